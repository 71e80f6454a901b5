import { test as base } from "@playwright/test";
import { startCompatible } from "../stand-ins/compatible/start-compatible.ts";
import { startFal } from "../stand-ins/fal/start-fal.ts";
import { startGemini } from "../stand-ins/gemini/start-gemini.ts";
import { startOpenai } from "../stand-ins/openai/start-openai.ts";
import { startOpenrouter } from "../stand-ins/openrouter/start-openrouter.ts";
import { startStripeStandIn } from "../stand-ins/stripe/start-stripe-stand-in.ts";
import { createPlace } from "../support/process.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

export type Studio = {
  url: string;
  gemini: Awaited<ReturnType<typeof startGemini>>;
  openai: Awaited<ReturnType<typeof startOpenai>>;
  openrouter: Awaited<ReturnType<typeof startOpenrouter>>;
  compatible: Awaited<ReturnType<typeof startCompatible>>;
  kill: () => Promise<unknown>;
  launch: () => Promise<void>;
};
export type Shop = { url: string; stripe: Awaited<ReturnType<typeof startStripeStandIn>> };
type Mailing = {
  url: string;
  linkFor: (person: string, count?: number) => Promise<string>;
  query: (sql: string, values: unknown[]) => Promise<unknown>;
};

export const ANALYTICS_SCRIPT = "https://stats.example/script.js";

/** The built product, as other people run it. Each is started once per worker, when the first test asks for it. */
export const test = base.extend<
  object,
  { studio: Studio; shop: Shop; mailing: Mailing; another: string; measured: string }
>({
  /** With a stand-in for each AI service that speaks its wire protocol, the own server included. */
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this
    async ({}, use) => {
      const gemini = await startGemini();
      const openai = await startOpenai();
      const openrouter = await startOpenrouter();
      const fal = await startFal();
      const compatible = await startCompatible();
      const place = await createPlace();
      const launch = () =>
        place.launch({
          GEMINI_BASE_URL: gemini.url,
          OPENAI_BASE_URL: openai.url,
          OPENROUTER_BASE_URL: openrouter.url,
          FAL_QUEUE_URL: fal.url,
          FAL_API_URL: fal.url,
          FETCH_STAND_INS: new URL(fal.url).host,
          COMPATIBLE_BASE_URL: compatible.url,
          COMPATIBLE_MODELS: "flux.2-klein-9b",
        });
      let server = await launch();
      await use({
        url: place.url,
        gemini,
        openai,
        openrouter,
        compatible,
        kill: () => server.kill("SIGKILL"),
        launch: async () => {
          server = await launch();
        },
      });
      await server.kill("SIGTERM");
      await place.remove();
      for (const service of [gemini, openai, openrouter, fal, compatible]) await service.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  /** With a stand-in that speaks Stripe's wire protocol. */
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const stripe = await startStripeStandIn();
      const place = await createPlace();
      const server = await place.launch(stripe.env);
      await use({ url: place.url, stripe });
      await server.kill("SIGTERM");
      await place.remove();
      await stripe.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  /** With a real mail server. */
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const mail = await startSmtpSink();
      const place = await createPlace();
      const server = await place.launch({ SMTP_URL: mail.url, MAIL_FROM: "BananaBread <hello@bananabread.test>" });
      await use({ url: place.url, linkFor: mail.linkFor, query: place.query });
      await server.kill("SIGTERM");
      await mail.stop();
      await place.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  /** With a longer refund period and more storage. */
  another: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const place = await createPlace();
      const server = await place.launch({ REFUND_DAYS: "30", STORAGE_LIMIT_GB: "20" });
      await use(place.url);
      await server.kill("SIGTERM");
      await place.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  /** With analytics switched on. */
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const place = await createPlace();
      const server = await place.launch({ ANALYTICS_SCRIPT_URL: ANALYTICS_SCRIPT });
      await use(place.url);
      await server.kill("SIGTERM");
      await place.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
