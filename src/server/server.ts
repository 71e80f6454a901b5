import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Ad } from "../../content/ads/schema.ts";
import type { MemeTemplate } from "../engine/memes/meme-template.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { publicSettings } from "./config/public-settings.ts";
import { openDatabase } from "./database/open-database.ts";
import { devPages } from "./dev/dev-pages.ts";
import { createDoors } from "./fairness/doors.ts";
import { createFairQueue, type FairQueue } from "./fairness/fair-queue.ts";
import { listen } from "./http/listen.ts";
import { createDarkroom } from "./images/darkroom.ts";
import { billingPart } from "./parts/billing.ts";
import { contentPart } from "./parts/content.ts";
import { type FunctionsOptions, functionsPart } from "./parts/functions.ts";
import { gatewayPart } from "./parts/gateway.ts";
import { type GenerationOptions, generationPart } from "./parts/generation.ts";
import { mailPart } from "./parts/mail.ts";
import { objectsPart } from "./parts/objects.ts";
import type { Ground, Part } from "./parts/part.ts";
import { type PicturesOptions, picturesPart } from "./parts/pictures.ts";
import { previewsPart } from "./parts/previews.ts";
import { retentionPart } from "./parts/retention.ts";
import { createShelves } from "./parts/shelves.ts";
import { sitesParts } from "./parts/sites.ts";
import { PROJECT_ROOT } from "./project-root.ts";

/**
 * Decoding a picture takes a core and up to 160 MB: four at a time for all purposes together, two for one person. The
 * largest that is allowed takes three seconds on a quiet machine. A page of the gallery has fewer pictures than one
 * lane holds.
 */
const PIXELS = { atOnce: 4, perLane: 100, perAsker: 200, waiting: 400, maxMs: 12_000 };

export type ServerOptions = GenerationOptions &
  PicturesOptions &
  FunctionsOptions & {
    print?: (line: string) => void;
    /** The swipe file. */
    ads?: readonly Ad[] | undefined;
    /** The meme templates. */
    memes?: readonly MemeTemplate[] | undefined;
    pixels?: FairQueue | undefined;
  };

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Assembles the parts. `parts/` decides which implementation each one uses. */
export async function startServer(config: Config, logger: Logger, options: ServerOptions = {}): Promise<RunningServer> {
  const shelves = createShelves(config);
  await shelves.check();
  const parts: Part[] = [];
  const use = <P extends Part>(part: P): P => {
    parts.push(part);
    return part;
  };
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop?.();
  };
  try {
    const { pool, reserve, direct, secrets, close } = await openDatabase(config, logger);
    use({ stop: close });
    const doors = createDoors(pool, config.TRUSTED_PROXIES);
    const ground: Ground = { config, logger, doors, pool, reserve, direct, secrets };
    const darkroom = createDarkroom(options.pixels ?? createFairQueue(PIXELS));
    use({ stop: darkroom.close });

    const { outbox, mailbox, emailPreview } = use(mailPart(ground, options.print ?? (() => {})));
    const { billing, testCheckout } = use(await billingPart(ground, outbox));
    const objects = use(await objectsPart(ground, shelves, darkroom));
    const gateway = use(await gatewayPart(ground, { outbox, objects, darkroom }));
    const { ads = [], memes = [] } = options;
    const { memePicture } = use(await contentPart(ground, { ads, memes, filesOf: shelves.paintedFiles }));
    const shown = { ads, memes, memePicture };
    const { generation, finish } = use(
      generationPart(ground, { keepObject: objects.keep, darkroom, outbox, ...shown }, options),
    );
    const pictures = use(picturesPart(ground, { keepObject: objects.keep, darkroom }, options));
    const { previews } = use(previewsPart(ground, darkroom));
    const sites = sitesParts(ground, { darkroom, think: generation.think }, options.pictures?.rules);
    use(retentionPart(ground));
    use(
      functionsPart(
        ground,
        { outbox, emailPreview, billing, objects, gateway, generation, pictures, previews, sites },
        options,
      ),
    );
    const clientFolder = join(PROJECT_ROOT, "dist/client");
    if (config.isLocal && (mailbox || testCheckout))
      use({ mounts: { "/dev": devPages({ mailbox, checkout: testCheckout, clientFolder }) } });

    let isStopping = false;
    const app = createApp({
      config,
      isStopping: () => isStopping,
      logger,
      mounts: Object.assign({}, ...parts.map(({ mounts }) => mounts)),
      publicConfig: {
        publishableKey: gateway.publishableKey,
        priceId: billing.payments.priceId,
        localMailbox: config.isLocal && mailbox ? "/dev/mail" : null,
        ...publicSettings(config),
      },
      clientFolder,
      isReady: oneAtATime(() =>
        reserve.query("select 1").then(
          () => true,
          () => false,
        ),
      ),
    });
    const { drain } = await listen(app.fetch, config);
    for (const part of parts) part.start?.();
    const { drainMs, finishMs } = config.stopping;
    // Stopped in reverse order: requests under way are answered while everything they need still runs.
    use({ stop: () => Promise.all([drain(finishMs), finish(finishMs)]) });
    use({
      stop: () => {
        isStopping = true;
        return sleep(drainMs);
      },
    });
    return { url: config.SITE_URL, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Callers that ask while a check is under way share its result. */
function oneAtATime<T>(look: () => Promise<T>): () => Promise<T> {
  let looking: Promise<T> | undefined;
  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
