"use strict";

require("../index.js").post();
