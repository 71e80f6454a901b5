import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const DATABASE = {
  DATABASE_URL: "postgres://me@db/bread",
  JWT_SECRET: "j".repeat(32),
  KEY_ENCRYPTION_SECRET: "k".repeat(32),
};
const PUBLIC = {
  HOST: "0.0.0.0",
  SITE_URL: "https://bananabread.example",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "BananaBread <hello@bananabread.example>",
  STRIPE_SECRET_KEY: "sk_live_51Bread",
  STRIPE_WEBHOOK_SECRET: "whsec_wRNftLajMZNeslQOP6vEPm4iVx5NlZ6z",
  STRIPE_PRICE_ID: "price_x",
};

const faultsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

describe("with nothing set", () => {
  test("everything runs locally on port 3000", () => {
    expect(readConfig({})).toMatchObject({
      HOST: "127.0.0.1",
      PORT: 3000,
      SITE_URL: "http://localhost:3000",
      isLocal: true,
    });
  });

  test("empty values count as not set", () => {
    expect(readConfig({ PORT: "", SITE_URL: " " }).PORT).toBe(3000);
  });
});

test("every fault is listed at once, by name", () => {
  const faults = faultsOf({ PORT: "many", SITE_URL: "ftp://x", DATABASE_URL: "mysql://x", SMTP_URL: "http://x" });
  for (const key of [
    "PORT",
    "SITE_URL",
    "DATABASE_URL",
    "SMTP_URL",
    "JWT_SECRET",
    "KEY_ENCRYPTION_SECRET",
    "MAIL_FROM",
  ]) {
    expect(faults).toContain(`- ${key} `);
  }
});

