import type { Logger } from "pino";
import type { z } from "zod";
import type { Database } from "../database/pool.ts";

/** The caller: the bearer token was checked, the session is open, and the required access level is confirmed. */
export type Caller = { userId: string; email: string; sessionId: string };

type FunctionContext = { caller: Caller; pool: Database; logger: Logger; request: Request };

/** Fields of the JSON answer, or a whole response if the answer is not JSON. */
type Answer = Record<string, unknown> | Response;

export type ServerFunction = {
  /** `user`: signed in; `paid`: with lifetime access; `admin`: Bananaman. */
  access: "user" | "paid" | "admin";
  maxBody: number;
  input: z.ZodType;
  run: (input: never, context: FunctionContext) => Promise<Answer>;
};

/** Ties a function's zod contract to its operation, so that `run` sees only what the contract lets through. */
export function defineFunction<Input extends z.ZodType>(definition: {
  access: ServerFunction["access"];
  input: Input;
  maxBody?: number;
  run: (input: z.output<Input>, context: FunctionContext) => Promise<Answer>;
}): ServerFunction {
  return { maxBody: 1024 * 1024, ...definition };
}
