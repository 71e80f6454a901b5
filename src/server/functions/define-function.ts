import type { Logger } from "pino";
import type { z } from "zod";
import type { Database } from "../database/pool.ts";

/** Who called: the bearer token was checked, the session is open, and the level of access asked for is there. */
export type Caller = { userId: string; email: string };

type FunctionContext = { caller: Caller; pool: Database; logger: Logger; request: Request };

/** Fields of the JSON that is sent back, or a whole response for what is no JSON. */
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
