import { randomBytes, randomUUID } from "node:crypto";
import type { Format } from "../../shared/formats.ts";
import type { VersionChange } from "../../shared/version-change.ts";
import type { MadeImage } from "../adapters/ai/port.ts";
import type { AiCall } from "../ai/call-provider.ts";
import { recordAiCalls } from "../ai/record-ai-calls.ts";
import { lockAccount } from "../database/lock-account.ts";
import { outlastRestart } from "../database/outlast-restart.ts";
import { inTransaction, type Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { callKind } from "./call-kind.ts";
import type { NewGeneration } from "./claim-generation.ts";
import { GenerationGoneError } from "./generation-gone.ts";
import { admittedTurn, type GenerationParts } from "./generation-parts.ts";
import { CREATIVES_BUCKET, insertCreative } from "./insert-creative.ts";

type FinishedImage = { png: Buffer; format: Format } & Pick<MadeImage, "composed" | "note" | "edited">;

/**
 * Stores the picture and all its rows, or nothing. Also stores it if the generation was ended meanwhile because this
 * process did not renew its lease in time, but not if its user cancelled it.
 */
export async function saveCreative(
  parts: GenerationParts,
  generation: NewGeneration,
  { png, format, composed, note, edited }: FinishedImage,
  calls: AiCall[],
): Promise<void> {
  const { userId, id } = generation;
  const name = `${userId}/${Date.now()}-${randomBytes(8).toString("hex")}.png`;
  const creativeId = randomUUID();
  const fingerprint = composed && (await parts.darkroom.fingerprint(admittedTurn(userId), png));
  const record = (insertObjectRow: (db: Queryable) => Promise<string>) =>
    inTransaction(parts.pool, async (transaction) => {
      if (!(await lockAccount(transaction, userId, "add"))) throw new GenerationGoneError();
      const { rows } = await transaction.query<Row<"public.generations", "state" | "creative_id">>(
        "select state, creative_id from public.generations where user_id = $1 and id = $2 for update",
        [userId, id],
      );
      // If the connection broke during an earlier attempt, that attempt may still have been committed.
      if (rows[0]?.creative_id === creativeId) return creativeId;
      if (rows[0]?.state !== "running" && rows[0]?.state !== "interrupted") throw new GenerationGoneError();
      const objectId = await insertObjectRow(transaction);
      await insertCreative(transaction, {
        ...{ id: creativeId, userId, format, name },
        title: generation.title,
        prompt: generation.prompt,
        type: generation.type,
        // The composer has read the rest of it.
        brief: composed?.scene.brief ?? generation.brief,
        composed: composed && fingerprint && { scene: composed, fingerprint },
        brandId: generation.brandId,
        from: generation.sourceId && { sourceId: generation.sourceId, change: changeOf(generation, edited) },
      });
      await transaction.query(
        `update public.generations
            set state = 'succeeded', creative_id = $3, note = $4, error_code = null, error_message = null, finished_at = now(),
                updated_at = now(), lease_until = null, lease_holder = null, ticket = null
          where user_id = $1 and id = $2`,
        [userId, id, creativeId, note ?? null],
      );
      await recordAiCalls(transaction, { userId, kind: callKind(generation.type), generationId: id }, calls);
      await transaction.query("delete from private.letterings where user_id = $1 and generation_id = $2", [userId, id]);
      return objectId;
    });
  await parts.keepObject(
    { bucket: CREATIVES_BUCKET, name, ownerId: userId, bytes: png, contentType: "image/png" },
    (insertObjectRow) => outlastRestart(() => record(insertObjectRow), parts.wait),
  );
}

const changeOf = ({ type }: NewGeneration, edited: MadeImage["edited"]): VersionChange => ({
  kind: type === "edit" ? "edit" : "picture",
  ...(edited ?? { did: [], missed: [] }),
});
