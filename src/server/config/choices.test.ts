import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("with nothing set everything has its stand-in on this machine", () => {
  const { database, mail, payments, supabase, objects } = readConfig({ DATA_DIR: "/bread" });
  expect({ database, mail, payments, supabase, objects }).toEqual({
    database: { kind: "embedded" },
    mail: { kind: "mailbox", from: "BananaBread <hello@bananabread.localhost>" },
    payments: { kind: "test" },
    supabase: null,
    objects: { kind: "files", folder: "/bread/objects" },
  });
});

test("what is set brings exactly its own settings along", () => {
  const { mail, payments, supabase, objects } = readConfig({
    DATABASE_URL: "postgres://me@db/bread",
    JWT_SECRET: "j".repeat(32),
    KEY_ENCRYPTION_SECRET: "k".repeat(32),
    SMTP_URL: "smtp://mail.example",
    MAIL_FROM: "hello@bread.example",
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    STRIPE_PRICE_ID: "price_1",
    SUPABASE_URL: "https://project.example",
    SUPABASE_ANON_KEY: "anon",
    SUPABASE_SERVICE_ROLE_KEY: "service",
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "bread",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  expect({ mail, payments, supabase, objects }).toEqual({
    mail: { kind: "smtp", url: "smtp://mail.example", from: "hello@bread.example" },
    payments: {
      kind: "stripe",
      secretKey: "sk_test_1",
      webhookSecret: "whsec_1",
      priceId: "price_1",
      apiBase: "https://api.stripe.com",
    },
    supabase: { url: "https://project.example", anonKey: "anon", serviceRoleKey: "service" },
    objects: {
      kind: "s3",
      endpoint: "https://s3.example",
      bucket: "bread",
      accessKeyId: "id",
      secretAccessKey: "secret",
      region: "auto",
      isPathStyle: true,
      publicUrl: null,
    },
  });
});
