import { type Context, Hono } from "hono";
import { isBadData, isConflict, isDatabaseDown, whyUnreachable } from "../../database/pool.ts";
import { limitBody } from "../../http/body-limit.ts";
import { isHangUp } from "../../http/is-hang-up.ts";
import type { RequestVariables } from "../../http/request-log.ts";
import { AuthError, sendAuthError, unavailable } from "./auth-error.ts";
import { type LinkParts, linkRoutes } from "./link-routes.ts";
import { notOffered, PUBLIC_SETTINGS } from "./not-offered.ts";
import { type SessionParts, sessionRoutes } from "./session-routes.ts";

const MAX_BODY = 16 * 1024;

/** GoTrue's protocol, as far as signing in by mail needs it. */
export function authGateway(parts: LinkParts & SessionParts) {
  const app = new Hono<RequestVariables>();

  app.onError(answerError);
  app.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  const tooLarge = "Could not parse request body as JSON: the body is too large";
  app.use(limitBody(MAX_BODY, () => new AuthError(413, "bad_json", tooLarge)));

  app.get("/health", (c) => c.json({ name: "GoTrue", version: "bananabread", description: "sign-in by mail" }));
  app.get("/settings", (c) => c.json(PUBLIC_SETTINGS));
  app.get("/.well-known/jwks.json", (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json(parts.tokens.publicKeys());
  });

  app.route("/", linkRoutes(parts));
  app.route("/", sessionRoutes(parts));
  app.route("/", notOffered());
  return app;
}

function answerError(error: Error, c: Context<RequestVariables>) {
  if (error instanceof AuthError) {
    c.get("logger").info({ refusal: error.code, status: error.status }, error.message);
    return sendAuthError(c, error);
  }
  if (isBadData(error))
    return sendAuthError(c, new AuthError(400, "validation_failed", "The request holds text that cannot be stored"));
  if (isHangUp(error))
    return sendAuthError(c, new AuthError(400, "bad_json", "The request ended before all of it had arrived"));
  c.get("logger").error({ err: error }, "auth request failed");
  if (isDatabaseDown(error) || isConflict(error)) return sendAuthError(c, unavailable(whyUnreachable(error)));
  const message = "Unexpected failure, please check server logs for more information";
  return sendAuthError(c, new AuthError(500, "unexpected_failure", message));
}
