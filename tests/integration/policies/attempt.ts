import type pg from "pg";
import { type Actor, actAs } from "./people.ts";

export type Scope = "refused" | "none" | "own" | "all" | "some";

/** insufficient_privilege: a missing grant or a policy that says no. */
export const REFUSED = "42501";

/** The SQL state of a failed statement. */
export function sqlState(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  throw error;
}

/** Lets the actor really do it, returns the result, and rolls it back. */
export async function attempt<T>(client: pg.ClientBase, actor: Actor, work: () => Promise<T>): Promise<T | "refused"> {
  await client.query("savepoint attempt");
  try {
    await actAs(client, actor);
    return await work();
  } catch (error) {
    if (sqlState(error) === REFUSED) return "refused";
    throw error;
  } finally {
    await client.query("rollback to savepoint attempt");
  }
}

/** Back to the owner of the tables, inside an attempt, to look at what the actor did. */
export const stopActing = (client: pg.ClientBase) => client.query("reset role");
