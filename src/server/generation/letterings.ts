import type { AiCall, Wait } from "../ai/call-provider.ts";
import { recordAiCalls } from "../ai/record-ai-calls.ts";
import { lockAccount } from "../database/lock-account.ts";
import { outlastRestart } from "../database/outlast-restart.ts";
import { type Database, inTransaction, type Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { callKind } from "./call-kind.ts";
import type { NewGeneration } from "./claim-generation.ts";
import { GenerationGoneError } from "./generation-gone.ts";
import type { GenerationKey } from "./generation-key.ts";

/** Of those who go on after this process, the first tries to set the words. The others save the picture without them. */
const MAX_TRIES_FOR_WORDS = 1;
/** A process may be killed then too, and the picture was paid for; but one that kills every process must not go round for ever. */
const MAX_TRIES = 6;

/** What the composer needs to set the words on a picture that a service makes. */
export type Lettering = { layout: string | undefined; seed: number; logo: Uint8Array<ArrayBuffer> | undefined };

/** Written before the service is asked, with the version whose words are put back, which may have been found by its picture. */
export async function planLettering(
  db: Queryable,
  { userId, id, sourceId }: Pick<NewGeneration, "userId" | "id" | "sourceId">,
  { layout, seed, logo }: Lettering,
): Promise<void> {
  await db.query(
    `with found as (update public.generations set source_id = $6 where user_id = $1 and id = $2)
     insert into private.letterings (user_id, generation_id, layout, seed, logo) values ($1, $2, $3, $4, $5)`,
    [userId, id, layout ?? null, seed, logo ?? null, sourceId ?? null],
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

export type Kept = Lettering & { picture: Uint8Array<ArrayBuffer>; isWordless: boolean };

/** A picture that is there and waits for its words, and counts the try; undefined when none does. */
export async function takeKept(db: Queryable, { userId, id }: GenerationKey): Promise<Kept | undefined> {
  const { rows } = await db.query<LetteringRow>(
    `update private.letterings set tries = tries + 1 where user_id = $1 and generation_id = $2 and picture is not null
     returning layout, seed, logo, picture, tries`,
    [userId, id],
  );
  const [row] = rows;
  if (!row?.picture) return undefined;
  return { ...read(row), picture: new Uint8Array(row.picture), isWordless: row.tries > MAX_TRIES_FOR_WORDS };
}

/** As SQL about a row of `generations`: its picture is there, and somebody may go on with it once more. */
export const WAITS_FOR_WORDS = `exists (
  select from private.letterings l where l.user_id = generations.user_id and l.generation_id = generations.id
     and l.picture is not null and l.tries < ${MAX_TRIES})`;

/**
 * Keeps the picture, and what it cost, before anything else is done with it: from now on nothing is asked of the service
 * any more. Waits for a database that is restarting, since the picture was paid for.
 */
export async function keepPicture(
  { pool, wait }: { pool: Database; wait: Wait },
  generation: NewGeneration,
  picture: Uint8Array,
  calls: AiCall[],
): Promise<void> {
  const { userId, id } = generation;
  const keep = () =>
    inTransaction(pool, async (transaction) => {
      if (!(await lockAccount(transaction, userId, "add"))) throw new GenerationGoneError();
      const { rows } = await transaction.query<Row<"public.generations", "state"> & { is_kept: boolean }>(
        `select state, exists (select from private.letterings l
                                where l.user_id = $1 and l.generation_id = $2 and l.picture is not null) as is_kept
           from public.generations where user_id = $1 and id = $2 for update`,
        [userId, id],
      );
      // By an earlier attempt whose connection broke, or a process that went on with the job: its calls are booked too.
      if (rows[0]?.is_kept) return;
      if (rows[0]?.state !== "running" && rows[0]?.state !== "interrupted") throw new GenerationGoneError();
      await transaction.query("update public.generations set ticket = null where user_id = $1 and id = $2", [
        userId,
        id,
      ]);
      await transaction.query("update private.letterings set picture = $3 where user_id = $1 and generation_id = $2", [
        userId,
        id,
        picture,
      ]);
      await recordAiCalls(transaction, { userId, kind: callKind(generation.type), generationId: id }, calls);
    });
  await outlastRestart(keep, wait);
}

/** What is left of generations that have ended. */
export async function sweepLetterings(db: Queryable): Promise<void> {
  await db.query(
    `delete from private.letterings l using public.generations g
      where g.user_id = l.user_id and g.id = l.generation_id and g.state not in ('queued', 'running')`,
  );
}
