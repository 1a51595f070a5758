"use strict";

exports.id = 6224;

exports.ids = [ 6224 ];

exports.modules = {
  6224: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      ReadBuffer: () => ReadBuffer,
      STDIO_DEFAULT_MAX_BUFFER_SIZE: () => STDIO_DEFAULT_MAX_BUFFER_SIZE,
      deserializeMessage: () => deserializeMessage,
      serializeMessage: () => serializeMessage
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(330);
    const STDIO_DEFAULT_MAX_BUFFER_SIZE = 10 * 1024 * 1024;
    class ReadBuffer {
      constructor(options) {
        this._maxBufferSize = options?.maxBufferSize ?? STDIO_DEFAULT_MAX_BUFFER_SIZE;
      }
      append(chunk) {
        const newSize = (this._buffer?.length ?? 0) + chunk.length;
        if (newSize > this._maxBufferSize) {
          this.clear();
          throw new Error(`ReadBuffer exceeded maximum size of ${this._maxBufferSize} bytes`);
        }
        this._buffer = this._buffer ? Buffer.concat([ this._buffer, chunk ]) : chunk;
      }
      readMessage() {
        if (!this._buffer) {
          return null;
        }
        const index = this._buffer.indexOf("\n");
        if (index === -1) {
          return null;
        }
        const line = this._buffer.toString("utf8", 0, index).replace(/\r$/, "");
        this._buffer = this._buffer.subarray(index + 1);
        return deserializeMessage(line);
      }
      clear() {
        this._buffer = undefined;
      }
    }
    function deserializeMessage(line) {
      return _types_js__WEBPACK_IMPORTED_MODULE_0__.JSONRPCMessageSchema.parse(JSON.parse(line));
    }
    function serializeMessage(message) {
      return JSON.stringify(message) + "\n";
    }
  })
};


