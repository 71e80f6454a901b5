import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { z } from "zod";
import type { ByteRange } from "../port.ts";
import { createS3Client, type S3Content, type S3Request, type S3Settings, toError } from "./s3-client.ts";
import { storeUnavailable } from "./s3-error.ts";

export type S3Bucket = ReturnType<typeof createS3Bucket>;
export type S3Head = { size: number; modifiedAt: Date };

/** What our own keys are made of. Nothing in it needs to be escaped, in a path or in XML. */
const KEY = /^[A-Za-z0-9][\w./-]*$/;
const MAX_KEYS = "1000";

const headers = z.object({
  "content-length": z.coerce.number().int(),
  "content-range": z
    .string()
    .regex(/\/\d+$/)
    .optional(),
  "last-modified": z.coerce.date(),
});
const listed = z.object({ Key: z.string(), LastModified: z.coerce.date() });

/** One bucket of an S3 store: what we need of it, no more. */
export function createS3Bucket(settings: S3Settings) {
  const send = createS3Client(settings);

  async function ask(request: S3Request, missing: number[] = []) {
    if (request.key && !KEY.test(request.key))
      throw new Error(`no key of ours looks like ${JSON.stringify(request.key)}`);
    const answer = await send(request);
    if (answer.statusCode < 300) return answer;
    const error = await toError(request, answer);
    // Without a bucket everything is missing, which must not look like a removal that succeeded.
    if (missing.includes(error.status) && error.code !== "NoSuchBucket") return null;
    throw storeUnavailable(error);
  }

  return {
    async put(key: string, content: S3Content, headers: Record<string, string>): Promise<void> {
      const answer = await ask({ method: "PUT", key, content, headers });
      await answer?.body.dump();
    },
    async get(key: string, range?: ByteRange): Promise<(S3Head & { body: Readable }) | null> {
      const part = range && { headers: { range: `bytes=${range.start}-${range.end}` } };
      const answer = await ask({ method: "GET", key, ...part }, [404]);
      return answer && { ...readHead(answer.headers), body: answer.body };
    },
    async head(key: string): Promise<S3Head | null> {
      const answer = await ask({ method: "HEAD", key }, [404]);
      await answer?.body.dump();
      return answer && readHead(answer.headers);
    },
    async remove(key: string): Promise<void> {
      const answer = await ask({ method: "DELETE", key }, [404]);
      await answer?.body.dump();
    },
    /** A page at a time, in the order of the keys. */
    async *list(prefix: string): AsyncGenerator<{ key: string; modifiedAt: Date }[]> {
      let next: string | undefined;
      do {
        const query = { "list-type": "2", prefix, "max-keys": MAX_KEYS, ...(next && { "continuation-token": next }) };
        const answer = await ask({ method: "GET", key: "", query });
        const page = readPage((await answer?.body.text()) ?? "");
        if (page.objects.length > 0) yield page.objects;
        next = page.next;
      } while (next);
    },
  };
}

/** Content that is in memory. */
export function inMemory(bytes: Uint8Array): S3Content {
  return { sha256: createHash("sha256").update(bytes).digest("hex"), size: bytes.byteLength, open: () => bytes };
}

function readHead(given: unknown): S3Head {
  const { "content-length": length, "content-range": range, "last-modified": modifiedAt } = headers.parse(given);
  return { size: range ? Number(range.split("/")[1]) : length, modifiedAt };
}

function readPage(xml: string) {
  const root = parseXml(xml).root;
  const elements = (parent: XmlElement | null) => parent?.children.filter((child) => child instanceof XmlElement) ?? [];
  const fields = (parent: XmlElement | null) =>
    Object.fromEntries(elements(parent).map(({ name, text }) => [name, text]));
  const { IsTruncated, NextContinuationToken } = fields(root);
  const objects = elements(root)
    .filter(({ name }) => name === "Contents")
    .map((element) => listed.parse(fields(element)))
    .map(({ Key, LastModified }) => ({ key: Key, modifiedAt: LastModified }));
  return { objects, next: IsTruncated === "true" ? NextContinuationToken : undefined };
}
