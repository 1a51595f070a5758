/** Who signs what nobody reviews. */
import type { Identity } from "../ports.ts";

/** Of commits below `refs/remit/`; the address is nobody's. */
export const AUTHOR: Identity = { name: "Remit", email: "remit@users.noreply.localhost" };
