import { randomBytes } from "node:crypto";
import { createS3Client } from "../../src/server/adapters/storage/s3/s3-client.ts";
import { startS3 } from "../stand-ins/s3/start-s3.ts";

/** A new bucket in the stand-in, or in the store that `npm run test:s3 -- ceph` has started. */
export async function openBucket(): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_KEY: accessKeyId = "",
    TEST_S3_SECRET: secretAccessKey = "",
  } = process.env;
  if (!endpoint) {
    const standIn = await startS3();
    return { env: await standIn.settings(), close: standIn.stop };
  }
  const bucket = `bread-${randomBytes(6).toString("hex")}`;
  const made = await createS3Client({
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
    region: "auto",
    isPathStyle: true,
  })({
    method: "PUT",
    key: "",
  });
  if (made.statusCode !== 200) throw new Error(`the store answered ${made.statusCode} to a new bucket`);
  await made.body.dump();
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  return { env: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, ...keys }, close: () => Promise.resolve() };
}
