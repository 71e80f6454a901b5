import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "../../shared/errors.ts";
import { type Database, toAppError } from "../database/pool.ts";
import { limitBody } from "../http/body-limit.ts";
import type { RequestVariables } from "../http/request-log.ts";
import { authorise, type VerifyToken } from "./authorise.ts";
import type { ServerFunction } from "./define-function.ts";

/** `/functions/v1/<name>`: POST JSON, answered with `{success: true, ...}` or `{success: false, error, code}`. */
export function mountFunctions(functions: Record<string, ServerFunction>, pool: Database, verify: VerifyToken) {
  const app = new Hono<RequestVariables>();

  app.onError((error, c) => {
    const known = toAppError(error);
    const level = known.status >= 500 ? "error" : "info";
    c.get("logger")[level]({ err: known.cause ?? undefined, code: known.code }, known.message);
    if (known.code === "unavailable") c.header("Retry-After", "1");
    const request_id = c.get("requestId");
    return c.json({ success: false, error: known.message, code: known.code, request_id }, known.status);
  });
  app.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });

  for (const [name, definition] of Object.entries(functions)) {
    app.post(
      `/${name}`,
      limitBody(definition.largestBody, () => tooLarge(definition.largestBody)),
      async (c) => {
        const caller = await authorise(c.req.header("authorization"), definition.access, pool, verify);
        const input = await readInput(c.req.raw, definition.input);
        const logger = c.get("logger").child({ function: name, userId: caller.userId });
        const answer = await definition.run(input as never, { caller, pool, logger, request: c.req.raw });
        return answer instanceof Response ? answer : c.json({ success: true, ...answer });
      },
    );
    app.all(`/${name}`, () => {
      throw new AppError("method_not_allowed", "Call this function with POST.");
    });
  }
  app.all("*", () => {
    throw new AppError("not_found", "There is no such function.");
  });
  return app;
}

function tooLarge(maxSize: number): AppError {
  return new AppError("too_large", `The request is too large; the limit is ${Math.round(maxSize / 1024)} kB.`);
}

async function readInput(request: Request, schema: z.ZodType): Promise<unknown> {
  const text = await request.text();
  let body: unknown = {};
  try {
    // supabase-js sends no body at all for a function without arguments.
    if (text) body = JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", "The request body is not valid JSON.", { cause });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AppError("bad_request", `The request is not valid: ${z.prettifyError(parsed.error).replaceAll("\n", " ")}`);
}
