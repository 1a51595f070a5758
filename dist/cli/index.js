import { cli } from "../index.js";

await cli();
