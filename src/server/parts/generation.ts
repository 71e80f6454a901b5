import type { Ad } from "../../../content/ads/schema.ts";
import type { MemeTemplate } from "../../engine/memes/meme-template.ts";
import { shelved } from "../../engine/memes/shelved.ts";
import { createComposer } from "../adapters/ai/composer.ts";
import type { AiProvider } from "../adapters/ai/port.ts";
import type { KeepObject } from "../adapters/storage/port.ts";
import { createCatalogue } from "../ai/catalogue.ts";
import type { Providers } from "../ai/choose-service.ts";
import { createKeyVault } from "../ai/key-vault.ts";
import { endPendingCalls } from "../ai/record-ai-calls.ts";
import { warnNearCap } from "../ai/warn-near-cap.ts";
import { storageLimit } from "../config/config.ts";
import { every } from "../every.ts";
import { sweepEarlyCancels } from "../generation/early-cancels.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import { sweepLetterings } from "../generation/letterings.ts";
import { startGenerating } from "../generation/start-generating.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { Outbox } from "../mail/outbox.ts";
import { checkRoom } from "../objects/check-room.ts";
import { createRenderPool } from "../rendering/render-pool.ts";
import { type ReadTemplatePicture, withTemplatePictures } from "../rendering/with-template-pictures.ts";
import { aiProviders } from "./ai-providers.ts";
import type { Ground } from "./part.ts";

/** A picture takes half a second; a busy machine may take ten times as long. */
const PAINTING = { threads: 2, waiting: 50, perPerson: 8, timeoutMs: 12_000 };
const SWEEP_EVERY_MS = 10 * 60_000;

export type GenerationOptions = {
  /** Replaces the built-in composer, which is used for the key `demo`. */
  composer?: AiProvider | undefined;
  /** Keeps all painting threads ready, once the first is needed. */
  warmsUp?: boolean | undefined;
  /** Test replacements for the real ones. */
  generation?: (Partial<Pick<GenerationParts, "wait">> & { providers?: Providers }) | undefined;
};

type Needed = {
  keepObject: KeepObject;
  darkroom: Darkroom;
  outbox: Pick<Outbox, "add">;
  ads: readonly Ad[];
  memes: readonly MemeTemplate[];
  memePicture: ReadTemplatePicture;
};

/** Creatives by the AI service with the user's own key, or by the built-in composer. */
export function generationPart(ground: Ground, needed: Needed, options: GenerationOptions) {
  const { config, pool, secrets, logger } = ground;
  const { keepObject, darkroom, outbox, ads, memes, memePicture } = needed;
  const painting = withTemplatePictures(
    createRenderPool({ ...PAINTING, warmsUp: options.warmsUp ?? false }),
    memePicture,
  );
  const known = new Map(ads.map(({ id, scene, format }) => [id, { scene, format }]));
  const composer = options.composer ?? createComposer(painting, memes.map(shelved));
  const { parts, finish } = startGenerating({
    pool,
    logger,
    vault: createKeyVault(secrets.keyEncryptionSecret, secrets.oldKeyEncryptionSecrets),
    darkroom,
    catalogue: createCatalogue(config.ownServer),
    providers: { ...aiProviders(config), composer, ...options.generation?.providers },
    keepObject,
    paint: painting.renderInWorker,
    think: painting.think,
    outline: (wanted) => painting.renderInWorker({ ...wanted, outline: true }),
    findAd: (id) => known.get(id),
    checkRoom: (userId) => checkRoom(pool, userId, storageLimit(config)),
    onSpent: (userId) => warnNearCap({ pool, outbox, siteUrl: config.SITE_URL }, userId),
    ...(options.generation?.wait && { wait: options.generation.wait }),
  });
  const sweepAll = async () => {
    await sweepEarlyCancels(pool);
    await endPendingCalls(pool);
    await sweepLetterings(pool);
  };
  const sweep = every(SWEEP_EVERY_MS, sweepAll, "the sweep of early cancels, lost calls and letterings", logger);
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
