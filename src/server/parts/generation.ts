import type { Ad } from "../../../content/ads/schema.ts";
import type { MemeTemplate } from "../../engine/memes/meme-template.ts";
import { shelved } from "../../engine/memes/shelved.ts";
import { createComposer } from "../adapters/ai/composer.ts";
import { createGemini } from "../adapters/ai/gemini.ts";
import type { AiProvider } from "../adapters/ai/port.ts";
import type { KeepObject } from "../adapters/storage/port.ts";
import { chooseProvider } from "../ai/choose-provider.ts";
import { createKeyVault } from "../ai/key-vault.ts";
import { storageLimit } from "../config/config.ts";
import { every } from "../every.ts";
import type { FairQueue } from "../fairness/fair-queue.ts";
import { sweepEarlyCancels } from "../generation/early-cancels.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { startGenerating } from "../generation/start-generating.ts";
import { checkRoom } from "../objects/check-room.ts";
import { createRenderPool } from "../rendering/render-pool.ts";
import { type ReadTemplatePicture, withTemplatePictures } from "../rendering/with-template-pictures.ts";
import type { Ground } from "./part.ts";

const PAINTING = { threads: 2, waiting: 50, timeoutMs: 60_000 };
const SWEEP_EVERY_MS = 10 * 60_000;

export type GenerationOptions = {
  /** Replaces the built-in composer, which is used for the key `demo`. */
  composer?: AiProvider | undefined;
  /** Test replacements for the real ones. */
  generation?: Partial<Pick<GenerationParts, "chooseProvider" | "wait">> | undefined;
};

type Needed = {
  keepObject: KeepObject;
  pixels: FairQueue;
  ads: readonly Ad[];
  memes: readonly MemeTemplate[];
  memePicture: ReadTemplatePicture;
};

/** Creatives by the AI service with the user's own key, or by the built-in composer. */
export function generationPart(ground: Ground, needed: Needed, options: GenerationOptions) {
  const { config, pool, secrets, logger } = ground;
  const { keepObject, pixels, ads, memes, memePicture } = needed;
  const painting = withTemplatePictures(createRenderPool(PAINTING), memePicture);
  const known = new Map(ads.map(({ id, scene, format }) => [id, { scene, format }]));
  const composer = options.composer ?? createComposer(painting, memes.map(shelved));
  const { parts, finish } = startGenerating({
    pool,
    logger,
    vault: createKeyVault(secrets.keyEncryptionSecret, secrets.oldKeyEncryptionSecrets),
    pixels,
    chooseProvider: chooseProvider(createGemini(config.GEMINI_BASE_URL), composer),
    keepObject,
    paint: painting.renderInWorker,
    outline: (wanted) => painting.renderInWorker({ ...wanted, outline: true }),
    findAd: (id) => known.get(id),
    checkRoom: (userId) => checkRoom(pool, userId, storageLimit(config)),
    ...options.generation,
  });
  const sweep = every(SWEEP_EVERY_MS, () => sweepEarlyCancels(pool), "the sweep of early cancels", logger);
  return {
    generation: parts,
    /** Waits for runs under way to finish, up to the time limit. */
    finish,
    start: sweep.start,
    async stop() {
      await sweep.stop();
      await finish(0);
      await painting.close();
    },
  };
}
