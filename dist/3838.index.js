"use strict";

exports.id = 3838;

exports.ids = [ 3838 ];

exports.modules = {
  33838: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    var utils_toCommandValue = (function utils_toCommandValue(input) {
      if (input === null || input === undefined) {
        return "";
      } else if (typeof input === "string" || input instanceof String) {
        return input;
      }
      return JSON.stringify(input);
    });
    var file_command_issueFileCommand = (function file_command_issueFileCommand(command, message) {
      const filePath = process.env[`GITHUB_${command}`];
      if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
      }
      if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
      }
      external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: "utf8"
      });
    });
    var file_command_prepareKeyValueMessage = (function file_command_prepareKeyValueMessage(key, value) {
      const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
      const convertedValue = utils_toCommandValue(value);
      if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
      }
      if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
      }
      return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
    });
    var setOutput = (function setOutput(name, value) {
      const filePath = process.env["GITHUB_OUTPUT"] || "";
      if (filePath) {
        return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
      }
      process.stdout.write(external_os_.EOL);
      command_issueCommand("set-output", {
        name: name
      }, utils_toCommandValue(value));
    });
    var saveState = (function saveState(name, value) {
      const filePath = process.env["GITHUB_STATE"] || "";
      if (filePath) {
        return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
      }
      command_issueCommand("save-state", {
        name: name
      }, utils_toCommandValue(value));
    });
    __webpack_require__.d(__webpack_exports__, {
      z3: () => error,
      pq: () => info,
      lm: () => notice,
      LZ: () => saveState,
      uH: () => setOutput,
      z: () => summary,
      $e: () => warning
    });
    var external_os_ = __webpack_require__(70857);
    function toCommandProperties(annotationProperties) {
      if (!Object.keys(annotationProperties).length) {
        return {};
      }
      return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
      };
    }
    function command_issueCommand(command, properties, message) {
      const cmd = new Command(command, properties, message);
      process.stdout.write(cmd.toString() + external_os_.EOL);
    }
    function command_issue(name, message = "") {
      command_issueCommand(name, {}, message);
    }
    const CMD_STRING = "::";
    class Command {
      constructor(command, properties, message) {
        if (!command) {
          command = "missing.command";
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
      }
      toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
          cmdStr += " ";
          let first = true;
          for (const key in this.properties) {
            if (this.properties.hasOwnProperty(key)) {
              const val = this.properties[key];
              if (val) {
                if (first) {
                  first = false;
                } else {
                  cmdStr += ",";
                }
                cmdStr += `${key}=${escapeProperty(val)}`;
              }
            }
          }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
      }
    }
    function escapeData(s) {
      return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
    }
    function escapeProperty(s) {
      return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
    }
    var external_crypto_ = __webpack_require__(76982);
    var external_fs_ = __webpack_require__(79896);
    var external_path_ = __webpack_require__(16928);
    var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
      function adopt(value) {
        return value instanceof P ? value : new P(function(resolve) {
          resolve(value);
        });
      }
      return new (P || (P = Promise))(function(resolve, reject) {
        function fulfilled(value) {
          try {
            step(generator.next(value));
          } catch (e) {
            reject(e);
          }
        }
        function rejected(value) {
          try {
            step(generator["throw"](value));
          } catch (e) {
            reject(e);
          }
        }
        function step(result) {
          result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
      });
    };
    class oidc_utils_OidcClient {
      static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
          allowRetries: allowRetry,
          maxRetries: maxRetry
        };
        return new HttpClient("actions/oidc-client", [ new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken()) ], requestOptions);
      }
      static getRequestToken() {
        const token = process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];
        if (!token) {
          throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");
        }
        return token;
      }
      static getIDTokenUrl() {
        const runtimeUrl = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"];
        if (!runtimeUrl) {
          throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");
        }
        return runtimeUrl;
      }
      static getCall(id_token_url) {
        return __awaiter(this, void 0, void 0, function*() {
          var _a;
          const httpclient = oidc_utils_OidcClient.createHttpClient();
          const res = yield httpclient.getJson(id_token_url).catch(error => {
            throw new Error(`Failed to get ID Token. \n \n        Error Code : ${error.statusCode}\n \n        Error Message: ${error.message}`);
          });
          const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
          if (!id_token) {
            throw new Error("Response json body do not have ID Token field");
          }
          return id_token;
        });
      }
      static getIDToken(audience) {
        return __awaiter(this, void 0, void 0, function*() {
          try {
            let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
            if (audience) {
              const encodedAudience = encodeURIComponent(audience);
              id_token_url = `${id_token_url}&audience=${encodedAudience}`;
            }
            debug(`ID token url is ${id_token_url}`);
            const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
            setSecret(id_token);
            return id_token;
          } catch (error) {
            throw new Error(`Error message: ${error.message}`);
          }
        });
      }
    }
    var summary_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
      function adopt(value) {
        return value instanceof P ? value : new P(function(resolve) {
          resolve(value);
        });
      }
      return new (P || (P = Promise))(function(resolve, reject) {
        function fulfilled(value) {
          try {
            step(generator.next(value));
          } catch (e) {
            reject(e);
          }
        }
        function rejected(value) {
          try {
            step(generator["throw"](value));
          } catch (e) {
            reject(e);
          }
        }
        function step(result) {
          result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
      });
    };
    const {access: access, appendFile: appendFile, writeFile: writeFile} = external_fs_.promises;
    const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
    const SUMMARY_DOCS_URL = "https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary";
    class Summary {
      constructor() {
        this._buffer = "";
      }
      filePath() {
        return summary_awaiter(this, void 0, void 0, function*() {
          if (this._filePath) {
            return this._filePath;
          }
          const pathFromEnv = process.env[SUMMARY_ENV_VAR];
          if (!pathFromEnv) {
            throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
          }
          try {
            yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
          } catch (_a) {
            throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
          }
          this._filePath = pathFromEnv;
          return this._filePath;
        });
      }
      wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
        if (!content) {
          return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
      }
      write(options) {
        return summary_awaiter(this, void 0, void 0, function*() {
          const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
          const filePath = yield this.filePath();
          const writeFunc = overwrite ? writeFile : appendFile;
          yield writeFunc(filePath, this._buffer, {
            encoding: "utf8"
          });
          return this.emptyBuffer();
        });
      }
      clear() {
        return summary_awaiter(this, void 0, void 0, function*() {
          return this.emptyBuffer().write({
            overwrite: true
          });
        });
      }
      stringify() {
        return this._buffer;
      }
      isEmptyBuffer() {
        return this._buffer.length === 0;
      }
      emptyBuffer() {
        this._buffer = "";
        return this;
      }
      addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
      }
      addEOL() {
        return this.addRaw(external_os_.EOL);
      }
      addCodeBlock(code, lang) {
        const attrs = Object.assign({}, lang && {
          lang: lang
        });
        const element = this.wrap("pre", this.wrap("code", code), attrs);
        return this.addRaw(element).addEOL();
      }
      addList(items, ordered = false) {
        const tag = ordered ? "ol" : "ul";
        const listItems = items.map(item => this.wrap("li", item)).join("");
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
      }
      addTable(rows) {
        const tableBody = rows.map(row => {
          const cells = row.map(cell => {
            if (typeof cell === "string") {
              return this.wrap("td", cell);
            }
            const {header: header, data: data, colspan: colspan, rowspan: rowspan} = cell;
            const tag = header ? "th" : "td";
            const attrs = Object.assign(Object.assign({}, colspan && {
              colspan: colspan
            }), rowspan && {
              rowspan: rowspan
            });
            return this.wrap(tag, data, attrs);
          }).join("");
          return this.wrap("tr", cells);
        }).join("");
        const element = this.wrap("table", tableBody);
        return this.addRaw(element).addEOL();
      }
      addDetails(label, content) {
        const element = this.wrap("details", this.wrap("summary", label) + content);
        return this.addRaw(element).addEOL();
      }
      addImage(src, alt, options) {
        const {width: width, height: height} = options || {};
        const attrs = Object.assign(Object.assign({}, width && {
          width: width
        }), height && {
          height: height
        });
        const element = this.wrap("img", null, Object.assign({
          src: src,
          alt: alt
        }, attrs));
        return this.addRaw(element).addEOL();
      }
      addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = [ "h1", "h2", "h3", "h4", "h5", "h6" ].includes(tag) ? tag : "h1";
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
      }
      addSeparator() {
        const element = this.wrap("hr", null);
        return this.addRaw(element).addEOL();
      }
      addBreak() {
        const element = this.wrap("br", null);
        return this.addRaw(element).addEOL();
      }
      addQuote(text, cite) {
        const attrs = Object.assign({}, cite && {
          cite: cite
        });
        const element = this.wrap("blockquote", text, attrs);
        return this.addRaw(element).addEOL();
      }
      addLink(text, href) {
        const element = this.wrap("a", text, {
          href: href
        });
        return this.addRaw(element).addEOL();
      }
    }
    const _summary = new Summary;
    const markdownSummary = null;
    const summary = _summary;
    function toPosixPath(pth) {
      return pth.replace(/[\\]/g, "/");
    }
    function toWin32Path(pth) {
      return pth.replace(/[/]/g, "\\");
    }
    function toPlatformPath(pth) {
      return pth.replace(/[/\\]/g, path.sep);
    }
    var platform_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
      function adopt(value) {
        return value instanceof P ? value : new P(function(resolve) {
          resolve(value);
        });
      }
      return new (P || (P = Promise))(function(resolve, reject) {
        function fulfilled(value) {
          try {
            step(generator.next(value));
          } catch (e) {
            reject(e);
          }
        }
        function rejected(value) {
          try {
            step(generator["throw"](value));
          } catch (e) {
            reject(e);
          }
        }
        function step(result) {
          result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
      });
    };
    const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function*() {
      const {stdout: version} = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
      });
      const {stdout: name} = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
      });
      return {
        name: name.trim(),
        version: version.trim()
      };
    });
    const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function*() {
      var _a, _b, _c, _d;
      const {stdout: stdout} = yield exec.getExecOutput("sw_vers", undefined, {
        silent: true
      });
      const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : "";
      const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : "";
      return {
        name: name,
        version: version
      };
    });
    const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function*() {
      const {stdout: stdout} = yield exec.getExecOutput("lsb_release", [ "-i", "-r", "-s" ], {
        silent: true
      });
      const [name, version] = stdout.trim().split("\n");
      return {
        name: name,
        version: version
      };
    });
    const platform = external_os_.platform();
    const arch = external_os_.arch();
    const isWindows = platform === "win32";
    const isMacOS = platform === "darwin";
    const isLinux = platform === "linux";
    function getDetails() {
      return platform_awaiter(this, void 0, void 0, function*() {
        return Object.assign(Object.assign({}, yield isWindows ? getWindowsInfo() : isMacOS ? getMacOsInfo() : getLinuxInfo()), {
          platform: platform,
          arch: arch,
          isWindows: isWindows,
          isMacOS: isMacOS,
          isLinux: isLinux
        });
      });
    }
    var core_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
      function adopt(value) {
        return value instanceof P ? value : new P(function(resolve) {
          resolve(value);
        });
      }
      return new (P || (P = Promise))(function(resolve, reject) {
        function fulfilled(value) {
          try {
            step(generator.next(value));
          } catch (e) {
            reject(e);
          }
        }
        function rejected(value) {
          try {
            step(generator["throw"](value));
          } catch (e) {
            reject(e);
          }
        }
        function step(result) {
          result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
      });
    };
    var ExitCode;
    (function(ExitCode) {
      ExitCode[ExitCode["Success"] = 0] = "Success";
      ExitCode[ExitCode["Failure"] = 1] = "Failure";
    })(ExitCode || (ExitCode = {}));
    function exportVariable(name, val) {
      const convertedVal = toCommandValue(val);
      process.env[name] = convertedVal;
      const filePath = process.env["GITHUB_ENV"] || "";
      if (filePath) {
        return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
      }
      issueCommand("set-env", {
        name: name
      }, convertedVal);
    }
    function core_setSecret(secret) {
      issueCommand("add-mask", {}, secret);
    }
    function addPath(inputPath) {
      const filePath = process.env["GITHUB_PATH"] || "";
      if (filePath) {
        issueFileCommand("PATH", inputPath);
      } else {
        issueCommand("add-path", {}, inputPath);
      }
      process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
    }
    function getInput(name, options) {
      const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
      if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
      }
      if (options && options.trimWhitespace === false) {
        return val;
      }
      return val.trim();
    }
    function getMultilineInput(name, options) {
      const inputs = getInput(name, options).split("\n").filter(x => x !== "");
      if (options && options.trimWhitespace === false) {
        return inputs;
      }
      return inputs.map(input => input.trim());
    }
    function getBooleanInput(name, options) {
      const trueValue = [ "true", "True", "TRUE" ];
      const falseValue = [ "false", "False", "FALSE" ];
      const val = getInput(name, options);
      if (trueValue.includes(val)) return true;
      if (falseValue.includes(val)) return false;
      throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
    }
    function setCommandEcho(enabled) {
      issue("echo", enabled ? "on" : "off");
    }
    function setFailed(message) {
      process.exitCode = ExitCode.Failure;
      error(message);
    }
    function isDebug() {
      return process.env["RUNNER_DEBUG"] === "1";
    }
    function core_debug(message) {
      issueCommand("debug", {}, message);
    }
    function error(message, properties = {}) {
      command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
    }
    function warning(message, properties = {}) {
      command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
    }
    function notice(message, properties = {}) {
      command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
    }
    function info(message) {
      process.stdout.write(message + external_os_.EOL);
    }
    function startGroup(name) {
      issue("group", name);
    }
    function endGroup() {
      issue("endgroup");
    }
    function group(name, fn) {
      return core_awaiter(this, void 0, void 0, function*() {
        startGroup(name);
        let result;
        try {
          result = yield fn();
        } finally {
          endGroup();
        }
        return result;
      });
    }
    function getState(name) {
      return process.env[`STATE_${name}`] || "";
    }
    function getIDToken(aud) {
      return core_awaiter(this, void 0, void 0, function*() {
        return yield OidcClient.getIDToken(aud);
      });
    }
  })
};


