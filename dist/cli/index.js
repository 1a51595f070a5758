#!/usr/bin/env node
"use strict";

require("../index.js").cli();