describe("what must be given", () => {
  test("a database of one's own needs both secrets", () => {
    expect(readConfig(DATABASE).database).toMatchObject({ kind: "given", url: DATABASE.DATABASE_URL });
    expect(faultsOf({ DATABASE_URL: DATABASE.DATABASE_URL })).toMatch(
      /JWT_SECRET is missing[\s\S]*KEY_ENCRYPTION_SECRET is missing/,
    );
  });

  test("an address past the pooler needs the usual one, and is the usual one when it is not given", () => {
    const direct = "postgres://me@straight/bread";
    expect(readConfig(DATABASE).database).toMatchObject({ directUrl: DATABASE.DATABASE_URL });
    expect(readConfig({ ...DATABASE, DATABASE_DIRECT_URL: direct }).database).toMatchObject({ directUrl: direct });
    expect(faultsOf({ DATABASE_DIRECT_URL: direct })).toContain("DATABASE_URL is missing");
  });

  test("short secrets are refused", () => {
    expect(faultsOf({ ...DATABASE, JWT_SECRET: "short" })).toContain("JWT_SECRET must be at least 32 characters");
  });

  test.each([
    ["a host others can reach", { HOST: "0.0.0.0" }],
    ["a public site", { SITE_URL: "https://bananabread.example" }],
    ["production", { NODE_ENV: "production" }],
  ])("%s never falls back to a stand-in, and names what is missing", (_name, environment: Record<string, string>) => {
    const faults = faultsOf(environment);
    for (const key of ["SMTP_URL", "MAIL_FROM", "STRIPE_SECRET_KEY"]) expect(faults).toContain(`- ${key} is missing`);
  });

  test("a complete public setup is accepted and is not local", () => {
    expect(readConfig(PUBLIC)).toMatchObject({ isLocal: false, SITE_URL: "https://bananabread.example" });
  });

  test.each([
    [{ S3_BUCKET: "b" }, ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
    [{ STRIPE_SECRET_KEY: "sk" }, ["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"]],
    [{ STRIPE_SECRET_KEY: "sk", STRIPE_PRICE_ID: "price" }, ["STRIPE_WEBHOOK_SECRET"]],
    [{ STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" }, ["STRIPE_PRICE_ID"]],
    [{ STRIPE_WEBHOOK_SECRET: "whsec" }, ["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID"]],
    [{ SUPABASE_URL: "https://x.supabase.co" }, ["SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY", "DATABASE_URL"]],
    [{ SMTP_URL: "smtp://x" }, ["MAIL_FROM"]],
  ])("half a part (%j) is refused", (environment, missing) => {
    const faults = faultsOf(environment as Record<string, string>);
    for (const key of missing) expect(faults).toContain(`- ${key} is missing`);
  });
});

describe("what only serves on one's own machine is refused where others come", () => {
  const secrets = {
    DATABASE_URL: "postgres://me@db/bread",
    JWT_SECRET: "5f1c0a9be27d4836a1f09c3be7d2648b",
    KEY_ENCRYPTION_SECRET: "qT7vZk2mXw9LrB4nHs6yPd3fJc8gAe1u",
  };
  const REFUSED: [string, string][] = [
    ["SITE_URL", "http://bananabread.example"],
    ["CORS_ORIGINS", "https://shop.example, http://shop.example"],
    ["STRIPE_API_BASE", "http://127.0.0.1:4242"],
    ["STRIPE_API_BASE", "http://api.stripe.com"],
    ["GEMINI_BASE_URL", "http://localhost:4243"],
    ["S3_PUBLIC_URL", "http://pictures.bananabread.example"],
    ["OPENAI_BASE_URL", "http://localhost:4244"],
    ["OPENROUTER_BASE_URL", "http://localhost:4245"],
    ["FAL_QUEUE_URL", "http://localhost:4246"],
    ["FAL_API_URL", "http://localhost:4246"],
    ["STRIPE_SECRET_KEY", "sk_test_51Bread"],
    ["STRIPE_SECRET_KEY", "rk_test_51Bread"],
    ["STRIPE_SECRET_KEY", "sk_org_test_51Bread"],
    ["STRIPE_SECRET_KEY", "pk_live_51Bread"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_x"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
    ["STRIPE_WEBHOOK_SECRET", "wRNftLajMZNeslQOP6vEPm4iVx5NlZ6z"],
    ["MAIL_FROM", "BananaBread <hello@bananabread.localhost>"],
    ["MAIL_FROM", "root@localhost"],
    ["JWT_SECRET", "j".repeat(40)],
    ["JWT_SECRET", "1234567890".repeat(4)],
    ["KEY_ENCRYPTION_SECRET", secrets.JWT_SECRET],
    ["KEY_ENCRYPTION_SECRET", "change-me-".repeat(4)],
    ["AUTH_RATE_LIMIT", "100000"],
    ["FETCH_STAND_INS", "127.0.0.1:4600"],
  ];

  test.each(REFUSED)("%s=%s", (key, value) => {
    expect(faultsOf({ ...PUBLIC, ...secrets, [key]: value })).toMatch(new RegExp(`^.*attention:\\n  - ${key} .+$`));
  });

  test("all at once, by name", () => {
    const faults = faultsOf({ ...PUBLIC, ...secrets, ...Object.fromEntries(REFUSED) });
    for (const [key] of REFUSED) expect(faults).toContain(`- ${key} `);
  });

  test("what a real installation uses is taken, a mail relay and a page on this machine among it", () => {
    const real = {
      ...PUBLIC,
      ...secrets,
      SMTP_URL: "smtp://127.0.0.1:25",
      STRIPE_SECRET_KEY: "rk_live_51Bread",
      STRIPE_WEBHOOK_SECRET: "whsec_3b7f0a59c2d84e61b0f7a3d95c18e2460f9b7d31a5c84e20",
      GEMINI_BASE_URL: "https://gemini.proxy.example",
    };
    expect(readConfig(real).isLocal).toBe(false);
    expect(
      readConfig({ ...real, HOST: "127.0.0.1", SITE_URL: "http://localhost:3000", NODE_ENV: "production" }),
    ).toEqual(expect.objectContaining({ isLocal: false, SITE_URL: "http://localhost:3000" }));
  });

  test("on one's own machine all of it is fine", () => {
    const { SITE_URL: _, ...wiring } = Object.fromEntries(REFUSED);
    expect(readConfig({ ...wiring, STRIPE_PRICE_ID: "price_x", DATABASE_URL: "postgres://me@db/bread" }).isLocal).toBe(
      true,
    );
  });
});

test("an own server needs its models, and may be anywhere: the operator says where", () => {
  const own = { COMPATIBLE_BASE_URL: "http://10.0.0.7:8000/v1", COMPATIBLE_MODELS: "flux.2-klein-9b, qwen/image" };
  expect(readConfig(own).ownServer).toMatchObject({ models: ["flux.2-klein-9b", "qwen/image"], firstByteSeconds: 600 });
  expect(readConfig({}).ownServer).toBeNull();
  expect(faultsOf({ COMPATIBLE_BASE_URL: "http://10.0.0.7:8000" })).toContain("COMPATIBLE_MODELS is missing");
  expect(faultsOf({ COMPATIBLE_MODELS: "flux" })).toContain("COMPATIBLE_BASE_URL is missing");
  expect(faultsOf({ ...own, COMPATIBLE_SIZES: "1024x1024" })).toContain("COMPATIBLE_SIZES must be 5 sizes");
});

describe("NODE_ENV", () => {
  test.each(["production", "Production", "PRODUCTION ", " production"])("%j means production", (NODE_ENV) => {
    expect(faultsOf({ NODE_ENV })).toContain("- STRIPE_SECRET_KEY is missing");
    expect(readConfig({ ...PUBLIC, NODE_ENV })).toMatchObject({ isLocal: false, NODE_ENV: "production" });
  });

  test.each(["prod", "live", "staging", "productoin"])(
    "%j is asked about, and nothing falls back meanwhile",
    (NODE_ENV) => {
      expect(faultsOf({ NODE_ENV })).toMatch(
        /- NODE_ENV must be production, development or test[\s\S]*- SMTP_URL is missing/,
      );
    },
  );

  test.each(["development", "Test"])("%j runs locally", (NODE_ENV) => {
    expect(readConfig({ NODE_ENV }).isLocal).toBe(true);
  });
});

test.each(["localhost", "127.0.0.1", "127.8.8.8", "[::1]"])("http://%s counts as this machine", (host) => {
  expect(readConfig({ SITE_URL: `http://${host}:3000` }).isLocal).toBe(true);
});

test("the refund period is 14 days unless a whole number of days up to a year says otherwise", () => {
  expect(readConfig({}).REFUND_DAYS).toBe(14);
  for (const days of [0, 30, 365]) expect(readConfig({ REFUND_DAYS: String(days) }).REFUND_DAYS).toBe(days);
  for (const days of ["-1", "14.5", "two weeks", "1e2"]) {
    expect(faultsOf({ REFUND_DAYS: days })).toContain("REFUND_DAYS must be a whole number");
  }
  expect(faultsOf({ REFUND_DAYS: "366" })).toContain("REFUND_DAYS must be between 0 and 365");
});

test("origins are origins, nothing more and nothing less", () => {
  expect(readConfig({}).CORS_ORIGINS).toEqual([]);
  const CORS_ORIGINS = "https://shop.example, http://localhost:5000";
  expect(readConfig({ CORS_ORIGINS }).CORS_ORIGINS).toEqual(["https://shop.example", "http://localhost:5000"]);
  for (const wrong of ["*", "null", "https://shop.example/", "https://shop.example/page", "shop.example", "ftp://x"]) {
    expect(faultsOf({ CORS_ORIGINS: wrong })).toContain("CORS_ORIGINS.0 must be entries such as");
  }
});

test("more ports to fetch pictures from are a list, and never our own", () => {
  expect(readConfig({}).FETCH_EXTRA_PORTS).toEqual([]);
  expect(readConfig({ FETCH_EXTRA_PORTS: "8080, 8443" }).FETCH_EXTRA_PORTS).toEqual([8080, 8443]);
  expect(faultsOf({ FETCH_EXTRA_PORTS: "8080,many" })).toContain("FETCH_EXTRA_PORTS.1 must be a whole number");
  expect(faultsOf({ PORT: "8080", FETCH_EXTRA_PORTS: "8080" })).toContain("- FETCH_EXTRA_PORTS must not contain PORT");
});

test("SITE_URL is reduced to its origin", () => {
  expect(readConfig({ SITE_URL: "http://localhost:3000/some/path" }).SITE_URL).toBe("http://localhost:3000");
});

test("a server on this machine stops at once; one behind a load balancer says so first, and lets long calls finish", () => {
  expect(readConfig({}).stopping).toEqual({ drainMs: 0, finishMs: 25_000 });
  expect(readConfig(PUBLIC).stopping).toEqual({ drainMs: 15_000, finishMs: 200_000 });
  expect(readConfig({ DRAIN_SECONDS: "5", FINISH_SECONDS: "60" }).stopping).toEqual({
    drainMs: 5_000,
    finishMs: 60_000,
  });
  expect(faultsOf({ DRAIN_SECONDS: "soon" })).toContain("DRAIN_SECONDS must be a whole number");
});
