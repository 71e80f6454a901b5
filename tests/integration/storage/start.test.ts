import { pino } from "pino";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../../../src/server/config/config.ts";
import { startServer } from "../../../src/server/server.ts";

const s3 = {
  S3_ENDPOINT: "https://s3.example.com",
  S3_BUCKET: "bucket",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("settings for S3 stop the start with a clear word, instead of files being used in silence", async () => {
  const starting = startServer(readConfig(s3), pino({ level: "silent" }));
  await expect(starting).rejects.toThrow(ConfigError);
  await expect(starting).rejects.toThrow("S3 storage is not built in yet");
});
