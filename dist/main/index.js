"use strict";

require("../index.js").main();
