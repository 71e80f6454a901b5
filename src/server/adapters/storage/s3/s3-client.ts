import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { Agent, type Dispatcher, request } from "undici";
import { readCode, S3Error, storeUnavailable } from "./s3-error.ts";

export type S3Settings = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** The bucket as the first part of the path, or as the first part of the host's name. */
  isPathStyle: boolean;
};

/** `open` is called for each attempt. Content that can be read only once is sent only once. */
export type S3Content = {
  sha256: string;
  size: number;
  open: () => Uint8Array | AsyncIterable<Uint8Array>;
  isOnce?: true;
};

export type S3Request = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  content?: S3Content;
};

export type S3Client = (request: S3Request) => Promise<Dispatcher.ResponseData>;

/** All in milliseconds. The last two are the longest silence, so that a large object may take its time. */
const TIMEOUTS = { connect: 5_000, headersTimeout: 20_000, bodyTimeout: 20_000 };
const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;
const MAX_CONNECTIONS = 64;
const TRY_AGAIN = new Set([429, 500, 502, 503, 504]);
const HASH_OF_NOTHING = createHash("sha256").digest("hex");

/**
 * Signed requests to one bucket. Each of them may be repeated without harm: the same content under the same key, or a
 * removal. The hash of the content is part of the signature, so the store refuses what was damaged on the way.
 */
export function createS3Client(settings: S3Settings): S3Client {
  const { accessKeyId, secretAccessKey, region } = settings;
  const base = bucketUrl(settings);
  const agent = new Agent({ connect: { timeout: TIMEOUTS.connect }, connections: MAX_CONNECTIONS });
  /** Keys derived from the secret, one per day. */
  const cache = new Map<string, ArrayBuffer>();

  async function attempt({ method, key, query, headers, content }: S3Request) {
    const url = new URL(key ? `${base}/${key}` : base);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const given = { ...headers, "x-amz-content-sha256": content?.sha256 ?? HASH_OF_NOTHING };
    const service = "s3";
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: given,
      accessKeyId,
      secretAccessKey,
      region,
      service,
      cache,
    });
    const signed = Object.fromEntries((await signer.sign()).headers);
    const length = content && { "content-length": String(content.size) };
    const { headersTimeout, bodyTimeout } = TIMEOUTS;
    const bytes = content?.open();
    const body = bytes === undefined || bytes instanceof Uint8Array ? bytes : Readable.from(bytes);
    const timeouts = { headersTimeout, bodyTimeout };
    return request(url, {
      method,
      headers: { ...signed, ...length },
      body: body ?? null,
      dispatcher: agent,
      ...timeouts,
    });
  }

  return async (wanted) => {
    const attempts = wanted.content?.isOnce ? 1 : MAX_ATTEMPTS;
    for (let count = 1; ; count += 1) {
      const isLast = count === attempts;
      const answer = await attempt(wanted).catch((error: unknown) => {
        if (isLast) throw storeUnavailable(error);
        return null;
      });
      if (answer && !TRY_AGAIN.has(answer.statusCode)) return answer;
      if (answer && isLast) throw storeUnavailable(await toError(wanted, answer));
      await answer?.body.dump();
      await sleep(FIRST_PAUSE_MS * 3 ** (count - 1) * (0.5 + Math.random() / 2));
    }
  };
}

/** An answer that is no success, as an error. */
export async function toError(
  { method, key }: S3Request,
  { statusCode, body }: Dispatcher.ResponseData,
): Promise<S3Error> {
  const code = readCode(await body.text().catch(() => ""));
  return new S3Error(`${method} ${key || "the bucket"}`, statusCode, code);
}

/** Without a slash at its end. */
function bucketUrl({ endpoint, bucket, isPathStyle }: S3Settings): string {
  const { protocol, host, pathname } = new URL(endpoint);
  const path = pathname.replace(/\/+$/, "");
  return isPathStyle ? `${protocol}//${host}${path}/${bucket}` : `${protocol}//${bucket}.${host}${path}`;
}
