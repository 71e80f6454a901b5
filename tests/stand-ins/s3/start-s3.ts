import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver, { type Context } from "@20minutes/s3rver";

/** The only key pair that s3rver knows. */
const KEYS = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };

type Fault = { method: string; key: RegExp; status: number | "silence"; times: number };

/**
 * A small S3 store on this machine. s3rver takes what it is sent without looking; a real store refuses content that is
 * not what was signed, and keeps nothing of an upload that broke off, so that is added here.
 */
export async function startS3({ port = 0 } = {}) {
  const directory = mkdtempSync(join(tmpdir(), "bananabread-s3-"));
  const server = new S3rver({ address: "127.0.0.1", port, silent: true, directory, vhostBuckets: false });
  const faults: Fault[] = [];
  const seen: string[] = [];
  /** Of two uploads under one key the second waits, since s3rver writes both to the same file. */
  const underWay = new Map<string, Promise<void>>();
  // After the two that log and write XML.
  server.middleware.splice(2, 0, async (context, next) => {
    const [, bucket = "", ...rest] = context.path.split("/");
    const key = rest.join("/");
    seen.push(`${context.method} ${key}`);
    const fault = faults.find(
      ({ method, key: pattern, times }) => times > 0 && method === context.method && pattern.test(key),
    );
    if (fault) {
      fault.times -= 1;
      if (fault.status === "silence") return new Promise(() => {});
      context.req.resume();
      context.status = fault.status;
      context.body = { Error: { Code: "SlowDown", Message: "Please reduce your request rate." } };
      return;
    }
    if (context.method !== "PUT" || !key) return next();
    const before = underWay.get(context.path);
    const upload = (async () => {
      await before?.catch(() => {});
      await takeUpload(context, next, () => server.store.deleteObject(bucket, key));
    })();
    underWay.set(context.path, upload);
    return upload;
  });
  await server.run();
  const address = server.httpServer.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    url,
    /** Every request so far, as `PUT some/key`. */
    seen,
    /** The next requests like this one are answered with an error, or never. */
    failNext: (fault: Fault) => void faults.push(fault),
    /** Makes a bucket, and gives the settings of a server that uses it. */
    async settings(bucket = `bread-${randomBytes(6).toString("hex")}`): Promise<Record<string, string>> {
      await server.store.putBucket(bucket);
      return { S3_ENDPOINT: url, S3_BUCKET: bucket, ...KEYS };
    },
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function takeUpload(context: Context, next: () => Promise<void>, remove: () => Promise<void>) {
  const signed = context.get("x-amz-content-sha256");
  const hash = createHash("sha256");
  let size = 0;
  context.req.on("data", (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  });
  context.req.pause();
  await next().catch(async (error: unknown) => {
    await remove().catch(() => {});
    throw error;
  });
  const isWhole = String(size) === context.get("content-length");
  if (context.status < 300 && isWhole && hash.digest("hex") === signed) return;
  await remove();
  if (context.status >= 300) return;
  context.status = 400;
  context.body = { Error: { Code: isWhole ? "XAmzContentSHA256Mismatch" : "IncompleteBody" } };
}
