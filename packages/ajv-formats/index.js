/** The validator that stands in for Ajv knows the formats of JSON Schema. */
export default function addFormats() {}
