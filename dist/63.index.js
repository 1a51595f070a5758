"use strict";

exports.id = 63;

exports.ids = [ 63 ];

exports.modules = {
  30063: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    var isPlainObject = (function isPlainObject(value) {
      return value !== null && typeof value === "object" && !Array.isArray(value);
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      Client: () => Client,
      getSupportedElicitationModes: () => getSupportedElicitationModes
    });
    var parse = __webpack_require__(4196);
    function zod_compat_isZ4Schema(s) {
      const schema = s;
      return !!schema._zod;
    }
    function objectFromShape(shape) {
      const values = Object.values(shape);
      if (values.length === 0) return z4mini.object({});
      const allV4 = values.every(zod_compat_isZ4Schema);
      const allV3 = values.every(s => !zod_compat_isZ4Schema(s));
      if (allV4) return z4mini.object(shape);
      if (allV3) return z3rt.object(shape);
      throw new Error("Mixed Zod versions detected in object shape.");
    }
    function safeParse(schema, data) {
      if (zod_compat_isZ4Schema(schema)) {
        const result = parse.xL(schema, data);
        return result;
      }
      const v3Schema = schema;
      const result = v3Schema.safeParse(data);
      return result;
    }
    async function safeParseAsync(schema, data) {
      if (zod_compat_isZ4Schema(schema)) {
        const result = await z4mini.safeParseAsync(schema, data);
        return result;
      }
      const v3Schema = schema;
      const result = await v3Schema.safeParseAsync(data);
      return result;
    }
    function getObjectShape(schema) {
      if (!schema) return undefined;
      let rawShape;
      if (zod_compat_isZ4Schema(schema)) {
        const v4Schema = schema;
        rawShape = v4Schema._zod?.def?.shape;
      } else {
        const v3Schema = schema;
        rawShape = v3Schema.shape;
      }
      if (!rawShape) return undefined;
      if (typeof rawShape === "function") {
        try {
          return rawShape();
        } catch {
          return undefined;
        }
      }
      return rawShape;
    }
    function normalizeObjectSchema(schema) {
      if (!schema) return undefined;
      if (typeof schema === "object") {
        const asV3 = schema;
        const asV4 = schema;
        if (!asV3._def && !asV4._zod) {
          const values = Object.values(schema);
          if (values.length > 0 && values.every(v => typeof v === "object" && v !== null && (v._def !== undefined || v._zod !== undefined || typeof v.parse === "function"))) {
            return objectFromShape(schema);
          }
        }
      }
      if (zod_compat_isZ4Schema(schema)) {
        const v4Schema = schema;
        const def = v4Schema._zod?.def;
        if (def && (def.type === "object" || def.shape !== undefined)) {
          return schema;
        }
      } else {
        const v3Schema = schema;
        if (v3Schema.shape !== undefined) {
          return schema;
        }
      }
      return undefined;
    }
    function getDotPath(path) {
      if (path.length === 0) {
        return "object root";
      }
      return path.reduce((acc, seg, index) => {
        if (index === 0) {
          return String(seg);
        }
        if (typeof seg === "number") {
          return `${acc}[${seg}]`;
        }
        return `${acc}.${seg}`;
      }, "");
    }
    function getParseErrorMessage(error) {
      if (error && typeof error === "object") {
        if ("issues" in error && Array.isArray(error.issues) && error.issues.length > 0) {
          return error.issues.map(i => {
            if (!i.path?.length) {
              return i.message;
            }
            return `${i.message} at ${getDotPath(i.path)}`;
          }).join("\n");
        }
        if ("message" in error && typeof error.message === "string") {
          return error.message;
        }
        try {
          return JSON.stringify(error);
        } catch {
          return String(error);
        }
      }
      return String(error);
    }
    function getSchemaDescription(schema) {
      return schema.description;
    }
    function isSchemaOptional(schema) {
      if (zod_compat_isZ4Schema(schema)) {
        const v4Schema = schema;
        return v4Schema._zod?.def?.type === "optional";
      }
      const v3Schema = schema;
      if (typeof schema.isOptional === "function") {
        return schema.isOptional();
      }
      return v3Schema._def?.typeName === "ZodOptional";
    }
    function getLiteralValue(schema) {
      if (zod_compat_isZ4Schema(schema)) {
        const v4Schema = schema;
        const def = v4Schema._zod?.def;
        if (def) {
          if (def.value !== undefined) return def.value;
          if (Array.isArray(def.values) && def.values.length > 0) {
            return def.values[0];
          }
        }
      }
      const v3Schema = schema;
      const def = v3Schema._def;
      if (def) {
        if (def.value !== undefined) return def.value;
        if (Array.isArray(def.values) && def.values.length > 0) {
          return def.values[0];
        }
      }
      const directValue = schema.value;
      if (directValue !== undefined) return directValue;
      return undefined;
    }
    var types = __webpack_require__(330);
    function isTerminal(status) {
      return status === "completed" || status === "failed" || status === "cancelled";
    }
    const Options_ignoreOverride = Symbol("Let zodToJsonSchema decide on which parser to use");
    const jsonDescription = (jsonSchema, def) => {
      if (def.description) {
        try {
          return {
            ...jsonSchema,
            ...JSON.parse(def.description)
          };
        } catch {}
      }
      return jsonSchema;
    };
    const defaultOptions = {
      name: undefined,
      $refStrategy: "root",
      basePath: [ "#" ],
      effectStrategy: "input",
      pipeStrategy: "all",
      dateStrategy: "format:date-time",
      mapStrategy: "entries",
      removeAdditionalStrategy: "passthrough",
      allowedAdditionalProperties: true,
      rejectedAdditionalProperties: false,
      definitionPath: "definitions",
      target: "jsonSchema7",
      strictUnions: false,
      definitions: {},
      errorMessages: false,
      markdownDescription: false,
      patternStrategy: "escape",
      applyRegexFlags: false,
      emailStrategy: "format:email",
      base64Strategy: "contentEncoding:base64",
      nameStrategy: "ref",
      openAiAnyTypeName: "OpenAiAnyType"
    };
    const Options_getDefaultOptions = options => typeof options === "string" ? {
      ...defaultOptions,
      name: options
    } : {
      ...defaultOptions,
      ...options
    };
    const Refs_getRefs = options => {
      const _options = getDefaultOptions(options);
      const currentPath = _options.name !== undefined ? [ ..._options.basePath, _options.definitionPath, _options.name ] : _options.basePath;
      return {
        ..._options,
        flags: {
          hasReferencedOpenAiAnyType: false
        },
        currentPath: currentPath,
        propertyPath: undefined,
        seen: new Map(Object.entries(_options.definitions).map(([name, def]) => [ def._def, {
          def: def._def,
          path: [ ..._options.basePath, _options.definitionPath, name ],
          jsonSchema: undefined
        } ]))
      };
    };
    function array_parseArrayDef(def, refs) {
      const res = {
        type: "array"
      };
      if (def.type?._def && def.type?._def?.typeName !== ZodFirstPartyTypeKind.ZodAny) {
        res.items = parseDef(def.type._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "items" ]
        });
      }
      if (def.minLength) {
        setResponseValueAndErrors(res, "minItems", def.minLength.value, def.minLength.message, refs);
      }
      if (def.maxLength) {
        setResponseValueAndErrors(res, "maxItems", def.maxLength.value, def.maxLength.message, refs);
      }
      if (def.exactLength) {
        setResponseValueAndErrors(res, "minItems", def.exactLength.value, def.exactLength.message, refs);
        setResponseValueAndErrors(res, "maxItems", def.exactLength.value, def.exactLength.message, refs);
      }
      return res;
    }
    function branded_parseBrandedDef(_def, refs) {
      return parseDef(_def.type._def, refs);
    }
    const catch_parseCatchDef = (def, refs) => parseDef(def.innerType._def, refs);
    function default_parseDefaultDef(_def, refs) {
      return {
        ...parseDef(_def.innerType._def, refs),
        default: _def.defaultValue()
      };
    }
    function effects_parseEffectsDef(_def, refs) {
      return refs.effectStrategy === "input" ? parseDef(_def.schema._def, refs) : parseAnyDef(refs);
    }
    const isJsonSchema7AllOfType = type => {
      if ("type" in type && type.type === "string") return false;
      return "allOf" in type;
    };
    function intersection_parseIntersectionDef(def, refs) {
      const allOf = [ parseDef(def.left._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "allOf", "0" ]
      }), parseDef(def.right._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "allOf", "1" ]
      }) ].filter(x => !!x);
      let unevaluatedProperties = refs.target === "jsonSchema2019-09" ? {
        unevaluatedProperties: false
      } : undefined;
      const mergedAllOf = [];
      allOf.forEach(schema => {
        if (isJsonSchema7AllOfType(schema)) {
          mergedAllOf.push(...schema.allOf);
          if (schema.unevaluatedProperties === undefined) {
            unevaluatedProperties = undefined;
          }
        } else {
          let nestedSchema = schema;
          if ("additionalProperties" in schema && schema.additionalProperties === false) {
            const {additionalProperties: additionalProperties, ...rest} = schema;
            nestedSchema = rest;
          } else {
            unevaluatedProperties = undefined;
          }
          mergedAllOf.push(nestedSchema);
        }
      });
      return mergedAllOf.length ? {
        allOf: mergedAllOf,
        ...unevaluatedProperties
      } : undefined;
    }
    let emojiRegex = undefined;
    const zodPatterns = {
      cuid: /^[cC][^\s-]{8,}$/,
      cuid2: /^[0-9a-z]+$/,
      ulid: /^[0-9A-HJKMNP-TV-Z]{26}$/,
      email: /^(?!\.)(?!.*\.\.)([a-zA-Z0-9_'+\-\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\-]*\.)+[a-zA-Z]{2,}$/,
      emoji: () => {
        if (emojiRegex === undefined) {
          emojiRegex = RegExp("^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$", "u");
        }
        return emojiRegex;
      },
      uuid: /^[0-9a-fA-F]{8}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{12}$/,
      ipv4: /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
      ipv4Cidr: /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/(3[0-2]|[12]?[0-9])$/,
      ipv6: /^(([a-f0-9]{1,4}:){7}|::([a-f0-9]{1,4}:){0,6}|([a-f0-9]{1,4}:){1}:([a-f0-9]{1,4}:){0,5}|([a-f0-9]{1,4}:){2}:([a-f0-9]{1,4}:){0,4}|([a-f0-9]{1,4}:){3}:([a-f0-9]{1,4}:){0,3}|([a-f0-9]{1,4}:){4}:([a-f0-9]{1,4}:){0,2}|([a-f0-9]{1,4}:){5}:([a-f0-9]{1,4}:){0,1})([a-f0-9]{1,4}|(((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2}))\.){3}((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2})))$/,
      ipv6Cidr: /^(([0-9a-fA-F]{1,4}:){7,7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:)|fe80:(:[0-9a-fA-F]{0,4}){0,4}%[0-9a-zA-Z]{1,}|::(ffff(:0{1,4}){0,1}:){0,1}((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])|([0-9a-fA-F]{1,4}:){1,4}:((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9]))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
      base64: /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/,
      base64url: /^([0-9a-zA-Z-_]{4})*(([0-9a-zA-Z-_]{2}(==)?)|([0-9a-zA-Z-_]{3}(=)?))?$/,
      nanoid: /^[a-zA-Z0-9_-]{21}$/,
      jwt: /^[A-Za-z0-9-_]+\.[A-Za-z0-9-_]+\.[A-Za-z0-9-_]*$/
    };
    function string_parseStringDef(def, refs) {
      const res = {
        type: "string"
      };
      if (def.checks) {
        for (const check of def.checks) {
          switch (check.kind) {
           case "min":
            setResponseValueAndErrors(res, "minLength", typeof res.minLength === "number" ? Math.max(res.minLength, check.value) : check.value, check.message, refs);
            break;

           case "max":
            setResponseValueAndErrors(res, "maxLength", typeof res.maxLength === "number" ? Math.min(res.maxLength, check.value) : check.value, check.message, refs);
            break;

           case "email":
            switch (refs.emailStrategy) {
             case "format:email":
              addFormat(res, "email", check.message, refs);
              break;

             case "format:idn-email":
              addFormat(res, "idn-email", check.message, refs);
              break;

             case "pattern:zod":
              addPattern(res, zodPatterns.email, check.message, refs);
              break;
            }
            break;

           case "url":
            addFormat(res, "uri", check.message, refs);
            break;

           case "uuid":
            addFormat(res, "uuid", check.message, refs);
            break;

           case "regex":
            addPattern(res, check.regex, check.message, refs);
            break;

           case "cuid":
            addPattern(res, zodPatterns.cuid, check.message, refs);
            break;

           case "cuid2":
            addPattern(res, zodPatterns.cuid2, check.message, refs);
            break;

           case "startsWith":
            addPattern(res, RegExp(`^${escapeLiteralCheckValue(check.value, refs)}`), check.message, refs);
            break;

           case "endsWith":
            addPattern(res, RegExp(`${escapeLiteralCheckValue(check.value, refs)}$`), check.message, refs);
            break;

           case "datetime":
            addFormat(res, "date-time", check.message, refs);
            break;

           case "date":
            addFormat(res, "date", check.message, refs);
            break;

           case "time":
            addFormat(res, "time", check.message, refs);
            break;

           case "duration":
            addFormat(res, "duration", check.message, refs);
            break;

           case "length":
            setResponseValueAndErrors(res, "minLength", typeof res.minLength === "number" ? Math.max(res.minLength, check.value) : check.value, check.message, refs);
            setResponseValueAndErrors(res, "maxLength", typeof res.maxLength === "number" ? Math.min(res.maxLength, check.value) : check.value, check.message, refs);
            break;

           case "includes":
            {
              addPattern(res, RegExp(escapeLiteralCheckValue(check.value, refs)), check.message, refs);
              break;
            }

           case "ip":
            {
              if (check.version !== "v6") {
                addFormat(res, "ipv4", check.message, refs);
              }
              if (check.version !== "v4") {
                addFormat(res, "ipv6", check.message, refs);
              }
              break;
            }

           case "base64url":
            addPattern(res, zodPatterns.base64url, check.message, refs);
            break;

           case "jwt":
            addPattern(res, zodPatterns.jwt, check.message, refs);
            break;

           case "cidr":
            {
              if (check.version !== "v6") {
                addPattern(res, zodPatterns.ipv4Cidr, check.message, refs);
              }
              if (check.version !== "v4") {
                addPattern(res, zodPatterns.ipv6Cidr, check.message, refs);
              }
              break;
            }

           case "emoji":
            addPattern(res, zodPatterns.emoji(), check.message, refs);
            break;

           case "ulid":
            {
              addPattern(res, zodPatterns.ulid, check.message, refs);
              break;
            }

           case "base64":
            {
              switch (refs.base64Strategy) {
               case "format:binary":
                {
                  addFormat(res, "binary", check.message, refs);
                  break;
                }

               case "contentEncoding:base64":
                {
                  setResponseValueAndErrors(res, "contentEncoding", "base64", check.message, refs);
                  break;
                }

               case "pattern:zod":
                {
                  addPattern(res, zodPatterns.base64, check.message, refs);
                  break;
                }
              }
              break;
            }

           case "nanoid":
            {
              addPattern(res, zodPatterns.nanoid, check.message, refs);
            }

           case "toLowerCase":
           case "toUpperCase":
           case "trim":
            break;

           default:
            (_ => {})(check);
          }
        }
      }
      return res;
    }
    function escapeLiteralCheckValue(literal, refs) {
      return refs.patternStrategy === "escape" ? escapeNonAlphaNumeric(literal) : literal;
    }
    const ALPHA_NUMERIC = new Set("ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz0123456789");
    function escapeNonAlphaNumeric(source) {
      let result = "";
      for (let i = 0; i < source.length; i++) {
        if (!ALPHA_NUMERIC.has(source[i])) {
          result += "\\";
        }
        result += source[i];
      }
      return result;
    }
    function addFormat(schema, value, message, refs) {
      if (schema.format || schema.anyOf?.some(x => x.format)) {
        if (!schema.anyOf) {
          schema.anyOf = [];
        }
        if (schema.format) {
          schema.anyOf.push({
            format: schema.format,
            ...schema.errorMessage && refs.errorMessages && {
              errorMessage: {
                format: schema.errorMessage.format
              }
            }
          });
          delete schema.format;
          if (schema.errorMessage) {
            delete schema.errorMessage.format;
            if (Object.keys(schema.errorMessage).length === 0) {
              delete schema.errorMessage;
            }
          }
        }
        schema.anyOf.push({
          format: value,
          ...message && refs.errorMessages && {
            errorMessage: {
              format: message
            }
          }
        });
      } else {
        setResponseValueAndErrors(schema, "format", value, message, refs);
      }
    }
    function addPattern(schema, regex, message, refs) {
      if (schema.pattern || schema.allOf?.some(x => x.pattern)) {
        if (!schema.allOf) {
          schema.allOf = [];
        }
        if (schema.pattern) {
          schema.allOf.push({
            pattern: schema.pattern,
            ...schema.errorMessage && refs.errorMessages && {
              errorMessage: {
                pattern: schema.errorMessage.pattern
              }
            }
          });
          delete schema.pattern;
          if (schema.errorMessage) {
            delete schema.errorMessage.pattern;
            if (Object.keys(schema.errorMessage).length === 0) {
              delete schema.errorMessage;
            }
          }
        }
        schema.allOf.push({
          pattern: stringifyRegExpWithFlags(regex, refs),
          ...message && refs.errorMessages && {
            errorMessage: {
              pattern: message
            }
          }
        });
      } else {
        setResponseValueAndErrors(schema, "pattern", stringifyRegExpWithFlags(regex, refs), message, refs);
      }
    }
    function stringifyRegExpWithFlags(regex, refs) {
      if (!refs.applyRegexFlags || !regex.flags) {
        return regex.source;
      }
      const flags = {
        i: regex.flags.includes("i"),
        m: regex.flags.includes("m"),
        s: regex.flags.includes("s")
      };
      const source = flags.i ? regex.source.toLowerCase() : regex.source;
      let pattern = "";
      let isEscaped = false;
      let inCharGroup = false;
      let inCharRange = false;
      for (let i = 0; i < source.length; i++) {
        if (isEscaped) {
          pattern += source[i];
          isEscaped = false;
          continue;
        }
        if (flags.i) {
          if (inCharGroup) {
            if (source[i].match(/[a-z]/)) {
              if (inCharRange) {
                pattern += source[i];
                pattern += `${source[i - 2]}-${source[i]}`.toUpperCase();
                inCharRange = false;
              } else if (source[i + 1] === "-" && source[i + 2]?.match(/[a-z]/)) {
                pattern += source[i];
                inCharRange = true;
              } else {
                pattern += `${source[i]}${source[i].toUpperCase()}`;
              }
              continue;
            }
          } else if (source[i].match(/[a-z]/)) {
            pattern += `[${source[i]}${source[i].toUpperCase()}]`;
            continue;
          }
        }
        if (flags.m) {
          if (source[i] === "^") {
            pattern += `(^|(?<=[\r\n]))`;
            continue;
          } else if (source[i] === "$") {
            pattern += `($|(?=[\r\n]))`;
            continue;
          }
        }
        if (flags.s && source[i] === ".") {
          pattern += inCharGroup ? `${source[i]}\r\n` : `[${source[i]}\r\n]`;
          continue;
        }
        pattern += source[i];
        if (source[i] === "\\") {
          isEscaped = true;
        } else if (inCharGroup && source[i] === "]") {
          inCharGroup = false;
        } else if (!inCharGroup && source[i] === "[") {
          inCharGroup = true;
        }
      }
      try {
        new RegExp(pattern);
      } catch {
        console.warn(`Could not convert regex pattern at ${refs.currentPath.join("/")} to a flag-independent form! Falling back to the flag-ignorant source`);
        return regex.source;
      }
      return pattern;
    }
    function record_parseRecordDef(def, refs) {
      if (refs.target === "openAi") {
        console.warn("Warning: OpenAI may not support records in schemas! Try an array of key-value pairs instead.");
      }
      if (refs.target === "openApi3" && def.keyType?._def.typeName === ZodFirstPartyTypeKind.ZodEnum) {
        return {
          type: "object",
          required: def.keyType._def.values,
          properties: def.keyType._def.values.reduce((acc, key) => ({
            ...acc,
            [key]: parseDef(def.valueType._def, {
              ...refs,
              currentPath: [ ...refs.currentPath, "properties", key ]
            }) ?? parseAnyDef(refs)
          }), {}),
          additionalProperties: refs.rejectedAdditionalProperties
        };
      }
      const schema = {
        type: "object",
        additionalProperties: parseDef(def.valueType._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "additionalProperties" ]
        }) ?? refs.allowedAdditionalProperties
      };
      if (refs.target === "openApi3") {
        return schema;
      }
      if (def.keyType?._def.typeName === ZodFirstPartyTypeKind.ZodString && def.keyType._def.checks?.length) {
        const {type: type, ...keyType} = parseStringDef(def.keyType._def, refs);
        return {
          ...schema,
          propertyNames: keyType
        };
      } else if (def.keyType?._def.typeName === ZodFirstPartyTypeKind.ZodEnum) {
        return {
          ...schema,
          propertyNames: {
            enum: def.keyType._def.values
          }
        };
      } else if (def.keyType?._def.typeName === ZodFirstPartyTypeKind.ZodBranded && def.keyType._def.type._def.typeName === ZodFirstPartyTypeKind.ZodString && def.keyType._def.type._def.checks?.length) {
        const {type: type, ...keyType} = parseBrandedDef(def.keyType._def, refs);
        return {
          ...schema,
          propertyNames: keyType
        };
      }
      return schema;
    }
    function map_parseMapDef(def, refs) {
      if (refs.mapStrategy === "record") {
        return parseRecordDef(def, refs);
      }
      const keys = parseDef(def.keyType._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "items", "items", "0" ]
      }) || parseAnyDef(refs);
      const values = parseDef(def.valueType._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "items", "items", "1" ]
      }) || parseAnyDef(refs);
      return {
        type: "array",
        maxItems: 125,
        items: {
          type: "array",
          items: [ keys, values ],
          minItems: 2,
          maxItems: 2
        }
      };
    }
    const union_primitiveMappings = {
      ZodString: "string",
      ZodNumber: "number",
      ZodBigInt: "integer",
      ZodBoolean: "boolean",
      ZodNull: "null"
    };
    function union_parseUnionDef(def, refs) {
      if (refs.target === "openApi3") return asAnyOf(def, refs);
      const options = def.options instanceof Map ? Array.from(def.options.values()) : def.options;
      if (options.every(x => x._def.typeName in union_primitiveMappings && (!x._def.checks || !x._def.checks.length))) {
        const types = options.reduce((types, x) => {
          const type = union_primitiveMappings[x._def.typeName];
          return type && !types.includes(type) ? [ ...types, type ] : types;
        }, []);
        return {
          type: types.length > 1 ? types : types[0]
        };
      } else if (options.every(x => x._def.typeName === "ZodLiteral" && !x.description)) {
        const types = options.reduce((acc, x) => {
          const type = typeof x._def.value;
          switch (type) {
           case "string":
           case "number":
           case "boolean":
            return [ ...acc, type ];

           case "bigint":
            return [ ...acc, "integer" ];

           case "object":
            if (x._def.value === null) return [ ...acc, "null" ];

           case "symbol":
           case "undefined":
           case "function":
           default:
            return acc;
          }
        }, []);
        if (types.length === options.length) {
          const uniqueTypes = types.filter((x, i, a) => a.indexOf(x) === i);
          return {
            type: uniqueTypes.length > 1 ? uniqueTypes : uniqueTypes[0],
            enum: options.reduce((acc, x) => acc.includes(x._def.value) ? acc : [ ...acc, x._def.value ], [])
          };
        }
      } else if (options.every(x => x._def.typeName === "ZodEnum")) {
        return {
          type: "string",
          enum: options.reduce((acc, x) => [ ...acc, ...x._def.values.filter(x => !acc.includes(x)) ], [])
        };
      }
      return asAnyOf(def, refs);
    }
    const asAnyOf = (def, refs) => {
      const anyOf = (def.options instanceof Map ? Array.from(def.options.values()) : def.options).map((x, i) => parseDef(x._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "anyOf", `${i}` ]
      })).filter(x => !!x && (!refs.strictUnions || typeof x === "object" && Object.keys(x).length > 0));
      return anyOf.length ? {
        anyOf: anyOf
      } : undefined;
    };
    function nullable_parseNullableDef(def, refs) {
      if ([ "ZodString", "ZodNumber", "ZodBigInt", "ZodBoolean", "ZodNull" ].includes(def.innerType._def.typeName) && (!def.innerType._def.checks || !def.innerType._def.checks.length)) {
        if (refs.target === "openApi3") {
          return {
            type: primitiveMappings[def.innerType._def.typeName],
            nullable: true
          };
        }
        return {
          type: [ primitiveMappings[def.innerType._def.typeName], "null" ]
        };
      }
      if (refs.target === "openApi3") {
        const base = parseDef(def.innerType._def, {
          ...refs,
          currentPath: [ ...refs.currentPath ]
        });
        if (base && "$ref" in base) return {
          allOf: [ base ],
          nullable: true
        };
        return base && {
          ...base,
          nullable: true
        };
      }
      const base = parseDef(def.innerType._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "anyOf", "0" ]
      });
      return base && {
        anyOf: [ base, {
          type: "null"
        } ]
      };
    }
    function object_parseObjectDef(def, refs) {
      const forceOptionalIntoNullable = refs.target === "openAi";
      const result = {
        type: "object",
        properties: {}
      };
      const required = [];
      const shape = def.shape();
      for (const propName in shape) {
        let propDef = shape[propName];
        if (propDef === undefined || propDef._def === undefined) {
          continue;
        }
        let propOptional = safeIsOptional(propDef);
        if (propOptional && forceOptionalIntoNullable) {
          if (propDef._def.typeName === "ZodOptional") {
            propDef = propDef._def.innerType;
          }
          if (!propDef.isNullable()) {
            propDef = propDef.nullable();
          }
          propOptional = false;
        }
        const parsedDef = parseDef(propDef._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "properties", propName ],
          propertyPath: [ ...refs.currentPath, "properties", propName ]
        });
        if (parsedDef === undefined) {
          continue;
        }
        result.properties[propName] = parsedDef;
        if (!propOptional) {
          required.push(propName);
        }
      }
      if (required.length) {
        result.required = required;
      }
      const additionalProperties = decideAdditionalProperties(def, refs);
      if (additionalProperties !== undefined) {
        result.additionalProperties = additionalProperties;
      }
      return result;
    }
    function decideAdditionalProperties(def, refs) {
      if (def.catchall._def.typeName !== "ZodNever") {
        return parseDef(def.catchall._def, {
          ...refs,
          currentPath: [ ...refs.currentPath, "additionalProperties" ]
        });
      }
      switch (def.unknownKeys) {
       case "passthrough":
        return refs.allowedAdditionalProperties;

       case "strict":
        return refs.rejectedAdditionalProperties;

       case "strip":
        return refs.removeAdditionalStrategy === "strict" ? refs.allowedAdditionalProperties : refs.rejectedAdditionalProperties;
      }
    }
    function safeIsOptional(schema) {
      try {
        return schema.isOptional();
      } catch {
        return true;
      }
    }
    const optional_parseOptionalDef = (def, refs) => {
      if (refs.currentPath.toString() === refs.propertyPath?.toString()) {
        return parseDef(def.innerType._def, refs);
      }
      const innerSchema = parseDef(def.innerType._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "anyOf", "1" ]
      });
      return innerSchema ? {
        anyOf: [ {
          not: parseAnyDef(refs)
        }, innerSchema ]
      } : parseAnyDef(refs);
    };
    const pipeline_parsePipelineDef = (def, refs) => {
      if (refs.pipeStrategy === "input") {
        return parseDef(def.in._def, refs);
      } else if (refs.pipeStrategy === "output") {
        return parseDef(def.out._def, refs);
      }
      const a = parseDef(def.in._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "allOf", "0" ]
      });
      const b = parseDef(def.out._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "allOf", a ? "1" : "0" ]
      });
      return {
        allOf: [ a, b ].filter(x => x !== undefined)
      };
    };
    function promise_parsePromiseDef(def, refs) {
      return parseDef(def.type._def, refs);
    }
    function set_parseSetDef(def, refs) {
      const items = parseDef(def.valueType._def, {
        ...refs,
        currentPath: [ ...refs.currentPath, "items" ]
      });
      const schema = {
        type: "array",
        uniqueItems: true,
        items: items
      };
      if (def.minSize) {
        setResponseValueAndErrors(schema, "minItems", def.minSize.value, def.minSize.message, refs);
      }
      if (def.maxSize) {
        setResponseValueAndErrors(schema, "maxItems", def.maxSize.value, def.maxSize.message, refs);
      }
      return schema;
    }
    function tuple_parseTupleDef(def, refs) {
      if (def.rest) {
        return {
          type: "array",
          minItems: def.items.length,
          items: def.items.map((x, i) => parseDef(x._def, {
            ...refs,
            currentPath: [ ...refs.currentPath, "items", `${i}` ]
          })).reduce((acc, x) => x === undefined ? acc : [ ...acc, x ], []),
          additionalItems: parseDef(def.rest._def, {
            ...refs,
            currentPath: [ ...refs.currentPath, "additionalItems" ]
          })
        };
      } else {
        return {
          type: "array",
          minItems: def.items.length,
          maxItems: def.items.length,
          items: def.items.map((x, i) => parseDef(x._def, {
            ...refs,
            currentPath: [ ...refs.currentPath, "items", `${i}` ]
          })).reduce((acc, x) => x === undefined ? acc : [ ...acc, x ], [])
        };
      }
    }
    const readonly_parseReadonlyDef = (def, refs) => parseDef(def.innerType._def, refs);
    const selectParser_selectParser = (def, typeName, refs) => {
      switch (typeName) {
       case ZodFirstPartyTypeKind.ZodString:
        return parseStringDef(def, refs);

       case ZodFirstPartyTypeKind.ZodNumber:
        return parseNumberDef(def, refs);

       case ZodFirstPartyTypeKind.ZodObject:
        return parseObjectDef(def, refs);

       case ZodFirstPartyTypeKind.ZodBigInt:
        return parseBigintDef(def, refs);

       case ZodFirstPartyTypeKind.ZodBoolean:
        return parseBooleanDef();

       case ZodFirstPartyTypeKind.ZodDate:
        return parseDateDef(def, refs);

       case ZodFirstPartyTypeKind.ZodUndefined:
        return parseUndefinedDef(refs);

       case ZodFirstPartyTypeKind.ZodNull:
        return parseNullDef(refs);

       case ZodFirstPartyTypeKind.ZodArray:
        return parseArrayDef(def, refs);

       case ZodFirstPartyTypeKind.ZodUnion:
       case ZodFirstPartyTypeKind.ZodDiscriminatedUnion:
        return parseUnionDef(def, refs);

       case ZodFirstPartyTypeKind.ZodIntersection:
        return parseIntersectionDef(def, refs);

       case ZodFirstPartyTypeKind.ZodTuple:
        return parseTupleDef(def, refs);

       case ZodFirstPartyTypeKind.ZodRecord:
        return parseRecordDef(def, refs);

       case ZodFirstPartyTypeKind.ZodLiteral:
        return parseLiteralDef(def, refs);

       case ZodFirstPartyTypeKind.ZodEnum:
        return parseEnumDef(def);

       case ZodFirstPartyTypeKind.ZodNativeEnum:
        return parseNativeEnumDef(def);

       case ZodFirstPartyTypeKind.ZodNullable:
        return parseNullableDef(def, refs);

       case ZodFirstPartyTypeKind.ZodOptional:
        return parseOptionalDef(def, refs);

       case ZodFirstPartyTypeKind.ZodMap:
        return parseMapDef(def, refs);

       case ZodFirstPartyTypeKind.ZodSet:
        return parseSetDef(def, refs);

       case ZodFirstPartyTypeKind.ZodLazy:
        return () => def.getter()._def;

       case ZodFirstPartyTypeKind.ZodPromise:
        return parsePromiseDef(def, refs);

       case ZodFirstPartyTypeKind.ZodNaN:
       case ZodFirstPartyTypeKind.ZodNever:
        return parseNeverDef(refs);

       case ZodFirstPartyTypeKind.ZodEffects:
        return parseEffectsDef(def, refs);

       case ZodFirstPartyTypeKind.ZodAny:
        return parseAnyDef(refs);

       case ZodFirstPartyTypeKind.ZodUnknown:
        return parseUnknownDef(refs);

       case ZodFirstPartyTypeKind.ZodDefault:
        return parseDefaultDef(def, refs);

       case ZodFirstPartyTypeKind.ZodBranded:
        return parseBrandedDef(def, refs);

       case ZodFirstPartyTypeKind.ZodReadonly:
        return parseReadonlyDef(def, refs);

       case ZodFirstPartyTypeKind.ZodCatch:
        return parseCatchDef(def, refs);

       case ZodFirstPartyTypeKind.ZodPipeline:
        return parsePipelineDef(def, refs);

       case ZodFirstPartyTypeKind.ZodFunction:
       case ZodFirstPartyTypeKind.ZodVoid:
       case ZodFirstPartyTypeKind.ZodSymbol:
        return undefined;

       default:
        return (_ => undefined)(typeName);
      }
    };
    function parseDef_parseDef(def, refs, forceResolution = false) {
      const seenItem = refs.seen.get(def);
      if (refs.override) {
        const overrideResult = refs.override?.(def, refs, seenItem, forceResolution);
        if (overrideResult !== ignoreOverride) {
          return overrideResult;
        }
      }
      if (seenItem && !forceResolution) {
        const seenSchema = get$ref(seenItem, refs);
        if (seenSchema !== undefined) {
          return seenSchema;
        }
      }
      const newItem = {
        def: def,
        path: refs.currentPath,
        jsonSchema: undefined
      };
      refs.seen.set(def, newItem);
      const jsonSchemaOrGetter = selectParser(def, def.typeName, refs);
      const jsonSchema = typeof jsonSchemaOrGetter === "function" ? parseDef_parseDef(jsonSchemaOrGetter(), refs) : jsonSchemaOrGetter;
      if (jsonSchema) {
        addMeta(def, refs, jsonSchema);
      }
      if (refs.postProcess) {
        const postProcessResult = refs.postProcess(jsonSchema, def, refs);
        newItem.jsonSchema = jsonSchema;
        return postProcessResult;
      }
      newItem.jsonSchema = jsonSchema;
      return jsonSchema;
    }
    const get$ref = (item, refs) => {
      switch (refs.$refStrategy) {
       case "root":
        return {
          $ref: item.path.join("/")
        };

       case "relative":
        return {
          $ref: getRelativePath(refs.currentPath, item.path)
        };

       case "none":
       case "seen":
        {
          if (item.path.length < refs.currentPath.length && item.path.every((value, index) => refs.currentPath[index] === value)) {
            console.warn(`Recursive reference detected at ${refs.currentPath.join("/")}! Defaulting to any`);
            return parseAnyDef(refs);
          }
          return refs.$refStrategy === "seen" ? parseAnyDef(refs) : undefined;
        }
      }
    };
    const addMeta = (def, refs, jsonSchema) => {
      if (def.description) {
        jsonSchema.description = def.description;
        if (refs.markdownDescription) {
          jsonSchema.markdownDescription = def.description;
        }
      }
      return jsonSchema;
    };
    const zodToJsonSchema_zodToJsonSchema = (schema, options) => {
      const refs = getRefs(options);
      let definitions = typeof options === "object" && options.definitions ? Object.entries(options.definitions).reduce((acc, [name, schema]) => ({
        ...acc,
        [name]: parseDef(schema._def, {
          ...refs,
          currentPath: [ ...refs.basePath, refs.definitionPath, name ]
        }, true) ?? parseAnyDef(refs)
      }), {}) : undefined;
      const name = typeof options === "string" ? options : options?.nameStrategy === "title" ? undefined : options?.name;
      const main = parseDef(schema._def, name === undefined ? refs : {
        ...refs,
        currentPath: [ ...refs.basePath, refs.definitionPath, name ]
      }, false) ?? parseAnyDef(refs);
      const title = typeof options === "object" && options.name !== undefined && options.nameStrategy === "title" ? options.name : undefined;
      if (title !== undefined) {
        main.title = title;
      }
      if (refs.flags.hasReferencedOpenAiAnyType) {
        if (!definitions) {
          definitions = {};
        }
        if (!definitions[refs.openAiAnyTypeName]) {
          definitions[refs.openAiAnyTypeName] = {
            type: [ "string", "number", "integer", "boolean", "array", "null" ],
            items: {
              $ref: refs.$refStrategy === "relative" ? "1" : [ ...refs.basePath, refs.definitionPath, refs.openAiAnyTypeName ].join("/")
            }
          };
        }
      }
      const combined = name === undefined ? definitions ? {
        ...main,
        [refs.definitionPath]: definitions
      } : main : {
        $ref: [ ...refs.$refStrategy === "relative" ? [] : refs.basePath, refs.definitionPath, name ].join("/"),
        [refs.definitionPath]: {
          ...definitions,
          [name]: main
        }
      };
      if (refs.target === "jsonSchema7") {
        combined.$schema = "http://json-schema.org/draft-07/schema#";
      } else if (refs.target === "jsonSchema2019-09" || refs.target === "openAi") {
        combined.$schema = "https://json-schema.org/draft/2019-09/schema#";
      }
      if (refs.target === "openAi" && ("anyOf" in combined || "oneOf" in combined || "allOf" in combined || "type" in combined && Array.isArray(combined.type))) {
        console.warn("Warning: OpenAI may not support schemas with unions as roots! Try wrapping it in an object property.");
      }
      return combined;
    };
    const esm = null;
    function mapMiniTarget(t) {
      if (!t) return "draft-7";
      if (t === "jsonSchema7" || t === "draft-7") return "draft-7";
      if (t === "jsonSchema2019-09" || t === "draft-2020-12") return "draft-2020-12";
      return "draft-7";
    }
    function toJsonSchemaCompat(schema, opts) {
      if (isZ4Schema(schema)) {
        return z4mini.toJSONSchema(schema, {
          target: mapMiniTarget(opts?.target),
          io: opts?.pipeStrategy ?? "input"
        });
      }
      return zodToJsonSchema(schema, {
        strictUnions: opts?.strictUnions ?? true,
        pipeStrategy: opts?.pipeStrategy ?? "input"
      });
    }
    function getMethodLiteral(schema) {
      const shape = getObjectShape(schema);
      const methodSchema = shape?.method;
      if (!methodSchema) {
        throw new Error("Schema is missing a method literal");
      }
      const value = getLiteralValue(methodSchema);
      if (typeof value !== "string") {
        throw new Error("Schema method literal must be a string");
      }
      return value;
    }
    function parseWithCompat(schema, data) {
      const result = safeParse(schema, data);
      if (!result.success) {
        throw result.error;
      }
      return result.data;
    }
    const DEFAULT_REQUEST_TIMEOUT_MSEC = 6e4;
    class Protocol {
      constructor(_options) {
        this._options = _options;
        this._requestMessageId = 0;
        this._requestHandlers = new Map;
        this._requestHandlerAbortControllers = new Map;
        this._notificationHandlers = new Map;
        this._responseHandlers = new Map;
        this._progressHandlers = new Map;
        this._timeoutInfo = new Map;
        this._pendingDebouncedNotifications = new Set;
        this._taskProgressTokens = new Map;
        this._requestResolvers = new Map;
        this.setNotificationHandler(types.CancelledNotificationSchema, notification => {
          this._oncancel(notification);
        });
        this.setNotificationHandler(types.ProgressNotificationSchema, notification => {
          this._onprogress(notification);
        });
        this.setRequestHandler(types.PingRequestSchema, _request => ({}));
        this._taskStore = _options?.taskStore;
        this._taskMessageQueue = _options?.taskMessageQueue;
        if (this._taskStore) {
          this.setRequestHandler(types.GetTaskRequestSchema, async (request, extra) => {
            const task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
            if (!task) {
              throw new types.McpError(types.ErrorCode.InvalidParams, "Failed to retrieve task: Task not found");
            }
            return {
              ...task
            };
          });
          this.setRequestHandler(types.GetTaskPayloadRequestSchema, async (request, extra) => {
            const handleTaskResult = async () => {
              const taskId = request.params.taskId;
              if (!await this._taskStore.getTask(taskId, extra.sessionId)) {
                throw new types.McpError(types.ErrorCode.InvalidParams, `Task not found: ${taskId}`);
              }
              if (this._taskMessageQueue) {
                let queuedMessage;
                while (queuedMessage = await this._taskMessageQueue.dequeue(taskId, extra.sessionId)) {
                  if (queuedMessage.type === "response" || queuedMessage.type === "error") {
                    const message = queuedMessage.message;
                    const requestId = message.id;
                    const resolver = this._requestResolvers.get(requestId);
                    if (resolver) {
                      this._requestResolvers.delete(requestId);
                      if (queuedMessage.type === "response") {
                        resolver(message);
                      } else {
                        const errorMessage = message;
                        const error = new types.McpError(errorMessage.error.code, errorMessage.error.message, errorMessage.error.data);
                        resolver(error);
                      }
                    } else {
                      const messageType = queuedMessage.type === "response" ? "Response" : "Error";
                      this._onerror(new Error(`${messageType} handler missing for request ${requestId}`));
                    }
                    continue;
                  }
                  await (this._transport?.send(queuedMessage.message, {
                    relatedRequestId: extra.requestId
                  }));
                }
              }
              const task = await this._taskStore.getTask(taskId, extra.sessionId);
              if (!task) {
                throw new types.McpError(types.ErrorCode.InvalidParams, `Task not found: ${taskId}`);
              }
              if (!isTerminal(task.status)) {
                await this._waitForTaskUpdate(taskId, extra.signal, extra.sessionId);
                return await handleTaskResult();
              }
              if (isTerminal(task.status)) {
                const result = await this._taskStore.getTaskResult(taskId, extra.sessionId);
                this._clearTaskQueue(taskId, extra.sessionId);
                return {
                  ...result,
                  _meta: {
                    ...result._meta,
                    [types.RELATED_TASK_META_KEY]: {
                      taskId: taskId
                    }
                  }
                };
              }
              return await handleTaskResult();
            };
            return await handleTaskResult();
          });
          this.setRequestHandler(types.ListTasksRequestSchema, async (request, extra) => {
            try {
              const {tasks: tasks, nextCursor: nextCursor} = await this._taskStore.listTasks(request.params?.cursor, extra.sessionId);
              return {
                tasks: tasks,
                nextCursor: nextCursor,
                _meta: {}
              };
            } catch (error) {
              throw new types.McpError(types.ErrorCode.InvalidParams, `Failed to list tasks: ${error instanceof Error ? error.message : String(error)}`);
            }
          });
          this.setRequestHandler(types.CancelTaskRequestSchema, async (request, extra) => {
            try {
              const task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
              if (!task) {
                throw new types.McpError(types.ErrorCode.InvalidParams, `Task not found: ${request.params.taskId}`);
              }
              if (isTerminal(task.status)) {
                throw new types.McpError(types.ErrorCode.InvalidParams, `Cannot cancel task in terminal status: ${task.status}`);
              }
              await this._taskStore.updateTaskStatus(request.params.taskId, "cancelled", "Client cancelled task execution.", extra.sessionId);
              this._clearTaskQueue(request.params.taskId, extra.sessionId);
              const cancelledTask = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
              if (!cancelledTask) {
                throw new types.McpError(types.ErrorCode.InvalidParams, `Task not found after cancellation: ${request.params.taskId}`);
              }
              return {
                _meta: {},
                ...cancelledTask
              };
            } catch (error) {
              if (error instanceof types.McpError) {
                throw error;
              }
              throw new types.McpError(types.ErrorCode.InvalidRequest, `Failed to cancel task: ${error instanceof Error ? error.message : String(error)}`);
            }
          });
        }
      }
      async _oncancel(notification) {
        if (!notification.params.requestId) {
          return;
        }
        const controller = this._requestHandlerAbortControllers.get(notification.params.requestId);
        controller?.abort(notification.params.reason);
      }
      _setupTimeout(messageId, timeout, maxTotalTimeout, onTimeout, resetTimeoutOnProgress = false) {
        this._timeoutInfo.set(messageId, {
          timeoutId: setTimeout(onTimeout, timeout),
          startTime: Date.now(),
          timeout: timeout,
          maxTotalTimeout: maxTotalTimeout,
          resetTimeoutOnProgress: resetTimeoutOnProgress,
          onTimeout: onTimeout
        });
      }
      _resetTimeout(messageId) {
        const info = this._timeoutInfo.get(messageId);
        if (!info) return false;
        const totalElapsed = Date.now() - info.startTime;
        if (info.maxTotalTimeout && totalElapsed >= info.maxTotalTimeout) {
          this._timeoutInfo.delete(messageId);
          throw types.McpError.fromError(types.ErrorCode.RequestTimeout, "Maximum total timeout exceeded", {
            maxTotalTimeout: info.maxTotalTimeout,
            totalElapsed: totalElapsed
          });
        }
        clearTimeout(info.timeoutId);
        info.timeoutId = setTimeout(info.onTimeout, info.timeout);
        return true;
      }
      _cleanupTimeout(messageId) {
        const info = this._timeoutInfo.get(messageId);
        if (info) {
          clearTimeout(info.timeoutId);
          this._timeoutInfo.delete(messageId);
        }
      }
      async connect(transport) {
        if (this._transport) {
          throw new Error("Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.");
        }
        this._transport = transport;
        const _onclose = this.transport?.onclose;
        this._transport.onclose = () => {
          _onclose?.();
          this._onclose();
        };
        const _onerror = this.transport?.onerror;
        this._transport.onerror = error => {
          _onerror?.(error);
          this._onerror(error);
        };
        const _onmessage = this._transport?.onmessage;
        this._transport.onmessage = (message, extra) => {
          _onmessage?.(message, extra);
          if ((0, types.isJSONRPCResultResponse)(message) || (0, types.isJSONRPCErrorResponse)(message)) {
            this._onresponse(message);
          } else if ((0, types.isJSONRPCRequest)(message)) {
            this._onrequest(message, extra);
          } else if ((0, types.isJSONRPCNotification)(message)) {
            this._onnotification(message);
          } else {
            this._onerror(new Error(`Unknown message type: ${JSON.stringify(message)}`));
          }
        };
        await this._transport.start();
      }
      _onclose() {
        const responseHandlers = this._responseHandlers;
        this._responseHandlers = new Map;
        this._progressHandlers.clear();
        this._taskProgressTokens.clear();
        this._pendingDebouncedNotifications.clear();
        for (const info of this._timeoutInfo.values()) {
          clearTimeout(info.timeoutId);
        }
        this._timeoutInfo.clear();
        for (const controller of this._requestHandlerAbortControllers.values()) {
          controller.abort();
        }
        this._requestHandlerAbortControllers.clear();
        const error = types.McpError.fromError(types.ErrorCode.ConnectionClosed, "Connection closed");
        this._transport = undefined;
        this.onclose?.();
        for (const handler of responseHandlers.values()) {
          handler(error);
        }
      }
      _onerror(error) {
        this.onerror?.(error);
      }
      _onnotification(notification) {
        const handler = this._notificationHandlers.get(notification.method) ?? this.fallbackNotificationHandler;
        if (handler === undefined) {
          return;
        }
        Promise.resolve().then(() => handler(notification)).catch(error => this._onerror(new Error(`Uncaught error in notification handler: ${error}`)));
      }
      _onrequest(request, extra) {
        const handler = this._requestHandlers.get(request.method) ?? this.fallbackRequestHandler;
        const capturedTransport = this._transport;
        const relatedTaskId = request.params?._meta?.[types.RELATED_TASK_META_KEY]?.taskId;
        const sessionId = capturedTransport?.sessionId;
        const store = this._taskStore;
        let relatedTaskFound = true;
        let relatedTaskLookup;
        if (relatedTaskId && store && this._taskMessageQueue && sessionId !== undefined) {
          relatedTaskFound = false;
          relatedTaskLookup = (async () => {
            if (!await store.getTask(relatedTaskId, sessionId)) {
              throw new types.McpError(types.ErrorCode.InvalidParams, `Task not found: ${relatedTaskId}`);
            }
            relatedTaskFound = true;
          })();
        }
        if (handler === undefined) {
          const errorResponse = {
            jsonrpc: "2.0",
            id: request.id,
            error: {
              code: types.ErrorCode.MethodNotFound,
              message: "Method not found"
            }
          };
          if (relatedTaskId && relatedTaskLookup) {
            const queuedError = {
              type: "error",
              message: errorResponse,
              timestamp: Date.now()
            };
            relatedTaskLookup.then(() => this._enqueueTaskMessage(relatedTaskId, queuedError, sessionId), () => capturedTransport?.send(errorResponse)).catch(error => this._onerror(new Error(`Failed to send an error response: ${error}`)));
          } else if (relatedTaskId && this._taskMessageQueue) {
            this._enqueueTaskMessage(relatedTaskId, {
              type: "error",
              message: errorResponse,
              timestamp: Date.now()
            }, capturedTransport?.sessionId).catch(error => this._onerror(new Error(`Failed to enqueue error response: ${error}`)));
          } else {
            capturedTransport?.send(errorResponse).catch(error => this._onerror(new Error(`Failed to send an error response: ${error}`)));
          }
          return;
        }
        const abortController = new AbortController;
        this._requestHandlerAbortControllers.set(request.id, abortController);
        const taskCreationParams = (0, types.isTaskAugmentedRequestParams)(request.params) ? request.params.task : undefined;
        const taskStore = this._taskStore ? this.requestTaskStore(request, capturedTransport?.sessionId) : undefined;
        const fullExtra = {
          signal: abortController.signal,
          sessionId: capturedTransport?.sessionId,
          _meta: request.params?._meta,
          sendNotification: async notification => {
            if (abortController.signal.aborted) return;
            const notificationOptions = {
              relatedRequestId: request.id
            };
            if (relatedTaskId) {
              notificationOptions.relatedTask = {
                taskId: relatedTaskId
              };
            }
            await this.notification(notification, notificationOptions);
          },
          sendRequest: async (r, resultSchema, options) => {
            if (abortController.signal.aborted) {
              throw new types.McpError(types.ErrorCode.ConnectionClosed, "Request was cancelled");
            }
            const requestOptions = {
              ...options,
              relatedRequestId: request.id
            };
            if (relatedTaskId && !requestOptions.relatedTask) {
              requestOptions.relatedTask = {
                taskId: relatedTaskId
              };
            }
            const effectiveTaskId = requestOptions.relatedTask?.taskId ?? relatedTaskId;
            if (effectiveTaskId && taskStore) {
              await taskStore.updateTaskStatus(effectiveTaskId, "input_required");
            }
            return await this.request(r, resultSchema, requestOptions);
          },
          authInfo: extra?.authInfo,
          requestId: request.id,
          requestInfo: extra?.requestInfo,
          taskId: relatedTaskId,
          taskStore: taskStore,
          taskRequestedTtl: taskCreationParams?.ttl,
          closeSSEStream: extra?.closeSSEStream,
          closeStandaloneSSEStream: extra?.closeStandaloneSSEStream
        };
        (relatedTaskLookup ?? Promise.resolve()).then(() => {
          if (relatedTaskLookup && abortController.signal.aborted) {
            throw new types.McpError(types.ErrorCode.ConnectionClosed, "Request was cancelled");
          }
          if (taskCreationParams) {
            this.assertTaskHandlerCapability(request.method);
          }
        }).then(() => handler(request, fullExtra)).then(async result => {
          if (abortController.signal.aborted) {
            return;
          }
          const response = {
            result: result,
            jsonrpc: "2.0",
            id: request.id
          };
          if (relatedTaskId && this._taskMessageQueue) {
            await this._enqueueTaskMessage(relatedTaskId, {
              type: "response",
              message: response,
              timestamp: Date.now()
            }, capturedTransport?.sessionId);
          } else {
            await (capturedTransport?.send(response));
          }
        }, async error => {
          if (abortController.signal.aborted) {
            return;
          }
          const errorResponse = {
            jsonrpc: "2.0",
            id: request.id,
            error: {
              code: Number.isSafeInteger(error["code"]) ? error["code"] : types.ErrorCode.InternalError,
              message: error.message ?? "Internal error",
              ...error["data"] !== undefined && {
                data: error["data"]
              }
            }
          };
          if (relatedTaskId && this._taskMessageQueue && relatedTaskFound) {
            await this._enqueueTaskMessage(relatedTaskId, {
              type: "error",
              message: errorResponse,
              timestamp: Date.now()
            }, capturedTransport?.sessionId);
          } else {
            await (capturedTransport?.send(errorResponse));
          }
        }).catch(error => this._onerror(new Error(`Failed to send response: ${error}`))).finally(() => {
          if (this._requestHandlerAbortControllers.get(request.id) === abortController) {
            this._requestHandlerAbortControllers.delete(request.id);
          }
        });
      }
      _onprogress(notification) {
        const {progressToken: progressToken, ...params} = notification.params;
        const messageId = Number(progressToken);
        const handler = this._progressHandlers.get(messageId);
        if (!handler) {
          this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(notification)}`));
          return;
        }
        const responseHandler = this._responseHandlers.get(messageId);
        const timeoutInfo = this._timeoutInfo.get(messageId);
        if (timeoutInfo && responseHandler && timeoutInfo.resetTimeoutOnProgress) {
          try {
            this._resetTimeout(messageId);
          } catch (error) {
            this._responseHandlers.delete(messageId);
            this._progressHandlers.delete(messageId);
            this._cleanupTimeout(messageId);
            responseHandler(error);
            return;
          }
        }
        handler(params);
      }
      _onresponse(response) {
        const messageId = Number(response.id);
        const resolver = this._requestResolvers.get(messageId);
        if (resolver) {
          this._requestResolvers.delete(messageId);
          if ((0, types.isJSONRPCResultResponse)(response)) {
            resolver(response);
          } else {
            const error = new types.McpError(response.error.code, response.error.message, response.error.data);
            resolver(error);
          }
          return;
        }
        const handler = this._responseHandlers.get(messageId);
        if (handler === undefined) {
          this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(response)}`));
          return;
        }
        this._responseHandlers.delete(messageId);
        this._cleanupTimeout(messageId);
        let isTaskResponse = false;
        if ((0, types.isJSONRPCResultResponse)(response) && response.result && typeof response.result === "object") {
          const result = response.result;
          if (result.task && typeof result.task === "object") {
            const task = result.task;
            if (typeof task.taskId === "string") {
              isTaskResponse = true;
              this._taskProgressTokens.set(task.taskId, messageId);
            }
          }
        }
        if (!isTaskResponse) {
          this._progressHandlers.delete(messageId);
        }
        if ((0, types.isJSONRPCResultResponse)(response)) {
          handler(response);
        } else {
          const error = types.McpError.fromError(response.error.code, response.error.message, response.error.data);
          handler(error);
        }
      }
      get transport() {
        return this._transport;
      }
      async close() {
        await (this._transport?.close());
      }
      async* requestStream(request, resultSchema, options) {
        const {task: task} = options ?? {};
        if (!task) {
          try {
            const result = await this.request(request, resultSchema, options);
            yield {
              type: "result",
              result: result
            };
          } catch (error) {
            yield {
              type: "error",
              error: error instanceof types.McpError ? error : new types.McpError(types.ErrorCode.InternalError, String(error))
            };
          }
          return;
        }
        let taskId;
        try {
          const createResult = await this.request(request, types.CreateTaskResultSchema, options);
          if (createResult.task) {
            taskId = createResult.task.taskId;
            yield {
              type: "taskCreated",
              task: createResult.task
            };
          } else {
            throw new types.McpError(types.ErrorCode.InternalError, "Task creation did not return a task");
          }
          while (true) {
            const task = await this.getTask({
              taskId: taskId
            }, options);
            yield {
              type: "taskStatus",
              task: task
            };
            if (isTerminal(task.status)) {
              if (task.status === "completed") {
                const result = await this.getTaskResult({
                  taskId: taskId
                }, resultSchema, options);
                yield {
                  type: "result",
                  result: result
                };
              } else if (task.status === "failed") {
                yield {
                  type: "error",
                  error: new types.McpError(types.ErrorCode.InternalError, `Task ${taskId} failed`)
                };
              } else if (task.status === "cancelled") {
                yield {
                  type: "error",
                  error: new types.McpError(types.ErrorCode.InternalError, `Task ${taskId} was cancelled`)
                };
              }
              return;
            }
            if (task.status === "input_required") {
              const result = await this.getTaskResult({
                taskId: taskId
              }, resultSchema, options);
              yield {
                type: "result",
                result: result
              };
              return;
            }
            const pollInterval = task.pollInterval ?? this._options?.defaultTaskPollInterval ?? 1e3;
            await new Promise(resolve => setTimeout(resolve, pollInterval));
            options?.signal?.throwIfAborted();
          }
        } catch (error) {
          yield {
            type: "error",
            error: error instanceof types.McpError ? error : new types.McpError(types.ErrorCode.InternalError, String(error))
          };
        }
      }
      request(request, resultSchema, options) {
        const {relatedRequestId: relatedRequestId, resumptionToken: resumptionToken, onresumptiontoken: onresumptiontoken, task: task, relatedTask: relatedTask} = options ?? {};
        return new Promise((resolve, reject) => {
          const earlyReject = error => {
            reject(error);
          };
          if (!this._transport) {
            earlyReject(new Error("Not connected"));
            return;
          }
          if (this._options?.enforceStrictCapabilities === true) {
            try {
              this.assertCapabilityForMethod(request.method);
              if (task) {
                this.assertTaskCapability(request.method);
              }
            } catch (e) {
              earlyReject(e);
              return;
            }
          }
          options?.signal?.throwIfAborted();
          const messageId = this._requestMessageId++;
          const jsonrpcRequest = {
            ...request,
            jsonrpc: "2.0",
            id: messageId
          };
          if (options?.onprogress) {
            this._progressHandlers.set(messageId, options.onprogress);
            jsonrpcRequest.params = {
              ...request.params,
              _meta: {
                ...request.params?._meta || {},
                progressToken: messageId
              }
            };
          }
          if (task) {
            jsonrpcRequest.params = {
              ...jsonrpcRequest.params,
              task: task
            };
          }
          if (relatedTask) {
            jsonrpcRequest.params = {
              ...jsonrpcRequest.params,
              _meta: {
                ...jsonrpcRequest.params?._meta || {},
                [types.RELATED_TASK_META_KEY]: relatedTask
              }
            };
          }
          const cancel = reason => {
            this._responseHandlers.delete(messageId);
            this._progressHandlers.delete(messageId);
            this._cleanupTimeout(messageId);
            this._transport?.send({
              jsonrpc: "2.0",
              method: "notifications/cancelled",
              params: {
                requestId: messageId,
                reason: String(reason)
              }
            }, {
              relatedRequestId: relatedRequestId,
              resumptionToken: resumptionToken,
              onresumptiontoken: onresumptiontoken
            }).catch(error => this._onerror(new Error(`Failed to send cancellation: ${error}`)));
            const error = reason instanceof types.McpError ? reason : new types.McpError(types.ErrorCode.RequestTimeout, String(reason));
            reject(error);
          };
          this._responseHandlers.set(messageId, response => {
            if (options?.signal?.aborted) {
              return;
            }
            if (response instanceof Error) {
              return reject(response);
            }
            try {
              const parseResult = safeParse(resultSchema, response.result);
              if (!parseResult.success) {
                reject(parseResult.error);
              } else {
                resolve(parseResult.data);
              }
            } catch (error) {
              reject(error);
            }
          });
          options?.signal?.addEventListener("abort", () => {
            cancel(options?.signal?.reason);
          });
          const timeout = options?.timeout ?? DEFAULT_REQUEST_TIMEOUT_MSEC;
          const timeoutHandler = () => cancel(types.McpError.fromError(types.ErrorCode.RequestTimeout, "Request timed out", {
            timeout: timeout
          }));
          this._setupTimeout(messageId, timeout, options?.maxTotalTimeout, timeoutHandler, options?.resetTimeoutOnProgress ?? false);
          const relatedTaskId = relatedTask?.taskId;
          if (relatedTaskId) {
            const responseResolver = response => {
              const handler = this._responseHandlers.get(messageId);
              if (handler) {
                handler(response);
              } else {
                this._onerror(new Error(`Response handler missing for side-channeled request ${messageId}`));
              }
            };
            this._requestResolvers.set(messageId, responseResolver);
            this._enqueueTaskMessage(relatedTaskId, {
              type: "request",
              message: jsonrpcRequest,
              timestamp: Date.now()
            }).catch(error => {
              this._cleanupTimeout(messageId);
              reject(error);
            });
          } else {
            this._transport.send(jsonrpcRequest, {
              relatedRequestId: relatedRequestId,
              resumptionToken: resumptionToken,
              onresumptiontoken: onresumptiontoken
            }).catch(error => {
              this._cleanupTimeout(messageId);
              reject(error);
            });
          }
        });
      }
      async getTask(params, options) {
        return this.request({
          method: "tasks/get",
          params: params
        }, types.GetTaskResultSchema, options);
      }
      async getTaskResult(params, resultSchema, options) {
        return this.request({
          method: "tasks/result",
          params: params
        }, resultSchema, options);
      }
      async listTasks(params, options) {
        return this.request({
          method: "tasks/list",
          params: params
        }, types.ListTasksResultSchema, options);
      }
      async cancelTask(params, options) {
        return this.request({
          method: "tasks/cancel",
          params: params
        }, types.CancelTaskResultSchema, options);
      }
      async notification(notification, options) {
        if (!this._transport) {
          throw new Error("Not connected");
        }
        this.assertNotificationCapability(notification.method);
        const relatedTaskId = options?.relatedTask?.taskId;
        if (relatedTaskId) {
          const jsonrpcNotification = {
            ...notification,
            jsonrpc: "2.0",
            params: {
              ...notification.params,
              _meta: {
                ...notification.params?._meta || {},
                [types.RELATED_TASK_META_KEY]: options.relatedTask
              }
            }
          };
          await this._enqueueTaskMessage(relatedTaskId, {
            type: "notification",
            message: jsonrpcNotification,
            timestamp: Date.now()
          });
          return;
        }
        const debouncedMethods = this._options?.debouncedNotificationMethods ?? [];
        const canDebounce = debouncedMethods.includes(notification.method) && !notification.params && !options?.relatedRequestId && !options?.relatedTask;
        if (canDebounce) {
          if (this._pendingDebouncedNotifications.has(notification.method)) {
            return;
          }
          this._pendingDebouncedNotifications.add(notification.method);
          Promise.resolve().then(() => {
            this._pendingDebouncedNotifications.delete(notification.method);
            if (!this._transport) {
              return;
            }
            let jsonrpcNotification = {
              ...notification,
              jsonrpc: "2.0"
            };
            if (options?.relatedTask) {
              jsonrpcNotification = {
                ...jsonrpcNotification,
                params: {
                  ...jsonrpcNotification.params,
                  _meta: {
                    ...jsonrpcNotification.params?._meta || {},
                    [types.RELATED_TASK_META_KEY]: options.relatedTask
                  }
                }
              };
            }
            this._transport?.send(jsonrpcNotification, options).catch(error => this._onerror(error));
          });
          return;
        }
        let jsonrpcNotification = {
          ...notification,
          jsonrpc: "2.0"
        };
        if (options?.relatedTask) {
          jsonrpcNotification = {
            ...jsonrpcNotification,
            params: {
              ...jsonrpcNotification.params,
              _meta: {
                ...jsonrpcNotification.params?._meta || {},
                [types.RELATED_TASK_META_KEY]: options.relatedTask
              }
            }
          };
        }
        await this._transport.send(jsonrpcNotification, options);
      }
      setRequestHandler(requestSchema, handler) {
        const method = getMethodLiteral(requestSchema);
        this.assertRequestHandlerCapability(method);
        this._requestHandlers.set(method, (request, extra) => {
          const parsed = parseWithCompat(requestSchema, request);
          return Promise.resolve(handler(parsed, extra));
        });
      }
      removeRequestHandler(method) {
        this._requestHandlers.delete(method);
      }
      assertCanSetRequestHandler(method) {
        if (this._requestHandlers.has(method)) {
          throw new Error(`A request handler for ${method} already exists, which would be overridden`);
        }
      }
      setNotificationHandler(notificationSchema, handler) {
        const method = getMethodLiteral(notificationSchema);
        this._notificationHandlers.set(method, notification => {
          const parsed = parseWithCompat(notificationSchema, notification);
          return Promise.resolve(handler(parsed));
        });
      }
      removeNotificationHandler(method) {
        this._notificationHandlers.delete(method);
      }
      _cleanupTaskProgressHandler(taskId) {
        const progressToken = this._taskProgressTokens.get(taskId);
        if (progressToken !== undefined) {
          this._progressHandlers.delete(progressToken);
          this._taskProgressTokens.delete(taskId);
        }
      }
      async _enqueueTaskMessage(taskId, message, sessionId) {
        if (!this._taskStore || !this._taskMessageQueue) {
          throw new Error("Cannot enqueue task message: taskStore and taskMessageQueue are not configured");
        }
        const maxQueueSize = this._options?.maxTaskQueueSize;
        await this._taskMessageQueue.enqueue(taskId, message, sessionId ?? this._transport?.sessionId, maxQueueSize);
      }
      async _clearTaskQueue(taskId, sessionId) {
        if (this._taskMessageQueue) {
          const messages = await this._taskMessageQueue.dequeueAll(taskId, sessionId);
          for (const message of messages) {
            if (message.type === "request" && (0, types.isJSONRPCRequest)(message.message)) {
              const requestId = message.message.id;
              const resolver = this._requestResolvers.get(requestId);
              if (resolver) {
                resolver(new types.McpError(types.ErrorCode.InternalError, "Task cancelled or completed"));
                this._requestResolvers.delete(requestId);
              } else {
                this._onerror(new Error(`Resolver missing for request ${requestId} during task ${taskId} cleanup`));
              }
            }
          }
        }
      }
      async _waitForTaskUpdate(taskId, signal, sessionId) {
        let interval = this._options?.defaultTaskPollInterval ?? 1e3;
        try {
          const task = await (this._taskStore?.getTask(taskId, sessionId));
          if (task?.pollInterval) {
            interval = task.pollInterval;
          }
        } catch {}
        return new Promise((resolve, reject) => {
          if (signal.aborted) {
            reject(new types.McpError(types.ErrorCode.InvalidRequest, "Request cancelled"));
            return;
          }
          const timeoutId = setTimeout(resolve, interval);
          signal.addEventListener("abort", () => {
            clearTimeout(timeoutId);
            reject(new types.McpError(types.ErrorCode.InvalidRequest, "Request cancelled"));
          }, {
            once: true
          });
        });
      }
      requestTaskStore(request, sessionId) {
        const taskStore = this._taskStore;
        if (!taskStore) {
          throw new Error("No task store configured");
        }
        return {
          createTask: async taskParams => {
            if (!request) {
              throw new Error("No request provided");
            }
            return await taskStore.createTask(taskParams, request.id, {
              method: request.method,
              params: request.params
            }, sessionId);
          },
          getTask: async taskId => {
            const task = await taskStore.getTask(taskId, sessionId);
            if (!task) {
              throw new types.McpError(types.ErrorCode.InvalidParams, "Failed to retrieve task: Task not found");
            }
            return task;
          },
          storeTaskResult: async (taskId, status, result) => {
            await taskStore.storeTaskResult(taskId, status, result, sessionId);
            const task = await taskStore.getTask(taskId, sessionId);
            if (task) {
              const notification = types.TaskStatusNotificationSchema.parse({
                method: "notifications/tasks/status",
                params: task
              });
              await this.notification(notification);
              if (isTerminal(task.status)) {
                this._cleanupTaskProgressHandler(taskId);
              }
            }
          },
          getTaskResult: taskId => taskStore.getTaskResult(taskId, sessionId),
          updateTaskStatus: async (taskId, status, statusMessage) => {
            const task = await taskStore.getTask(taskId, sessionId);
            if (!task) {
              throw new types.McpError(types.ErrorCode.InvalidParams, `Task "${taskId}" not found - it may have been cleaned up`);
            }
            if (isTerminal(task.status)) {
              throw new types.McpError(types.ErrorCode.InvalidParams, `Cannot update task "${taskId}" from terminal status "${task.status}" to "${status}". Terminal states (completed, failed, cancelled) cannot transition to other states.`);
            }
            await taskStore.updateTaskStatus(taskId, status, statusMessage, sessionId);
            const updatedTask = await taskStore.getTask(taskId, sessionId);
            if (updatedTask) {
              const notification = types.TaskStatusNotificationSchema.parse({
                method: "notifications/tasks/status",
                params: updatedTask
              });
              await this.notification(notification);
              if (isTerminal(updatedTask.status)) {
                this._cleanupTaskProgressHandler(taskId);
              }
            }
          },
          listTasks: cursor => taskStore.listTasks(cursor, sessionId)
        };
      }
    }
    function mergeCapabilities(base, additional) {
      const result = {
        ...base
      };
      for (const key in additional) {
        const k = key;
        const addValue = additional[k];
        if (addValue === undefined) continue;
        const baseValue = result[k];
        if (isPlainObject(baseValue) && isPlainObject(addValue)) {
          result[k] = {
            ...baseValue,
            ...addValue
          };
        } else {
          result[k] = addValue;
        }
      }
      return result;
    }
    var packages_ajv = __webpack_require__(46709);
    var ajv_formats = __webpack_require__(48024);
    function createDefaultAjvInstance() {
      const ajv = new packages_ajv.A({
        strict: false,
        validateFormats: true,
        validateSchema: false,
        allErrors: true
      });
      const addFormats = ajv_formats.A;
      addFormats(ajv);
      return ajv;
    }
    class AjvJsonSchemaValidator {
      constructor(ajv) {
        this._ajv = ajv ?? createDefaultAjvInstance();
      }
      getValidator(schema) {
        const ajvValidator = "$id" in schema && typeof schema.$id === "string" ? this._ajv.getSchema(schema.$id) ?? this._ajv.compile(schema) : this._ajv.compile(schema);
        return input => {
          const valid = ajvValidator(input);
          if (valid) {
            return {
              valid: true,
              data: input,
              errorMessage: undefined
            };
          } else {
            return {
              valid: false,
              data: undefined,
              errorMessage: this._ajv.errorsText(ajvValidator.errors)
            };
          }
        };
      }
    }
    class ExperimentalClientTasks {
      constructor(_client) {
        this._client = _client;
      }
      async* callToolStream(params, resultSchema = types.CallToolResultSchema, options) {
        const clientInternal = this._client;
        const optionsWithTask = {
          ...options,
          task: options?.task ?? (clientInternal.isToolTask(params.name) ? {} : undefined)
        };
        const stream = clientInternal.requestStream({
          method: "tools/call",
          params: params
        }, resultSchema, optionsWithTask);
        const validator = clientInternal.getToolOutputValidator(params.name);
        for await (const message of stream) {
          if (message.type === "result" && validator) {
            const result = message.result;
            if (!result.structuredContent && !result.isError) {
              yield {
                type: "error",
                error: new types.McpError(types.ErrorCode.InvalidRequest, `Tool ${params.name} has an output schema but did not return structured content`)
              };
              return;
            }
            if (result.structuredContent) {
              try {
                const validationResult = validator(result.structuredContent);
                if (!validationResult.valid) {
                  yield {
                    type: "error",
                    error: new types.McpError(types.ErrorCode.InvalidParams, `Structured content does not match the tool's output schema: ${validationResult.errorMessage}`)
                  };
                  return;
                }
              } catch (error) {
                if (error instanceof types.McpError) {
                  yield {
                    type: "error",
                    error: error
                  };
                  return;
                }
                yield {
                  type: "error",
                  error: new types.McpError(types.ErrorCode.InvalidParams, `Failed to validate structured content: ${error instanceof Error ? error.message : String(error)}`)
                };
                return;
              }
            }
          }
          yield message;
        }
      }
      async getTask(taskId, options) {
        return this._client.getTask({
          taskId: taskId
        }, options);
      }
      async getTaskResult(taskId, resultSchema, options) {
        return this._client.getTaskResult({
          taskId: taskId
        }, resultSchema, options);
      }
      async listTasks(cursor, options) {
        return this._client.listTasks(cursor ? {
          cursor: cursor
        } : undefined, options);
      }
      async cancelTask(taskId, options) {
        return this._client.cancelTask({
          taskId: taskId
        }, options);
      }
      requestStream(request, resultSchema, options) {
        return this._client.requestStream(request, resultSchema, options);
      }
    }
    function assertToolsCallTaskCapability(requests, method, entityName) {
      if (!requests) {
        throw new Error(`${entityName} does not support task creation (required for ${method})`);
      }
      switch (method) {
       case "tools/call":
        if (!requests.tools?.call) {
          throw new Error(`${entityName} does not support task creation for tools/call (required for ${method})`);
        }
        break;

       default:
        break;
      }
    }
    function assertClientRequestTaskCapability(requests, method, entityName) {
      if (!requests) {
        throw new Error(`${entityName} does not support task creation (required for ${method})`);
      }
      switch (method) {
       case "sampling/createMessage":
        if (!requests.sampling?.createMessage) {
          throw new Error(`${entityName} does not support task creation for sampling/createMessage (required for ${method})`);
        }
        break;

       case "elicitation/create":
        if (!requests.elicitation?.create) {
          throw new Error(`${entityName} does not support task creation for elicitation/create (required for ${method})`);
        }
        break;

       default:
        break;
      }
    }
    function applyElicitationDefaults(schema, data) {
      if (!schema || data === null || typeof data !== "object") return;
      if (schema.type === "object" && schema.properties && typeof schema.properties === "object") {
        const obj = data;
        const props = schema.properties;
        for (const key of Object.keys(props)) {
          const propSchema = props[key];
          if (obj[key] === undefined && Object.prototype.hasOwnProperty.call(propSchema, "default")) {
            obj[key] = propSchema.default;
          }
          if (obj[key] !== undefined) {
            applyElicitationDefaults(propSchema, obj[key]);
          }
        }
      }
      if (Array.isArray(schema.anyOf)) {
        for (const sub of schema.anyOf) {
          if (typeof sub !== "boolean") {
            applyElicitationDefaults(sub, data);
          }
        }
      }
      if (Array.isArray(schema.oneOf)) {
        for (const sub of schema.oneOf) {
          if (typeof sub !== "boolean") {
            applyElicitationDefaults(sub, data);
          }
        }
      }
    }
    function getSupportedElicitationModes(capabilities) {
      if (!capabilities) {
        return {
          supportsFormMode: false,
          supportsUrlMode: false
        };
      }
      const hasFormCapability = capabilities.form !== undefined;
      const hasUrlCapability = capabilities.url !== undefined;
      const supportsFormMode = hasFormCapability || !hasFormCapability && !hasUrlCapability;
      const supportsUrlMode = hasUrlCapability;
      return {
        supportsFormMode: supportsFormMode,
        supportsUrlMode: supportsUrlMode
      };
    }
    class Client extends Protocol {
      constructor(_clientInfo, options) {
        super(options);
        this._clientInfo = _clientInfo;
        this._cachedToolOutputValidators = new Map;
        this._cachedKnownTaskTools = new Set;
        this._cachedRequiredTaskTools = new Set;
        this._listChangedDebounceTimers = new Map;
        this._capabilities = options?.capabilities ?? {};
        this._jsonSchemaValidator = options?.jsonSchemaValidator ?? new AjvJsonSchemaValidator;
        if (options?.listChanged) {
          this._pendingListChangedConfig = options.listChanged;
        }
      }
      _setupListChangedHandlers(config) {
        if (config.tools && this._serverCapabilities?.tools?.listChanged) {
          this._setupListChangedHandler("tools", types.ToolListChangedNotificationSchema, config.tools, async () => {
            const result = await this.listTools();
            return result.tools;
          });
        }
        if (config.prompts && this._serverCapabilities?.prompts?.listChanged) {
          this._setupListChangedHandler("prompts", types.PromptListChangedNotificationSchema, config.prompts, async () => {
            const result = await this.listPrompts();
            return result.prompts;
          });
        }
        if (config.resources && this._serverCapabilities?.resources?.listChanged) {
          this._setupListChangedHandler("resources", types.ResourceListChangedNotificationSchema, config.resources, async () => {
            const result = await this.listResources();
            return result.resources;
          });
        }
      }
      get experimental() {
        if (!this._experimental) {
          this._experimental = {
            tasks: new ExperimentalClientTasks(this)
          };
        }
        return this._experimental;
      }
      registerCapabilities(capabilities) {
        if (this.transport) {
          throw new Error("Cannot register capabilities after connecting to transport");
        }
        this._capabilities = mergeCapabilities(this._capabilities, capabilities);
      }
      setRequestHandler(requestSchema, handler) {
        const shape = getObjectShape(requestSchema);
        const methodSchema = shape?.method;
        if (!methodSchema) {
          throw new Error("Schema is missing a method literal");
        }
        const methodValue = getLiteralValue(methodSchema);
        if (typeof methodValue !== "string") {
          throw new Error("Schema method literal must be a string");
        }
        const method = methodValue;
        if (method === "elicitation/create") {
          const wrappedHandler = async (request, extra) => {
            const validatedRequest = safeParse(types.ElicitRequestSchema, request);
            if (!validatedRequest.success) {
              const errorMessage = validatedRequest.error instanceof Error ? validatedRequest.error.message : String(validatedRequest.error);
              throw new types.McpError(types.ErrorCode.InvalidParams, `Invalid elicitation request: ${errorMessage}`);
            }
            const {params: params} = validatedRequest.data;
            params.mode = params.mode ?? "form";
            const {supportsFormMode: supportsFormMode, supportsUrlMode: supportsUrlMode} = getSupportedElicitationModes(this._capabilities.elicitation);
            if (params.mode === "form" && !supportsFormMode) {
              throw new types.McpError(types.ErrorCode.InvalidParams, "Client does not support form-mode elicitation requests");
            }
            if (params.mode === "url" && !supportsUrlMode) {
              throw new types.McpError(types.ErrorCode.InvalidParams, "Client does not support URL-mode elicitation requests");
            }
            const result = await Promise.resolve(handler(request, extra));
            if (params.task) {
              const taskValidationResult = safeParse(types.CreateTaskResultSchema, result);
              if (!taskValidationResult.success) {
                const errorMessage = taskValidationResult.error instanceof Error ? taskValidationResult.error.message : String(taskValidationResult.error);
                throw new types.McpError(types.ErrorCode.InvalidParams, `Invalid task creation result: ${errorMessage}`);
              }
              return taskValidationResult.data;
            }
            const validationResult = safeParse(types.ElicitResultSchema, result);
            if (!validationResult.success) {
              const errorMessage = validationResult.error instanceof Error ? validationResult.error.message : String(validationResult.error);
              throw new types.McpError(types.ErrorCode.InvalidParams, `Invalid elicitation result: ${errorMessage}`);
            }
            const validatedResult = validationResult.data;
            const requestedSchema = params.mode === "form" ? params.requestedSchema : undefined;
            if (params.mode === "form" && validatedResult.action === "accept" && validatedResult.content && requestedSchema) {
              if (this._capabilities.elicitation?.form?.applyDefaults) {
                try {
                  applyElicitationDefaults(requestedSchema, validatedResult.content);
                } catch {}
              }
            }
            return validatedResult;
          };
          return super.setRequestHandler(requestSchema, wrappedHandler);
        }
        if (method === "sampling/createMessage") {
          const wrappedHandler = async (request, extra) => {
            const validatedRequest = safeParse(types.CreateMessageRequestSchema, request);
            if (!validatedRequest.success) {
              const errorMessage = validatedRequest.error instanceof Error ? validatedRequest.error.message : String(validatedRequest.error);
              throw new types.McpError(types.ErrorCode.InvalidParams, `Invalid sampling request: ${errorMessage}`);
            }
            const {params: params} = validatedRequest.data;
            const result = await Promise.resolve(handler(request, extra));
            if (params.task) {
              const taskValidationResult = safeParse(types.CreateTaskResultSchema, result);
              if (!taskValidationResult.success) {
                const errorMessage = taskValidationResult.error instanceof Error ? taskValidationResult.error.message : String(taskValidationResult.error);
                throw new types.McpError(types.ErrorCode.InvalidParams, `Invalid task creation result: ${errorMessage}`);
              }
              return taskValidationResult.data;
            }
            const hasTools = params.tools || params.toolChoice;
            const resultSchema = hasTools ? types.CreateMessageResultWithToolsSchema : types.CreateMessageResultSchema;
            const validationResult = safeParse(resultSchema, result);
            if (!validationResult.success) {
              const errorMessage = validationResult.error instanceof Error ? validationResult.error.message : String(validationResult.error);
              throw new types.McpError(types.ErrorCode.InvalidParams, `Invalid sampling result: ${errorMessage}`);
            }
            return validationResult.data;
          };
          return super.setRequestHandler(requestSchema, wrappedHandler);
        }
        return super.setRequestHandler(requestSchema, handler);
      }
      assertCapability(capability, method) {
        if (!this._serverCapabilities?.[capability]) {
          throw new Error(`Server does not support ${capability} (required for ${method})`);
        }
      }
      async connect(transport, options) {
        await super.connect(transport);
        if (transport.sessionId !== undefined) {
          return;
        }
        try {
          const result = await this.request({
            method: "initialize",
            params: {
              protocolVersion: types.LATEST_PROTOCOL_VERSION,
              capabilities: this._capabilities,
              clientInfo: this._clientInfo
            }
          }, types.InitializeResultSchema, options);
          if (result === undefined) {
            throw new Error(`Server sent invalid initialize result: ${result}`);
          }
          if (!types.SUPPORTED_PROTOCOL_VERSIONS.includes(result.protocolVersion)) {
            throw new Error(`Server's protocol version is not supported: ${result.protocolVersion}`);
          }
          this._serverCapabilities = result.capabilities;
          this._serverVersion = result.serverInfo;
          if (transport.setProtocolVersion) {
            transport.setProtocolVersion(result.protocolVersion);
          }
          this._instructions = result.instructions;
          await this.notification({
            method: "notifications/initialized"
          });
          if (this._pendingListChangedConfig) {
            this._setupListChangedHandlers(this._pendingListChangedConfig);
            this._pendingListChangedConfig = undefined;
          }
        } catch (error) {
          void this.close();
          throw error;
        }
      }
      getServerCapabilities() {
        return this._serverCapabilities;
      }
      getServerVersion() {
        return this._serverVersion;
      }
      getInstructions() {
        return this._instructions;
      }
      assertCapabilityForMethod(method) {
        switch (method) {
         case "logging/setLevel":
          if (!this._serverCapabilities?.logging) {
            throw new Error(`Server does not support logging (required for ${method})`);
          }
          break;

         case "prompts/get":
         case "prompts/list":
          if (!this._serverCapabilities?.prompts) {
            throw new Error(`Server does not support prompts (required for ${method})`);
          }
          break;

         case "resources/list":
         case "resources/templates/list":
         case "resources/read":
         case "resources/subscribe":
         case "resources/unsubscribe":
          if (!this._serverCapabilities?.resources) {
            throw new Error(`Server does not support resources (required for ${method})`);
          }
          if (method === "resources/subscribe" && !this._serverCapabilities.resources.subscribe) {
            throw new Error(`Server does not support resource subscriptions (required for ${method})`);
          }
          break;

         case "tools/call":
         case "tools/list":
          if (!this._serverCapabilities?.tools) {
            throw new Error(`Server does not support tools (required for ${method})`);
          }
          break;

         case "completion/complete":
          if (!this._serverCapabilities?.completions) {
            throw new Error(`Server does not support completions (required for ${method})`);
          }
          break;

         case "initialize":
          break;

         case "ping":
          break;
        }
      }
      assertNotificationCapability(method) {
        switch (method) {
         case "notifications/roots/list_changed":
          if (!this._capabilities.roots?.listChanged) {
            throw new Error(`Client does not support roots list changed notifications (required for ${method})`);
          }
          break;

         case "notifications/initialized":
          break;

         case "notifications/cancelled":
          break;

         case "notifications/progress":
          break;
        }
      }
      assertRequestHandlerCapability(method) {
        if (!this._capabilities) {
          return;
        }
        switch (method) {
         case "sampling/createMessage":
          if (!this._capabilities.sampling) {
            throw new Error(`Client does not support sampling capability (required for ${method})`);
          }
          break;

         case "elicitation/create":
          if (!this._capabilities.elicitation) {
            throw new Error(`Client does not support elicitation capability (required for ${method})`);
          }
          break;

         case "roots/list":
          if (!this._capabilities.roots) {
            throw new Error(`Client does not support roots capability (required for ${method})`);
          }
          break;

         case "tasks/get":
         case "tasks/list":
         case "tasks/result":
         case "tasks/cancel":
          if (!this._capabilities.tasks) {
            throw new Error(`Client does not support tasks capability (required for ${method})`);
          }
          break;

         case "ping":
          break;
        }
      }
      assertTaskCapability(method) {
        assertToolsCallTaskCapability(this._serverCapabilities?.tasks?.requests, method, "Server");
      }
      assertTaskHandlerCapability(method) {
        if (!this._capabilities) {
          return;
        }
        assertClientRequestTaskCapability(this._capabilities.tasks?.requests, method, "Client");
      }
      async ping(options) {
        return this.request({
          method: "ping"
        }, types.EmptyResultSchema, options);
      }
      async complete(params, options) {
        return this.request({
          method: "completion/complete",
          params: params
        }, types.CompleteResultSchema, options);
      }
      async setLoggingLevel(level, options) {
        return this.request({
          method: "logging/setLevel",
          params: {
            level: level
          }
        }, types.EmptyResultSchema, options);
      }
      async getPrompt(params, options) {
        return this.request({
          method: "prompts/get",
          params: params
        }, types.GetPromptResultSchema, options);
      }
      async listPrompts(params, options) {
        return this.request({
          method: "prompts/list",
          params: params
        }, types.ListPromptsResultSchema, options);
      }
      async listResources(params, options) {
        return this.request({
          method: "resources/list",
          params: params
        }, types.ListResourcesResultSchema, options);
      }
      async listResourceTemplates(params, options) {
        return this.request({
          method: "resources/templates/list",
          params: params
        }, types.ListResourceTemplatesResultSchema, options);
      }
      async readResource(params, options) {
        return this.request({
          method: "resources/read",
          params: params
        }, types.ReadResourceResultSchema, options);
      }
      async subscribeResource(params, options) {
        return this.request({
          method: "resources/subscribe",
          params: params
        }, types.EmptyResultSchema, options);
      }
      async unsubscribeResource(params, options) {
        return this.request({
          method: "resources/unsubscribe",
          params: params
        }, types.EmptyResultSchema, options);
      }
      async callTool(params, resultSchema = types.CallToolResultSchema, options) {
        if (this.isToolTaskRequired(params.name)) {
          throw new types.McpError(types.ErrorCode.InvalidRequest, `Tool "${params.name}" requires task-based execution. Use client.experimental.tasks.callToolStream() instead.`);
        }
        const result = await this.request({
          method: "tools/call",
          params: params
        }, resultSchema, options);
        const validator = this.getToolOutputValidator(params.name);
        if (validator) {
          if (!result.structuredContent && !result.isError) {
            throw new types.McpError(types.ErrorCode.InvalidRequest, `Tool ${params.name} has an output schema but did not return structured content`);
          }
          if (result.structuredContent) {
            try {
              const validationResult = validator(result.structuredContent);
              if (!validationResult.valid) {
                throw new types.McpError(types.ErrorCode.InvalidParams, `Structured content does not match the tool's output schema: ${validationResult.errorMessage}`);
              }
            } catch (error) {
              if (error instanceof types.McpError) {
                throw error;
              }
              throw new types.McpError(types.ErrorCode.InvalidParams, `Failed to validate structured content: ${error instanceof Error ? error.message : String(error)}`);
            }
          }
        }
        return result;
      }
      isToolTask(toolName) {
        if (!this._serverCapabilities?.tasks?.requests?.tools?.call) {
          return false;
        }
        return this._cachedKnownTaskTools.has(toolName);
      }
      isToolTaskRequired(toolName) {
        return this._cachedRequiredTaskTools.has(toolName);
      }
      cacheToolMetadata(tools) {
        this._cachedToolOutputValidators.clear();
        this._cachedKnownTaskTools.clear();
        this._cachedRequiredTaskTools.clear();
        for (const tool of tools) {
          if (tool.outputSchema) {
            const toolValidator = this._jsonSchemaValidator.getValidator(tool.outputSchema);
            this._cachedToolOutputValidators.set(tool.name, toolValidator);
          }
          const taskSupport = tool.execution?.taskSupport;
          if (taskSupport === "required" || taskSupport === "optional") {
            this._cachedKnownTaskTools.add(tool.name);
          }
          if (taskSupport === "required") {
            this._cachedRequiredTaskTools.add(tool.name);
          }
        }
      }
      getToolOutputValidator(toolName) {
        return this._cachedToolOutputValidators.get(toolName);
      }
      async listTools(params, options) {
        const result = await this.request({
          method: "tools/list",
          params: params
        }, types.ListToolsResultSchema, options);
        this.cacheToolMetadata(result.tools);
        return result;
      }
      _setupListChangedHandler(listType, notificationSchema, options, fetcher) {
        const parseResult = types.ListChangedOptionsBaseSchema.safeParse(options);
        if (!parseResult.success) {
          throw new Error(`Invalid ${listType} listChanged options: ${parseResult.error.message}`);
        }
        if (typeof options.onChanged !== "function") {
          throw new Error(`Invalid ${listType} listChanged options: onChanged must be a function`);
        }
        const {autoRefresh: autoRefresh, debounceMs: debounceMs} = parseResult.data;
        const {onChanged: onChanged} = options;
        const refresh = async () => {
          if (!autoRefresh) {
            onChanged(null, null);
            return;
          }
          try {
            const items = await fetcher();
            onChanged(null, items);
          } catch (e) {
            const error = e instanceof Error ? e : new Error(String(e));
            onChanged(error, null);
          }
        };
        const handler = () => {
          if (debounceMs) {
            const existingTimer = this._listChangedDebounceTimers.get(listType);
            if (existingTimer) {
              clearTimeout(existingTimer);
            }
            const timer = setTimeout(refresh, debounceMs);
            this._listChangedDebounceTimers.set(listType, timer);
          } else {
            refresh();
          }
        };
        this.setNotificationHandler(notificationSchema, handler);
      }
      async sendRootsListChanged() {
        return this.notification({
          method: "notifications/roots/list_changed"
        });
      }
    }
  })
};


