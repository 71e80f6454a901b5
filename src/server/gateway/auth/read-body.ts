import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";

/** Parses a JSON body; invalid JSON or wrong types are refused with GoTrue's error. */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    throw badJson(error instanceof SyntaxError ? error.message : "the body could not be read");
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badJson(z.prettifyError(parsed.error).replaceAll("\n", " "));
}

function badJson(detail: string) {
  return new AuthError(400, "bad_json", `Could not parse request body as JSON: ${detail}`);
}
