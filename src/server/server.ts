import { join } from "node:path";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Ad } from "../../content/ads/schema.ts";
import type { AccountParts } from "./account/account-parts.ts";
import { createComposer } from "./adapters/ai/composer.ts";
import { createGemini } from "./adapters/ai/gemini.ts";
import type { AiProvider } from "./adapters/ai/port.ts";
import { createMailbox, type Mailbox } from "./adapters/mail/mailbox.ts";
import { createSmtpTransport } from "./adapters/mail/smtp.ts";
import { createLocalPayments } from "./adapters/payments/local.ts";
import { localWebhookSecret } from "./adapters/payments/local-webhook-secret.ts";
import { createStripePayments } from "./adapters/payments/stripe.ts";
import { createFileStore } from "./adapters/storage/files.ts";
import { keepInHostedProject, readFromHostedProject, removeFromHostedProject } from "./adapters/storage/hosted.ts";
import type { TakeDownParts } from "./admin/take-down-picture.ts";
import { chooseProvider } from "./ai/choose-provider.ts";
import { createKeyVault } from "./ai/key-vault.ts";
import { createApp } from "./app.ts";
import type { Billing } from "./billing/billing.ts";
import { startCheckoutSweep } from "./billing/start-checkout-sweep.ts";
import { stripeWebhook } from "./billing/stripe-webhook.ts";
import { type Config, ConfigError, storageLimit } from "./config/config.ts";
import { LOCAL_SENDER, publicSettings } from "./config/public-settings.ts";
import { createAdPictureFiles } from "./content/ad-picture-files.ts";
import { contentRoutes } from "./content/content-routes.ts";
import { seedAds } from "./content/seed-ads.ts";
import { openDatabase } from "./database/open-database.ts";
import { checkoutRoutes } from "./dev/checkout-routes.ts";
import { devPages } from "./dev/dev-pages.ts";
import { createDoors } from "./fairness/doors.ts";
import { createFairQueue, type FairQueue } from "./fairness/fair-queue.ts";
import type { ServerFunction } from "./functions/define-function.ts";
import { mountFunctions } from "./functions/mount-functions.ts";
import { createFunctions } from "./functions/registry.ts";
import { hostedGateway } from "./gateway/hosted-gateway.ts";
import { ownGateway } from "./gateway/own-gateway.ts";
import { sweepEarlyCancels } from "./generation/early-cancels.ts";
import type { GenerationParts } from "./generation/generation-parts.ts";
import { startGenerating } from "./generation/start-generating.ts";
import { DRAIN_MS, drain, listen } from "./http/listen.ts";
import type { RequestVariables } from "./http/request-log.ts";
import { createRenditionCache } from "./images/rendition-cache.ts";
import { createOutbox } from "./mail/outbox.ts";
import { checkRoom } from "./objects/check-room.ts";
import { forgetRenditions } from "./objects/forget-renditions.ts";
import { readFromStore } from "./objects/read-object.ts";
import { removeFromStore } from "./objects/remove-from-store.ts";
import { createRenditions } from "./objects/renditions.ts";
import { startObjectSweep } from "./objects/start-object-sweep.ts";
import { storeObject } from "./objects/store-object.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { createRenderPool } from "./rendering/render-pool.ts";
import { createSeal } from "./secrets/seal.ts";

const SWEEP_EVERY_MS = 10 * 60_000;
/**
 * Taking a picture apart takes a core, up to 160 MB, and one of the four threads that also read files: two at a time,
 * whatever they are for. A page of the gallery has fewer pictures than one lane holds.
 */
const PIXELS = { atOnce: 2, perLane: 100, perAsker: 200, waiting: 400 };
const PAINTING = { threads: 2, waiting: 50, timeoutMs: 60_000 };
/** Beside the one for creatives: whoever opens an unpainted gallery must not stand in the way of who makes something. */
const PAINTING_ADS = { threads: 1, waiting: 1000, timeoutMs: 60_000 };

