import type pg from "pg";
import { attempt, sqlState } from "./attempt.ts";
import type { DatabaseFunction } from "./catalog.ts";
import type { Actor } from "./people.ts";
import { sampleArguments } from "./seeds.ts";

/** Calls it as the actor: "refused", the result if it is a boolean, otherwise "runs". */
export async function measureFunction(
  client: pg.ClientBase,
  { name, signature, takesArguments }: DatabaseFunction,
  actor: Actor,
): Promise<string> {
  const given = sampleArguments[signature];
  if (takesArguments && given === undefined) {
    throw new Error(
      `${signature} has no entry in sampleArguments of tests/integration/policies/seeds.ts: add what to call it with, ` +
        "run the test again, and put what it measures into access.md.",
    );
  }
  const answer = await attempt(client, actor, () =>
    client.query(`select ${name}(${given ?? ""}) as answer`).catch(toleratePlainTrigger),
  );
  if (answer === "refused") return answer;
  const value: unknown = answer?.rows[0]?.answer;
  return typeof value === "boolean" ? String(value) : "runs";
}

/** feature_not_supported: a trigger function, callable by this actor, found that no trigger called it. */
function toleratePlainTrigger(error: unknown): undefined {
  if (sqlState(error) !== "0A000") throw error;
}
