import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An error in GoTrue's format. Codes and messages are GoTrue's own, because supabase-js and its users rely on them. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const unavailable = (why: string) =>
  new AuthError(503, "unexpected_failure", `${why}, please try again in a moment`, 1);

/** GoTrue has two shapes: `{code, message}` if the client names an API version, else `{code, error_code, msg}`. */
export function sendAuthError(c: Context, error: AuthError): Response {
  if (error.retryAfter) c.header("Retry-After", String(error.retryAfter));
  c.header("X-Sb-Error-Code", error.code);
  const version = c.req.header("x-supabase-api-version") ?? "";
  if (/^\d{4}-\d{2}-\d{2}$/.test(version) && version >= "2024-01-01") {
    c.header("X-Supabase-Api-Version", "2024-01-01");
    return c.json({ code: error.code, message: error.message }, error.status);
  }
  return c.json({ code: error.status, error_code: error.code, msg: error.message }, error.status);
}
