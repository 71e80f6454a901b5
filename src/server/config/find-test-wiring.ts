import { isLoopbackHost } from "./loopback.ts";

type Given = Record<string, string | undefined>;
type Rule = [string, (value: string, given: Given) => boolean, string];

/** Stripe's secrets have 32 characters after the prefix. */
const WEBHOOK_SECRET = /^whsec_.{24,}$/;
const LIVE_KEY = /^[rs]k_(?!.*test_)/;
/** Domains that can neither send nor receive mail. */
const UNREACHABLE_SENDER = /@([^\s>]+\.)?(localhost|test|invalid)>?\s*$/i;
const MAX_SIGN_INS = 10_000;
const MIN_DIFFERENT_CHARACTERS = 9;

const isHttps = (value: string) => !URL.canParse(value) || new URL(value).protocol === "https:";
const isHttpsOrLoopback = (value: string) => isHttps(value) || isLoopbackHost(new URL(value).hostname);

/** Fine on one's own machine, but a hole on a public server: each setting, what is allowed, and what to do. */
const RULES: Rule[] = [
  ["SITE_URL", isHttpsOrLoopback, "must start with https://"],
  [
    "CORS_ORIGINS",
    (list) => list.split(",").every((origin) => isHttps(origin.trim())),
    "must be origins that start with https://",
  ],
  ["STRIPE_API_BASE", isHttps, "must start with https://, or be left out"],
  ...["GEMINI_BASE_URL", "OPENAI_BASE_URL", "OPENROUTER_BASE_URL", "FAL_QUEUE_URL", "FAL_API_URL"].map(
    (name): Rule => [name, isHttps, "must start with https://, or be left out"],
  ),
  ["S3_PUBLIC_URL", isHttps, "must start with https://, since pages do not show pictures from elsewhere"],
  ["STRIPE_SECRET_KEY", (key) => LIVE_KEY.test(key), "must be a live secret key (sk_live_ or rk_live_)"],
  [
    "STRIPE_WEBHOOK_SECRET",
    (secret) => WEBHOOK_SECRET.test(secret) && !isGuessable(secret.slice("whsec_".length)),
    "must be the endpoint's signing secret from Stripe's dashboard (whsec_ and 32 more characters)",
  ],
  ["MAIL_FROM", (sender) => !UNREACHABLE_SENDER.test(sender), "must be an address of a domain that others can reach"],
  ["JWT_SECRET", (secret) => !isGuessable(secret), "is too easy to guess: openssl rand -base64 32 makes a good one"],
  [
    "KEY_ENCRYPTION_SECRET",
    (secret, { JWT_SECRET }) => !isGuessable(secret) && secret !== JWT_SECRET,
    "is too easy to guess, or the same as JWT_SECRET: openssl rand -base64 32 makes a good one",
  ],
  ["FETCH_STAND_INS", () => false, "must be left out: it lets others reach servers on this machine"],
  ["AUTH_RATE_LIMIT", (limit) => !(Number(limit) > MAX_SIGN_INS), `must be at most ${MAX_SIGN_INS}`],
];

export function findTestWiring(given: Given, why: string): string[] {
  return RULES.flatMap(([key, isFine, words]) => {
    const value = given[key];
    return value === undefined || isFine(value, given) ? [] : [`${key} ${words} (${why})`];
  });
}

/** Only a few different characters, or one piece repeated. */
function isGuessable(secret: string): boolean {
  const repeats = (after: number) => secret.slice(after) === secret.slice(0, -after);
  const half = Math.floor(secret.length / 2);
  return new Set(secret).size < MIN_DIFFERENT_CHARACTERS || Array.from({ length: half }, (_, i) => i + 1).some(repeats);
}
