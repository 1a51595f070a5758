/**
 * What the MCP SDK calls of Ajv. Ajv generates code from a schema, which a server sends, and is 380 kB of a bundle;
 * `@cfworker/json-schema` reads the schema and is there already (docs/adr/0004-dependencies.md).
 */
import { Validator } from "@cfworker/json-schema";

export default class Ajv {
  compile(schema) {
    const validator = new Validator(schema, "2020-12", false);
    const check = (data) => {
      const { valid, errors } = validator.validate(data);
      check.errors = valid ? null : errors;
      return valid;
    };
    return check;
  }

  /** Nothing is kept by `$id`. */
  getSchema() {
    return undefined;
  }

  errorsText(errors) {
    return (errors ?? []).map(({ instanceLocation, error }) => `${instanceLocation} ${error}`).join(", ");
  }
}