export type ServerOptions = {
  functions?: Record<string, ServerFunction> | undefined;
  print?: (line: string) => void;
  /** The swipe file. */
  ads?: readonly Ad[] | undefined;
  /** In place of the built-in one, which answers to the key `demo`. */
  composer?: AiProvider | undefined;
  /** What tests put in place of the real thing. */
  generation?: Partial<Pick<GenerationParts, "chooseProvider" | "wait">> | undefined;
  pixels?: FairQueue | undefined;
};

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Puts the parts together; this and config.ts are the only places that know which implementation stands where. */
export async function startServer(config: Config, logger: Logger, options: ServerOptions = {}): Promise<RunningServer> {
  if (config.S3_ENDPOINT) throw new ConfigError(["S3_ENDPOINT is set, but S3 storage is not built in yet"]);
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const { pool, reserve, secrets, close } = await openDatabase(config, logger);
    undo.push(close);
    const doors = createDoors(pool, config.TRUSTED_PROXIES);
    const mailbox = config.SMTP_URL ? null : localMailbox(config, options.print ?? (() => {}));
    const transport = mailbox ?? createSmtpTransport(config.SMTP_URL ?? "", config.MAIL_FROM ?? "");
    const outbox = createOutbox(pool, transport, createSeal(secrets.jwtSecret, "outbox"), logger);
    undo.push(outbox.stop);
    const webhookSecret = localWebhookSecret(secrets.jwtSecret);
    const payments = config.STRIPE_SECRET_KEY
      ? await createStripePayments(config)
      : createLocalPayments(pool, webhookSecret);
    const billing: Billing = { pool: reserve, payments, outbox, logger };

    // A hosted project keeps its objects itself.
    const pixels = options.pixels ?? createFairQueue(PIXELS);
    const renditions = createRenditions(createRenditionCache(join(config.DATA_DIR, "renditions")), pixels);
    const store = config.SUPABASE_URL
      ? null
      : forgetRenditions(createFileStore(join(config.DATA_DIR, "objects")), renditions);
    const gateway = store
      ? await ownGateway({ pool, reserve, doors, outbox, config, secrets, logger, store, renditions, pixels })
      : hostedGateway(config.SUPABASE_URL ?? "", config.SUPABASE_ANON_KEY ?? "");
    undo.push(gateway.stop);
    const objects = store
      ? removeFromStore(store)
      : removeFromHostedProject(config.SUPABASE_URL ?? "", config.SUPABASE_SERVICE_ROLE_KEY ?? "");
    const objectSweep = startObjectSweep({ pool, objects, store, logger });
    undo.push(objectSweep.stop);
    const painting = createRenderPool(PAINTING);
    undo.push(painting.close);
    const composer = options.composer ?? createComposer(painting);
    const generating = startGenerating({
      pool,
      logger,
      vault: createKeyVault(secrets.keyEncryptionSecret, secrets.oldKeyEncryptionSecrets),
      pixels,
      chooseProvider: chooseProvider(createGemini(config.GEMINI_BASE_URL), composer),
      keepObject: store
        ? (object, insert) => storeObject(store, object, insert)
        : keepInHostedProject(config.SUPABASE_URL ?? "", config.SUPABASE_SERVICE_ROLE_KEY ?? ""),
      checkRoom: (userId) => checkRoom(pool, userId, storageLimit(config)),
      ...options.generation,
    });
    undo.push(() => generating.finish(0));
    const account: AccountParts = {
      pool,
      billing,
      leases: generating.parts.leases,
      readObject: store ? readFromStore(pool, store) : readFromHostedProject(config.SUPABASE_URL ?? ""),
      isHosted: !store,
      onDeleted: (userId) => {
        gateway.forget(userId);
        objectSweep.now();
      },
    };
    const takeDown: TakeDownParts = {
      pool,
      outbox,
      objects,
      siteUrl: config.SITE_URL,
      onRemoved: objectSweep.now,
    };
    const functions = {
      ...createFunctions({ billing, settings: config, generation: generating.parts, account, takeDown }),
      ...options.functions,
    };
    const ads = options.ads ?? [];
    const paintingAds = createRenderPool(PAINTING_ADS);
    undo.push(paintingAds.close);
    await seedAds(pool, ads);
    const mounts: Record<string, Hono<RequestVariables>> = {
      ...gateway.mounts,
      "/content": contentRoutes(createAdPictureFiles(join(config.DATA_DIR, "content/ads"), paintingAds, ads)),
      "/functions/v1": mountFunctions(functions, { pool, doors, verify: gateway.verify }),
      "/webhooks": stripeWebhook(billing, doors),
    };
    const checkout = config.STRIPE_SECRET_KEY ? null : checkoutRoutes(billing, webhookSecret);
    const clientFolder = join(PROJECT_ROOT, "dist/client");
    if (config.isLocal && (mailbox || checkout)) mounts["/dev"] = devPages({ mailbox, checkout, clientFolder });
    const app = createApp({
      config,
      logger,
      mounts,
      publicConfig: {
        publishableKey: gateway.publishableKey,
        priceId: payments.priceId,
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

    const server = await listen(app.fetch, config);
    outbox.start();
    undo.push(startCheckoutSweep(billing).stop);
    const sweep = setInterval(() => {
      Promise.all([gateway.sweep(), sweepEarlyCancels(pool)]).catch((error: unknown) =>
        logger.warn({ err: error }, "sweep failed"),
      );
    }, SWEEP_EVERY_MS);
    undo.push(() => clearInterval(sweep));
    // Last in, first out: requests under way are answered while everything they need still runs.
    undo.push(() => Promise.all([drain(server), generating.finish(DRAIN_MS)]));
    return { url: config.SITE_URL, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whoever asks while the answer is being looked for gets the same one. */
function oneAtATime<T>(look: () => Promise<T>): () => Promise<T> {
  let looking: Promise<T> | undefined;
  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

function localMailbox(config: Config, print: (line: string) => void): Mailbox {
  return createMailbox(join(config.DATA_DIR, "mailbox"), config.MAIL_FROM ?? LOCAL_SENDER, print);
}
