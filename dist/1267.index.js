"use strict";

exports.id = 1267;

exports.ids = [ 1267 ];

exports.modules = {
  11267: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    var requestLog = (function requestLog(octokit) {
      octokit.hook.wrap("request", (request, options) => {
        octokit.log.debug("request", options);
        const start = Date.now();
        const requestOptions = octokit.request.endpoint.parse(options);
        const path = requestOptions.url.replace(options.baseUrl, "");
        return request(options).then(response => {
          const requestId = response.headers["x-github-request-id"];
          octokit.log.info(`${requestOptions.method} ${path} - ${response.status} with id ${requestId} in ${Date.now() - start}ms`);
          return response;
        }).catch(error => {
          const requestId = error.response?.headers["x-github-request-id"] || "UNKNOWN";
          octokit.log.error(`${requestOptions.method} ${path} - ${error.status} with id ${requestId} in ${Date.now() - start}ms`);
          throw error;
        });
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      Octokit: () => Octokit
    });
    var dist_src = __webpack_require__(81692);
    const VERSION = "6.0.0";
    requestLog.VERSION = VERSION;
    var dist_bundle = __webpack_require__(93779);
    var plugin_rest_endpoint_methods_dist_src = __webpack_require__(49210);
    const version_VERSION = "22.0.1";
    const Octokit = dist_src.E.plugin(requestLog, plugin_rest_endpoint_methods_dist_src.T, dist_bundle.ud).defaults({
      userAgent: `octokit-rest.js/${version_VERSION}`
    });
  })
};


