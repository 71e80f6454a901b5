import { z } from "zod";
import { modelIdSchema } from "../../shared/contracts/ai-services.ts";
import { FORMAT_IDS } from "../../shared/formats.ts";

/** In settings that are lists. */
const MAX_ENTRIES = 20;

const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL starting with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    );
/** Without anything that a signature or a log should not contain. */
const plainUrl = url("http:", "https:").refine((value) => {
  const { username, password, search, hash } = URL.canParse(value) ? new URL(value) : new URL("http://x");
  return !(username || password || search || hash);
}, "must be a URL without a name, a password or a query");
const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);
const secret = z.string().min(32, "must be at least 32 characters");
// Not parsed as a URL: PostgreSQL's own form for sockets, postgres://me@/name?host=/run/postgresql, is none.
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/./, "must start with postgres:// or postgresql://");
const word = z.string().regex(/^\S+$/, "must not contain spaces");

const origin = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    "must be entries such as https://shop.example, without a path",
  );

const list = <T extends z.ZodType<unknown, string>>(entry: T) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(entry).max(MAX_ENTRIES, `must be at most ${MAX_ENTRIES} entries`));

const ENVIRONMENTS = ["production", "development", "test"] as const;
/** Other capitals, as in `Production`, are accepted. Other words, such as `prod`, are reported as a fault. */
export const environmentName = (given: string) => given.trim().toLowerCase();

/** Every environment variable that is read, and its allowed values. */
export const settings = z.object({
  NODE_ENV: z
    .string()
    .transform(environmentName)
    .pipe(z.enum(ENVIRONMENTS, "must be production, development or test, or not set"))
    .default("development"),
  HOST: word.default("127.0.0.1"),
  PORT: count(1, 65_535).default(3000),
  DATA_DIR: z.string().default(".data"),
  SITE_URL: url("http:", "https:").optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  /**
   * How long /ready says no before the server stops accepting: longer than a load balancer takes to notice. Without the
   * setting 0 on a local installation and 15 elsewhere.
   */
  DRAIN_SECONDS: count(0, 600).optional(),
  /** After that, how long requests and generations under way may take. Without the setting 25 locally, else 200. */
  FINISH_SECONDS: count(0, 3600).optional(),
  /** How many reverse proxies are in front; that many X-Forwarded-For entries from the right are trusted. */
  TRUSTED_PROXIES: count(0, 10).default(0),
  /** Pages elsewhere that may use the API from a browser. */
  CORS_ORIGINS: list(origin).default([]),
  /** Sign-in mails requested, and wrong links opened, per network address in 5 minutes. */
  AUTH_RATE_LIMIT: count(1, 1_000_000).default(30),
  DATABASE_URL: databaseUrl.optional(),
  /** The same database past a pooler, for what a pooler in transaction mode cannot carry: LISTEN, and migrations. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  JWT_SECRET: secret.optional(),
  KEY_ENCRYPTION_SECRET: secret.optional(),
  /** The previous secret, until `npm run rotate-key-secret` has processed all keys. */
  KEY_ENCRYPTION_SECRET_OLD: secret.optional(),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, "must be an address such as BananaBread <hello@example.com>")
    .optional(),
  STRIPE_SECRET_KEY: word.optional(),
  STRIPE_WEBHOOK_SECRET: word.optional(),
  STRIPE_PRICE_ID: word.optional(),
  STRIPE_API_BASE: url("http:", "https:").default("https://api.stripe.com"),
  GEMINI_BASE_URL: url("http:", "https:").default("https://generativelanguage.googleapis.com"),
  OPENAI_BASE_URL: url("http:", "https:").default("https://api.openai.com/v1"),
  OPENROUTER_BASE_URL: url("http:", "https:").default("https://openrouter.ai/api/v1"),
  FAL_QUEUE_URL: url("http:", "https:").default("https://queue.fal.run"),
  FAL_API_URL: url("http:", "https:").default("https://api.fal.ai/v1"),
  /** A server of one's own that speaks as OpenAI does, and the image models it holds. */
  COMPATIBLE_BASE_URL: url("http:", "https:").optional(),
  COMPATIBLE_MODELS: list(modelIdSchema).default([]),
  COMPATIBLE_NAME: z.string().max(40, "must have at most 40 characters").default("Own server"),
  /** What is asked of it for 1:1, 4:5, 9:16, 1.91:1 and 16:9. */
  COMPATIBLE_SIZES: list(z.string().regex(/^\d{2,4}x\d{2,4}$/, "must be entries such as 1024x1024"))
    .refine((sizes) => sizes.length === FORMAT_IDS.length, `must be ${FORMAT_IDS.length} sizes, one per format`)
    .default(["1024x1024", "896x1152", "768x1344", "1216x640", "1344x768"]),
  /** How many pictures it takes along, by /images/edits. */
  COMPATIBLE_REFERENCES: count(0, 10).default(0),
  COMPATIBLE_TEXT_MODEL: modelIdSchema.optional(),
  /** It may load a model before it answers. */
  COMPATIBLE_FIRST_BYTE_SECONDS: count(10, 3_600).default(600),
  S3_ENDPOINT: plainUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket, such as bananabread-objects")
    .optional(),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
  S3_REGION: word.default("auto"),
  /** Whether the bucket's name is part of the path (https://store/bucket) or of the host (https://bucket.store). */
  S3_PATH_STYLE: z
    .enum(["true", "false"], "must be true or false")
    .transform((value) => value === "true")
    .default(true),
  /** Where browsers can read the bucket's public part without us. Without it, all pictures pass through the server. */
  S3_PUBLIC_URL: plainUrl.optional(),
  SUPABASE_URL: url("http:", "https:").optional(),
  SUPABASE_ANON_KEY: word.optional(),
  SUPABASE_SERVICE_ROLE_KEY: word.optional(),
  /** Ports that pictures of ads may be fetched from, beside 80 and 443. */
  FETCH_EXTRA_PORTS: list(count(1, 65_535)).default([]),
  /** For tests: servers on this machine, as host:port, that pictures may be fetched from although they are not public. */
  FETCH_STAND_INS: list(z.string().regex(/^[\w.-]+:\d+$/, "must be entries such as 127.0.0.1:4600")).default([]),
  /** Fair use: how much one person may store. */
  STORAGE_LIMIT_GB: count(1, 1_000_000).default(5),
  /** How long it is known which mails were sent to whom. */
  MAIL_LOG_DAYS: count(30, 36_500).default(180),
  /** How long single generations and calls to AI services are listed. Figures per day and month stay. */
  USAGE_DETAIL_DAYS: count(62, 36_500).default(400),
  /** Refunds on request within this many days of paying; with 0, only what the law requires. */
  REFUND_DAYS: count(0, 365).default(14),
  /** Shown as "member since" where the date is unknown. */
  LAUNCH_DATE: z.iso.date("must be a date such as 2026-11-15").default("2026-11-15"),
  ANALYTICS_SCRIPT_URL: url("https:").optional(),
  /** A directory that lists the product, shown in the hero of the landing page. */
  DIRECTORY_BADGE_TEXT: z.string().optional(),
  DIRECTORY_BADGE_URL: url("https:").optional(),
  /** Who made it: the name or handle in the top bar, and the profile it links to. */
  MAKER_NAME: z.string().optional(),
  MAKER_URL: url("https:").optional(),
  /** The support address; without it, the address in MAIL_FROM. */
  SUPPORT_EMAIL: z.email("must be an e-mail address").optional(),
});

export type Settings = z.output<typeof settings>;
