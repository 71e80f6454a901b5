import { resolve } from "node:path";
import { type Choices, choose } from "./choices.ts";
import { findTestWiring } from "./find-test-wiring.ts";
import { isLoopbackHost } from "./loopback.ts";
import { environmentName, type Settings, settings } from "./settings.ts";

/** Settings used on their own; the others are part of the choices they make together. */
type Plain = Pick<
  Settings,
  | "NODE_ENV"
  | "HOST"
  | "PORT"
  | "DATA_DIR"
  | "LOG_LEVEL"
  | "TRUSTED_PROXIES"
  | "CORS_ORIGINS"
  | "AUTH_RATE_LIMIT"
  | "JWT_SECRET"
  | "KEY_ENCRYPTION_SECRET"
  | "KEY_ENCRYPTION_SECRET_OLD"
  | "GEMINI_BASE_URL"
  | "OPENAI_BASE_URL"
  | "OPENROUTER_BASE_URL"
  | "FAL_QUEUE_URL"
  | "FAL_API_URL"
  | "FETCH_EXTRA_PORTS"
  | "FETCH_STAND_INS"
  | "STORAGE_LIMIT_GB"
  | "MAIL_LOG_DAYS"
  | "USAGE_DETAIL_DAYS"
  | "REFUND_DAYS"
  | "LAUNCH_DATE"
  | "ANALYTICS_SCRIPT_URL"
  | "DIRECTORY_BADGE_TEXT"
  | "DIRECTORY_BADGE_URL"
  | "MAKER_NAME"
  | "MAKER_URL"
  | "SUPPORT_EMAIL"
>;
export type Config = Plain &
  Choices & {
    SITE_URL: string;
    /** Only this machine can reach us, so services that are not configured have a local stand-in. */
    isLocal: boolean;
    /** On SIGTERM: first not ready for a while, then time for what is under way. */
    stopping: { drainMs: number; finishMs: number };
  };

export const storageLimit = ({ STORAGE_LIMIT_GB }: Pick<Settings, "STORAGE_LIMIT_GB">) => STORAGE_LIMIT_GB * 1024 ** 3;

/** Settings that only make sense together. */
const GROUPS = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"],
  ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY", "DATABASE_URL"],
  ["DIRECTORY_BADGE_TEXT", "DIRECTORY_BADGE_URL"],
  ["MAKER_NAME", "MAKER_URL"],
  ["COMPATIBLE_BASE_URL", "COMPATIBLE_MODELS"],
] as const;
/** The longest call of the AI service takes three minutes, and its picture must still be stored. */
const STOPPING = { here: { drain: 0, finish: 25 }, inPublic: { drain: 15, finish: 200 } };
const IN_PUBLIC = "the server is reachable by others or NODE_ENV is production";
const NEEDED_IN_PUBLIC = ["SITE_URL", "SMTP_URL", "MAIL_FROM", "STRIPE_SECRET_KEY"] as const;
const NEEDED_WITH_DATABASE_URL = ["JWT_SECRET", "KEY_ENCRYPTION_SECRET"] as const;

const OWN_PORT = "FETCH_EXTRA_PORTS must not contain PORT: pictures are never fetched from this server itself";

export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`These settings need attention:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

/** The only reader of the environment. Reports all faults at once, so that they can be fixed in one restart. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(set);
  const isLocal = looksLocal(set);
  const faults = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`) ?? []),
    ...missingSettings(set, isLocal),
    ...(parsed.data?.FETCH_EXTRA_PORTS.includes(parsed.data.PORT) ? [OWN_PORT] : []),
    ...(isLocal ? [] : findTestWiring(set, IN_PUBLIC)),
  ];
  if (faults.length > 0 || !parsed.success) throw new ConfigError(faults);
  const given = { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
  const siteUrl = new URL(given.SITE_URL ?? `http://localhost:${given.PORT}`).origin;
  const usual = isLocal ? STOPPING.here : STOPPING.inPublic;
  const { DRAIN_SECONDS = usual.drain, FINISH_SECONDS = usual.finish } = given;
  const stopping = { drainMs: DRAIN_SECONDS * 1000, finishMs: FINISH_SECONDS * 1000 };
  return { ...given, ...choose(given), SITE_URL: siteUrl, isLocal, stopping };
}

function looksLocal(given: Record<string, string | undefined>): boolean {
  const { HOST = "127.0.0.1", SITE_URL = "http://localhost", NODE_ENV = "development" } = given;
  const siteHost = URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : "";
  const isForWork = ["development", "test"].includes(environmentName(NODE_ENV));
  return isForWork && isLoopbackHost(HOST) && isLoopbackHost(siteHost);
}

function missingSettings(given: Record<string, string | undefined>, isLocal: boolean): string[] {
  const faults: string[] = [];
  const missing = (keys: readonly string[], why: string) => {
    for (const key of keys) if (!given[key]) faults.push(`${key} is missing: ${why}`);
  };
  for (const group of GROUPS) {
    const [lead] = group;
    const started = group.find((key) => key !== "DATABASE_URL" && given[key]);
    if (started) missing(group, `it is needed because ${started === lead ? lead : started} is set`);
  }
  if (given.DATABASE_URL) missing(NEEDED_WITH_DATABASE_URL, "it is needed because DATABASE_URL is set");
  if (given.DATABASE_DIRECT_URL) missing(["DATABASE_URL"], "it is needed because DATABASE_DIRECT_URL is set");
  if (given.SMTP_URL) missing(["MAIL_FROM"], "it is needed because SMTP_URL is set");
  if (!isLocal) missing(NEEDED_IN_PUBLIC, IN_PUBLIC);
  return [...new Map(faults.map((fault) => [fault.split(" ")[0], fault])).values()];
}
