import { join } from "node:path";
import type { Settings } from "./settings.ts";

const LOCAL_SENDER = "BananaBread <hello@bananabread.localhost>";

/** Which of two implementations is used for each service, each with only the settings it needs. */
export type Choices = {
  database:
    | { kind: "embedded" }
    | { kind: "given"; url: string; directUrl: string; jwtSecret: string; keyEncryptionSecret: string };
  mail: { kind: "smtp"; url: string; from: string } | { kind: "mailbox"; from: string };
  payments:
    | { kind: "stripe"; secretKey: string; webhookSecret: string; priceId: string; apiBase: string }
    | { kind: "test" };
  /** A hosted project, which serves the protocols and stores the objects itself. */
  supabase: { url: string; anonKey: string; serviceRoleKey: string } | null;
  /** A server of the operator's own that draws. */
  ownServer: {
    baseUrl: string;
    name: string;
    models: readonly string[];
    sizes: readonly string[];
    references: number;
    textModel: string | null;
    firstByteSeconds: number;
  } | null;
  objects:
    | { kind: "files"; folder: string }
    | {
        kind: "s3";
        endpoint: string;
        bucket: string;
        accessKeyId: string;
        secretAccessKey: string;
        region: string;
        isPathStyle: boolean;
        publicUrl: string | null;
      };
};

/** Expects valid settings: each group of settings is set completely or not at all. */
export function choose(settings: Settings): Choices {
  return {
    database: chooseDatabase(settings),
    mail: chooseMail(settings),
    payments: choosePayments(settings),
    supabase: chooseSupabase(settings),
    ownServer: chooseOwnServer(settings),
    objects: chooseObjects(settings),
  };
}

function chooseDatabase(settings: Settings): Choices["database"] {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, JWT_SECRET, KEY_ENCRYPTION_SECRET } = settings;
  if (!DATABASE_URL || !DATABASE_DIRECT_URL || !JWT_SECRET || !KEY_ENCRYPTION_SECRET) return { kind: "embedded" };
  return {
    kind: "given",
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    jwtSecret: JWT_SECRET,
    keyEncryptionSecret: KEY_ENCRYPTION_SECRET,
  };
}

function chooseMail({ SMTP_URL, MAIL_FROM = LOCAL_SENDER }: Settings): Choices["mail"] {
  return SMTP_URL ? { kind: "smtp", url: SMTP_URL, from: MAIL_FROM } : { kind: "mailbox", from: MAIL_FROM };
}

function choosePayments(settings: Settings): Choices["payments"] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, STRIPE_API_BASE } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) return { kind: "test" };
  return {
    kind: "stripe",
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase: STRIPE_API_BASE,
  };
}

function chooseSupabase(settings: Settings): Choices["supabase"] {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY } = settings;
  if (!SUPABASE_URL || !SUPABASE_ANON_KEY || !SUPABASE_SERVICE_ROLE_KEY) return null;
  return { url: SUPABASE_URL, anonKey: SUPABASE_ANON_KEY, serviceRoleKey: SUPABASE_SERVICE_ROLE_KEY };
}

function chooseOwnServer(settings: Settings): Choices["ownServer"] {
  const { COMPATIBLE_BASE_URL } = settings;
  if (!COMPATIBLE_BASE_URL) return null;
  return {
    baseUrl: COMPATIBLE_BASE_URL,
    name: settings.COMPATIBLE_NAME,
    models: settings.COMPATIBLE_MODELS,
    sizes: settings.COMPATIBLE_SIZES,
    references: settings.COMPATIBLE_REFERENCES,
    textModel: settings.COMPATIBLE_TEXT_MODEL ?? null,
    firstByteSeconds: settings.COMPATIBLE_FIRST_BYTE_SECONDS,
  };
}

export const objectsFolder = ({ DATA_DIR }: Pick<Settings, "DATA_DIR">) => join(DATA_DIR, "objects");

function chooseObjects(settings: Settings): Choices["objects"] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { kind: "files", folder: objectsFolder(settings) };
  }
  return {
    kind: "s3",
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: settings.S3_REGION,
    isPathStyle: settings.S3_PATH_STYLE,
    publicUrl: settings.S3_PUBLIC_URL?.replace(/\/+$/, "") ?? null,
  };
}
