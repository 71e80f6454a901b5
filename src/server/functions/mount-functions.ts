import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "../../shared/errors.ts";
import { type Database, toAppError } from "../database/pool.ts";
import type { Doors } from "../fairness/doors.ts";
import { BodyError } from "../fairness/receive-body.ts";
import type { VerifyToken } from "../gateway/access-claims.ts";
import type { RequestVariables } from "../http/request-log.ts";
import { parseJson } from "../json/parse-json.ts";
import { authorise, readToken } from "./authorise.ts";
import type { ServerFunction } from "./define-function.ts";

/** `/functions/v1/<name>`: POST JSON, answered with `{success: true, ...}` or `{success: false, error, code}`. */
export function mountFunctions(
  functions: Record<string, ServerFunction>,
  { pool, doors, verify }: { pool: Database; doors: Doors; verify: VerifyToken },
) {
  const app = new Hono<RequestVariables>();

  app.onError((error, c) => {
    const known = toAppError(error);
    const level = known.status >= 500 ? "error" : "info";
    c.get("logger")[level]({ err: known.cause ?? undefined, code: known.code }, known.message);
    if (known.retryAfter) c.header("Retry-After", String(known.retryAfter));
    const request_id = c.get("requestId");
    const { message, code, charge } = known;
    return c.json({ success: false, error: message, code, request_id, ...(charge && { charge }) }, known.status);
  });
  app.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });

  for (const [name, definition] of Object.entries(functions)) {
    app.post(`/${name}`, async (c) => {
      const claims = await readToken(c.req.header("authorization"), verify);
      const userId = claims.sub;
      // Before the first statement: who calls a hundred times at once is refused a hundred times without one.
      const leave = doors.call(c, userId);
      try {
        const needed = { name, access: definition.access };
        const caller = await authorise(claims, needed, doors.database(c, userId));
        // Only now: no body is read before we know that the sender may call this function.
        const body = await doors.body(c, userId, definition.maxBody).catch((error: unknown) => {
          throw error instanceof BodyError ? refuseBody(error, definition.maxBody) : error;
        });
        const input = readInput(body, definition.input);
        const logger = c.get("logger").child({ function: name, userId });
        const answer = await definition.run(input as never, { caller, pool, logger, request: c.req.raw });
        return answer instanceof Response ? answer : c.json({ success: true, ...answer });
      } finally {
        leave();
      }
    });
    app.all(`/${name}`, () => {
      throw new AppError("method_not_allowed", "Call this function with POST.");
    });
  }
  app.all("*", () => {
    throw new AppError("not_found", "There is no such function.");
  });
  return app;
}

function refuseBody({ reason, cause }: BodyError, max: number): AppError {
  if (reason === "too large") {
    return new AppError("too_large", `The request is too large; the limit is ${Math.round(max / 1024)} kB.`);
  }
  return new AppError("bad_request", "The request ended before all of it had arrived. Nothing was changed.", { cause });
}

function readInput(sent: Buffer, schema: z.ZodType): unknown {
  let body: unknown = {};
  try {
    // supabase-js sends no body at all for a function without arguments.
    if (sent.length > 0) body = parseJson(sent);
  } catch (cause) {
    throw new AppError("bad_request", "The request body is not valid JSON.", { cause });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AppError("bad_request", `The request is not valid: ${z.prettifyError(parsed.error).replaceAll("\n", " ")}`);
}
