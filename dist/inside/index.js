"use strict";

require("../index.js").inside();
