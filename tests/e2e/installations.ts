import { test as base } from "@playwright/test";
import { startGemini } from "../stand-ins/gemini/start-gemini.ts";
import { startStripeStandIn } from "../stand-ins/stripe/start-stripe-stand-in.ts";
import { createPlace } from "../support/process.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

export type Studio = {
  url: string;
  gemini: Awaited<ReturnType<typeof startGemini>>;
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
  /** With a stand-in that speaks the AI service's wire protocol. */
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this
    async ({}, use) => {
      const gemini = await startGemini();
      const place = await createPlace();
      const launch = () => place.launch({ GEMINI_BASE_URL: gemini.url });
      let server = await launch();
      await use({
        url: place.url,
        gemini,
        kill: () => server.kill("SIGKILL"),
        launch: async () => {
          server = await launch();
        },
      });
      await server.kill("SIGTERM");
      await place.remove();
      await gemini.stop();
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
