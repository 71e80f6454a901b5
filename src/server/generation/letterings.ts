import { setTimeout as sleep } from "node:timers/promises";
import type { AiCall } from "../ai/call-provider.ts";
import { recordAiCalls } from "../ai/record-ai-calls.ts";
import { lockAccount } from "../database/lock-account.ts";
import { type Database, inTransaction, isDatabaseDown, type Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { callKind } from "./call-kind.ts";
import type { NewGeneration } from "./claim-generation.ts";
import { GenerationGoneError } from "./generation-gone.ts";
import type { GenerationKey } from "./generation-key.ts";

const TRIES_WHILE_DOWN = 30;
const PAUSE_WHILE_DOWN_MS = 1_000;
/** After this process, so many others may try to set the words; the last saves the picture without them. */
const MOST_TRIES = 2;

/** What the composer needs to set the words on a picture that a service makes. */
export type Lettering = { layout: string | undefined; seed: number; logo: Uint8Array<ArrayBuffer> | undefined };

/** Written before the service is asked. */
export async function planLettering(
  db: Queryable,
  { userId, id }: GenerationKey,
  { layout, seed, logo }: Lettering,
): Promise<void> {
  await db.query(
    "insert into private.letterings (user_id, generation_id, layout, seed, logo) values ($1, $2, $3, $4, $5)",
    [userId, id, layout ?? null, seed, logo ?? null],
  );
}

type LetteringRow = Row<"private.letterings", "layout" | "seed" | "logo" | "picture" | "tries">;

const read = ({ layout, seed, logo }: Pick<LetteringRow, "layout" | "seed" | "logo">): Lettering => ({
  ...{ layout: layout ?? undefined, seed },
  logo: logo ? new Uint8Array(logo) : undefined,
});

/** What was planned; undefined when no words are to be set. */
export async function readLettering(db: Queryable, { userId, id }: GenerationKey): Promise<Lettering | undefined> {
  const { rows } = await db.query<Pick<LetteringRow, "layout" | "seed" | "logo">>(
    "select layout, seed, logo from private.letterings where user_id = $1 and generation_id = $2",
    [userId, id],
  );
  return rows[0] && read(rows[0]);
}

export type Kept = Lettering & { picture: Uint8Array<ArrayBuffer>; isLastTry: boolean };

/** A picture that is there and waits for its words, and counts the try; undefined when none does. */
export async function takeKept(db: Queryable, { userId, id }: GenerationKey): Promise<Kept | undefined> {
  const { rows } = await db.query<LetteringRow>(
    `update private.letterings set tries = tries + 1 where user_id = $1 and generation_id = $2 and picture is not null
     returning layout, seed, logo, picture, tries`,
    [userId, id],
  );
  const [row] = rows;
  if (!row?.picture) return undefined;
  return { ...read(row), picture: new Uint8Array(row.picture), isLastTry: row.tries >= MOST_TRIES };
}

/** As SQL about a row of `generations`: its picture is there, and its words may be tried once more. */
export const WAITS_FOR_WORDS = `exists (
  select from private.letterings l where l.user_id = generations.user_id and l.generation_id = generations.id
     and l.picture is not null and l.tries < ${MOST_TRIES})`;

/**
 * Keeps the picture, and what it cost, before anything else is done with it: from now on nothing is asked of the service
 * any more. Waits for a database that is restarting, since the picture was paid for.
 */
export async function keepPicture(
  pool: Database,
  generation: NewGeneration,
  picture: Uint8Array,
  calls: AiCall[],
): Promise<void> {
  const { userId, id } = generation;
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(pool, async (transaction) => {
        if (!(await lockAccount(transaction, userId, "add"))) throw new GenerationGoneError();
        const { rows } = await transaction.query<Row<"public.generations", "state">>(
          "select state from public.generations where user_id = $1 and id = $2 for update",
          [userId, id],
        );
        if (rows[0]?.state !== "running" && rows[0]?.state !== "interrupted") throw new GenerationGoneError();
        await transaction.query("update public.generations set ticket = null where user_id = $1 and id = $2", [
          userId,
          id,
        ]);
        await transaction.query(
          "update private.letterings set picture = $3 where user_id = $1 and generation_id = $2",
          [userId, id, picture],
        );
        await recordAiCalls(transaction, { userId, kind: callKind(generation.type), generationId: id }, calls);
      });
    } catch (error) {
      if (!isDatabaseDown(error) || tries >= TRIES_WHILE_DOWN) throw error;
      await sleep(PAUSE_WHILE_DOWN_MS);
    }
  }
}

/** What is left of generations that have ended. */
export async function sweepLetterings(db: Queryable): Promise<void> {
  await db.query(
    `delete from private.letterings l using public.generations g
      where g.user_id = l.user_id and g.id = l.generation_id and g.state not in ('queued', 'running')`,
  );
}
