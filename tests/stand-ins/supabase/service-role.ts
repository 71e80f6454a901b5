import { Hono } from "hono";
import type { KeepObject } from "../../../src/server/adapters/storage/port.ts";
import type { Queryable } from "../../../src/server/database/pool.ts";
import type { RequestVariables } from "../../../src/server/http/request-log.ts";

export const SECRET_KEY = "sb_secret_of_the_stand_in";

type Parts = { db: Queryable; keep: KeepObject; removeFile: (name: Named, version: string) => Promise<void> };
type Named = { bucket: string; name: string };

/** What Supabase Storage answers about an object it does not have: 400, and the truth in the body. */
const MISSING = { statusCode: "404", error: "not_found", message: "Object not found" };
const DUPLICATE = { statusCode: "409", error: "Duplicate", message: "The resource already exists" };

/**
 * The two calls that our server makes with the project's secret key, which our own gateway does not offer to anybody.
 * They answer with the statuses and bodies of Supabase Storage.
 */
export function serviceRoleStorage({ db, keep, removeFile }: Parts) {
  const app = new Hono<RequestVariables>();
  app.post("/:bucket/:name{.+}", async (c) => {
    const { bucket, name } = c.req.param();
    const known = await db.query("select from storage.objects where bucket_id = $1 and name = $2", [bucket, name]);
    if (known.rowCount) return c.json(DUPLICATE, 400);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const contentType = c.req.header("content-type") ?? "";
    let id = "";
    await keep({ bucket, name, ownerId: null, bytes, contentType }, async (insertRow) => {
      id = await insertRow(db);
      return id;
    });
    return c.json({ Key: `${bucket}/${name}`, Id: id });
  });
  app.delete("/:bucket/:name{.+}", async (c) => {
    const { bucket, name } = c.req.param();
    const { rows } = await db.query<{ version: string }>(
      "delete from storage.objects where bucket_id = $1 and name = $2 returning version",
      [bucket, name],
    );
    const [removed] = rows;
    if (!removed) return c.json(MISSING, 400);
    await removeFile({ bucket, name }, removed.version);
    return c.json({ message: "Successfully deleted" });
  });
  return app;
}
