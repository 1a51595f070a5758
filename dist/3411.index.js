export const id = 3411;

export const ids = [ 3411 ];

export const modules = {
  13411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      VERSION: () => VERSION
    });
    const VERSION = "0.1.0";
  })
};
