import { type Context, Hono } from "hono";
import { z } from "zod";
import type { ObjectStore } from "../../adapters/storage/port.ts";
import type { Database } from "../../database/pool.ts";
import type { Doors } from "../../fairness/doors.ts";
import type { RequestVariables } from "../../http/request-log.ts";
import type { Darkroom } from "../../images/darkroom.ts";
import { parseJson } from "../../json/parse-json.ts";
import type { Renditions } from "../../objects/renditions.ts";
import { BadTokenError, type Caller, type ReadCaller } from "../caller.ts";
import { readAsCaller } from "./as-caller.ts";
import { ASK_AGAIN, publicCaching } from "./caching.ts";
import { describeObject } from "./describe-object.ts";
import { findBucket, findObject, findPublicObject, readTarget } from "./find-object.ts";
import { listBody, listObjects } from "./list-objects.ts";
import { readUpload } from "./read-upload.ts";
import { removeBody, removeObjects } from "./remove-objects.ts";
import { renderImage } from "./render-image.ts";
import { sendObject, sendPublicObject } from "./send-object.ts";
import { badRequest, notOffered, objectNotFound, StorageError, sendStorageError } from "./storage-error.ts";
import { toStorageError } from "./to-storage-error.ts";
import { uploadObject } from "./upload-object.ts";

/** A thousand names of maximum length. */
const MAX_JSON = 1024 * 1024 + 64 * 1024;
/** Visitors can neither list nor remove anything. */
const MAX_VISITORS_JSON = 16 * 1024;

type StorageContext = Context<RequestVariables>;

export type StorageGatewayParts = {
  pool: Database;
  doors: Doors;
  store: ObjectStore;
  renditions: Renditions;
  darkroom: Pick<Darkroom, "clean">;
  readCaller: ReadCaller;
  /** The storage limit of one person. */
  limitBytes: number;
  /** Identifies the client by its network address. */
  askerOf: (c: Context) => string;
};

/** Supabase Storage's protocol, as far as images in each person's own folder of a public bucket need it. */
export function storageGateway(parts: StorageGatewayParts) {
  const { doors, store } = parts;
  const app = new Hono<RequestVariables>();
  const callerOf = (c: Context) => parts.readCaller(c.req.header("authorization")).catch(refuseToken);
  const readJson = async <T extends z.ZodType>(c: Context, { userId }: Caller, schema: T): Promise<z.output<T>> =>
    checkJson(await doors.body(c, userId, userId ? MAX_JSON : MAX_VISITORS_JSON), schema);
  const findOwn = async (c: Context, route: string) => {
    const target = readTarget(c, route);
    const caller = await callerOf(c);
    return (await readAsCaller(doors.database(c, caller.userId), caller, (db) => findObject(db, target)))[0];
  };
  const findPublic = (c: Context, route: string) => findPublicObject(doors.database(c, null), readTarget(c, route));

  app.onError((error, c) => {
    const known = toStorageError(error);
    if (known && known.status < 500)
      c.get("logger").info({ refusal: known.error, status: known.status }, known.message);
    else c.get("logger").error({ err: error }, "storage request failed");
    return sendStorageError(c, known ?? new StorageError(500, "InternalError", "Internal server error"));
  });

  app.get("/object/public/:bucket/*", async (c) => sendPublicObject(c, store, await findPublic(c, "/object/public/")));
  app.get("/render/image/public/:bucket/*", (c) =>
    renderImage(
      c,
      parts,
      ({ metadata }) => publicCaching(metadata.cacheControl),
      () => findPublic(c, "/render/image/public/"),
    ),
  );
  app.get("/render/image/authenticated/:bucket/*", (c) =>
    renderImage(
      c,
      parts,
      () => ASK_AGAIN,
      () => findOwn(c, "/render/image/authenticated/"),
    ),
  );
  for (const route of ["/object/info/public/", "/object/info/authenticated/", "/object/info/"]) {
    app.get(`${route}:bucket/*`, async (c) => {
      const row = route.endsWith("/public/") ? await findPublic(c, route) : await findOwn(c, route);
      if (!row) throw objectNotFound();
      c.header("Cache-Control", "no-store");
      return c.json(describeObject(row));
    });
  }

  app.post("/object/list/:bucket", async (c) => {
    const caller = await callerOf(c);
    const pool = doors.database(c, caller.userId);
    const bucket = await findBucket(pool, c.req.param("bucket"));
    const request = await readJson(c, caller, listBody);
    c.header("Cache-Control", "no-store");
    return c.json(await readAsCaller(pool, caller, (db) => listObjects(db, bucket.id, request)));
  });
  const remove = async (c: StorageContext, bucketId: string, readNames: (caller: Caller) => Promise<string[]>) => {
    const caller = await callerOf(c);
    const pool = doors.database(c, caller.userId);
    const bucket = await findBucket(pool, bucketId);
    const names = await readNames(caller);
    const removed = await readAsCaller(pool, caller, (db) => removeObjects(db, bucket.id, names));
    for (const { name, version } of removed) {
      // Without its row the object no longer exists. A leftover file is cleaned up by us, not by the caller.
      await store.remove({ bucket: bucket.id, name, version }).catch((error: unknown) => {
        c.get("logger").error({ err: error, bucket: bucket.id, name, version }, "the file of an object stayed behind");
      });
    }
    return removed;
  };
  app.delete("/object/:bucket", async (c) =>
    c.json(await remove(c, c.req.param("bucket"), async (caller) => (await readJson(c, caller, removeBody)).prefixes)),
  );

  // Before the routes that would take these words for bucket names.
  for (const word of ["sign", "move", "copy", "upload", "list", "list-v2"]) {
    app.all(`/object/${word}/*`, () => Promise.reject(notOffered(`/object/${word}`)));
  }
  for (const route of ["/object/authenticated/", "/object/"]) {
    app.get(`${route}:bucket/*`, async (c) => sendObject(c, store, await findOwn(c, route), ASK_AGAIN));
  }
  app.delete("/object/:bucket/*", async (c) => {
    const { bucket, name } = readTarget(c, "/object/");
    const [removed] = await remove(c, bucket, async () => [name]);
    if (!removed) throw objectNotFound();
    return c.json({ message: "Successfully deleted" });
  });
  app.post("/object/:bucket/*", async (c) => {
    const target = readTarget(c, "/object/");
    const caller = await callerOf(c);
    // No policy allows an update: what was published at a name stays there.
    if (c.req.header("x-upsert") === "true") throw notOffered("Replacing an object");
    const readBytes = (max: number) => doors.body(c, caller.userId, max);
    const pool = doors.database(c, caller.userId);
    const { id } = await uploadObject({ ...parts, pool }, caller, target, (max) => readUpload(c, readBytes, max));
    return c.json({ Id: id, Key: `${target.bucket}/${target.name}` });
  });
  app.put("/object/:bucket/*", () => Promise.reject(notOffered("Replacing an object")));
  app.all("*", (c) => Promise.reject(notOffered(`${c.req.method} ${c.req.path}`)));
  return app;
}

function checkJson<T extends z.ZodType>(bytes: Buffer, schema: T): z.output<T> {
  let body: unknown;
  try {
    body = parseJson(bytes);
  } catch {
    throw badRequest("The body is not JSON");
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badRequest(z.prettifyError(parsed.error).replaceAll("\n", " "));
}

function refuseToken(error: unknown): never {
  if (error instanceof BadTokenError) {
    throw new StorageError(error.reason === "banned" ? 403 : 401, "Unauthorized", error.message);
  }
  throw error;
}
