import type { ContentfulStatusCode } from "hono/utils/http-status";
import { RestError } from "./rest-error.ts";

/** For what PostgREST has and we do not: a sentence that says so, with the code PostgREST gives the nearest refusal. */
export function notOffered(status: ContentfulStatusCode, code: string, what: string, hint: string | null = null) {
  return new RestError(status, code, `${what} is not offered by this gateway`, { hint });
}
