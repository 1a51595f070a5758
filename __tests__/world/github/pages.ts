/** Paged lists with GitHub's `Link` header: it has the repository's number, and clients must follow it unchanged. */
import { list, record } from "../json.ts";
import type { ApiResponse } from "./route.ts";
import type { State } from "./state.ts";

export function paginate(
  whole: ApiResponse,
  paged: true | string,
  url: URL,
  state: State,
  prefix: string,
): ApiResponse {
  if (whole.status !== 200) return whole;
  const holder = record(whole.body);
  const all = list(paged === true ? whole.body : holder[paged]);
  const size = clamp(Number(url.searchParams.get("per_page") ?? 30), 1, 100);
  const last = Math.max(1, Math.ceil(all.length / size));
  const page = clamp(Number(url.searchParams.get("page") ?? 1), 1, Number.MAX_SAFE_INTEGER);
  const part = all.slice((page - 1) * size, page * size);
  const body = paged === true ? part : { ...holder, [paged]: part };
  const link = links(url, state, prefix, page, last);
  return link === "" ? { ...whole, body } : { ...whole, body, headers: { ...whole.headers, link } };
}

function clamp(value: number, least: number, most: number): number {
  return Number.isInteger(value) ? Math.min(Math.max(value, least), most) : least;
}

function links(url: URL, state: State, prefix: string, page: number, last: number): string {
  const api = new URL(state.urls.api);
  const own = `${prefix}/repos/${state.name}`;
  const to = (number: number, rel: string): string => {
    const next = new URL(url.pathname + url.search, api.origin);
    if (next.pathname.startsWith(own))
      next.pathname = `${prefix}/repositories/${state.id}${next.pathname.slice(own.length)}`;
    next.searchParams.set("page", String(number));
    return `<${next.href}>; rel="${rel}"`;
  };
  const back = page > 1 ? [to(page - 1, "prev")] : [];
  const on = page < last ? [to(page + 1, "next"), to(last, "last")] : [];
  const first = page > 1 ? [to(1, "first")] : [];
  return [...back, ...on, ...first].join(", ");
}
