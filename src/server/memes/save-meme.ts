import { randomBytes, randomUUID } from "node:crypto";
import { memeScene } from "../../engine/memes/caption-scene.ts";
import { AppError } from "../../shared/errors.ts";
import { lockAccount } from "../database/lock-account.ts";
import { inTransaction } from "../database/pool.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import { admittedTurn, type GenerationParts } from "../generation/generation-parts.ts";
import { CREATIVES_BUCKET, insertCreative } from "../generation/insert-creative.ts";
import { prepareImages } from "../generation/prepare-image.ts";
import type { SaveMemeInput } from "./save-meme-input.ts";

type Parts = Pick<GenerationParts, "pool" | "darkroom" | "paint" | "keepObject" | "checkRoom">;

/** The key of a picture of one's own in its scene, as the editor names it. */
const OWN_PHOTO = "own";

/** Paints a captioned meme and keeps it as a creative: picture and rows, or nothing. Returns the creative's id. */
export async function saveMeme(parts: Parts, userId: string, input: SaveMemeInput): Promise<string> {
  await limitCalls(parts.pool, userId, "save_meme");
  await parts.checkRoom?.(userId);
  const { captions, format, title, template } = input;
  const photo = await photoOf(parts, userId, input);
  const scene = photo
    ? memeScene({ captions }, { photo: OWN_PHOTO })
    : memeScene({ ...(template && { template }), captions });
  const turn = admittedTurn(userId);
  const painted = await parts.paint({ scene, format, ...(photo && { photos: { [OWN_PHOTO]: photo } }) }, turn);
  const png = Buffer.from(painted.png);
  const fingerprint = await parts.darkroom.fingerprint(turn, png);
  const id = randomUUID();
  const name = `${userId}/${Date.now()}-${randomBytes(8).toString("hex")}.png`;
  await parts.keepObject(
    { bucket: CREATIVES_BUCKET, name, ownerId: userId, bytes: png, contentType: "image/png" },
    (insertObjectRow) =>
      inTransaction(parts.pool, async (transaction) => {
        if (!(await lockAccount(transaction, userId, "add")))
          throw new AppError("cancelled", "This account is being deleted. The meme was not saved.");
        const objectId = await insertObjectRow(transaction);
        await insertCreative(transaction, {
          ...{ id, userId, title, format, name, type: "meme" },
          prompt: promptOf(input),
          composed: { scene: { scene, photo }, fingerprint },
        });
        return objectId;
      }),
  );
  return id;
}

/** What stands for the description in the gallery: the words, in the order of their boxes. */
const promptOf = ({ captions }: SaveMemeInput) =>
  captions
    .map(({ text }) => text.replace(/\s+/gu, " ").trim())
    .filter(Boolean)
    .join(" / ");

/** A picture of one's own, decoded and encoded by us. Pictures of templates are found by whoever paints. */
async function photoOf(parts: Parts, userId: string, { photo }: SaveMemeInput) {
  if (!photo) return undefined;
  const [prepared] = await prepareImages(parts, userId, [{ id: OWN_PHOTO, mimeType: "image/jpeg", ...photo }]);
  return prepared && Uint8Array.from(prepared.bytes);
}
