import { inside } from "../index.js";

await inside();
