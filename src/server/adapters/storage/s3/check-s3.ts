import { randomBytes } from "node:crypto";
import { AppError } from "../../../../shared/errors.ts";
import type { ObjectStore } from "../port.ts";
import type { S3Bucket } from "./s3-bucket.ts";

/** No bucket of the product: nothing in it may ever be public. */
const PRIVATE = "probe";
const PATIENCE_MS = 10_000;

/**
 * Does once what the server will do all the time: write, read, list, remove. Throws an error that says what failed. A
 * probe that a crash leaves behind is removed like any other file that no row names.
 */
export async function checkS3(bucket: S3Bucket, store: ObjectStore): Promise<void> {
  try {
    await withProbe(store, PRIVATE, async (key, bytes) => {
      const found = await store.get(key);
      const read = found && Buffer.from(await new Response(found.body).arrayBuffer());
      if (!read?.equals(bytes)) throw new Error("what was written could not be read again");
      for await (const _ of bucket.list("objects/probe/")) break;
    });
  } catch (error) {
    throw new Error(`The S3 store cannot be used: ${wordsOf(error)}`);
  }
}

/** The public address must show what is in public buckets, and nothing else of what we store. */
export async function checkPublicUrl(store: ObjectStore, publicUrl: string, publicBuckets: string[]): Promise<void> {
  const advice = `Allow everybody to read below ${publicBuckets.map((id) => `objects/${id}/`).join(" and ")}, and nothing else.`;
  await withProbe(store, PRIVATE, async (key) => {
    const { status } = await look(store.publicAddress(key) ?? "");
    if (status < 400) throw new Error(`S3_PUBLIC_URL shows files that are not public. ${advice}`);
  });
  const root = await look(`${publicUrl}/`);
  if (root.text.includes("<ListBucketResult")) throw new Error(`S3_PUBLIC_URL lists the bucket. ${advice}`);
  for (const bucket of publicBuckets) {
    await withProbe(store, bucket, async (key, bytes) => {
      const { status, text } = await look(store.publicAddress(key) ?? "");
      if (text === bytes.toString()) return;
      throw new Error(`S3_PUBLIC_URL does not show what is public: it answered ${status}. ${advice}`);
    });
  }
}

async function withProbe(
  store: ObjectStore,
  bucket: string,
  work: (key: { bucket: string; name: string; version: string }, bytes: Buffer) => Promise<void>,
) {
  const bytes = Buffer.from(randomBytes(16).toString("hex"));
  const { version } = await store.put(bucket, "probe.png", bytes, "image/png");
  const key = { bucket, name: "probe.png", version };
  try {
    await work(key, bytes);
  } finally {
    await store.remove(key);
  }
}

async function look(address: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new Error(`S3_PUBLIC_URL cannot be reached: ${wordsOf(error)}`);
  }
}

/** The cause rather than the words for visitors. A failed connection to several addresses has several causes. */
function wordsOf(error: unknown): string {
  const { message, cause } = error as Error;
  if (cause && (error instanceof AppError || message === "fetch failed")) return wordsOf(cause);
  return error instanceof AggregateError ? error.errors.map(wordsOf).join(", ") : message;
}
