import { AppError } from "../../../shared/errors.ts";
import type { Queryable } from "../../database/pool.ts";
import type { KeepObject, ReadObject, RemoveObject } from "./port.ts";

const PATIENCE_MS = 30_000;
const LONGER_THAN_KEEPING = "1 hour";

/**
 * Objects in a hosted project's storage, which writes their rows itself. Removed again when `insert` fails. If we are
 * killed in between, or never learn whether the project took it, the queue of removals knows of it beforehand: when its
 * turn comes, what is shown stays.
 */
export function keepInHostedProject(db: Queryable, projectUrl: string, serviceRoleKey: string): KeepObject {
  const request = asServiceRole(projectUrl, serviceRoleKey);
  return async ({ bucket, name, bytes, contentType }, insert) => {
    await db.query(
      "insert into private.object_deletions (bucket, name, next_attempt_at) values ($1, $2, now() + $3::interval)",
      [bucket, name, LONGER_THAN_KEEPING],
    );
    const headers = { "content-type": contentType, "cache-control": "max-age=31536000" };
    const answer = await request("POST", pathOf(bucket, name), headers, bytes);
    if (!answer.ok) {
      throw new AppError("unavailable", "The image store did not take the image. Please try again.", {
        cause: new Error(`the hosted project answered ${answer.status}`),
      });
    }
    try {
      return await insert(() => Promise.resolve(""));
    } catch (error) {
      await request("DELETE", pathOf(bucket, name), {}).catch(() => {});
      throw error;
    }
  };
}

/** The project removes row and file together, so no file is left to remove separately. */
export function removeFromHostedProject(projectUrl: string, serviceRoleKey: string): RemoveObject {
  const request = asServiceRole(projectUrl, serviceRoleKey);
  return {
    async remove(_, bucket, name) {
      const answer = await request("DELETE", pathOf(bucket, name), {});
      // For a missing object the project answers 400 with a body that says 404.
      const isGone = answer.ok || answer.status === 404 || /"statusCode":\s*"404"/.test(await answer.text());
      if (!isGone) throw new Error(`the hosted project answered ${answer.status}`);
      return answer.ok;
    },
    removeFile: () => Promise.resolve(),
  };
}

const pathOf = (bucket: string, name: string) => [bucket, ...name.split("/")].map(encodeURIComponent).join("/");

function asServiceRole(projectUrl: string, serviceRoleKey: string) {
  return (method: "POST" | "DELETE", path: string, headers: Record<string, string>, body?: Uint8Array) =>
    fetch(new URL(`/storage/v1/object/${path}`, projectUrl), {
      method,
      headers: { authorization: `Bearer ${serviceRoleKey}`, apikey: serviceRoleKey, ...headers },
      body: body ? new Uint8Array(body) : null,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
}

/** The bucket is public there too, so reading needs no key. */
export function readFromHostedProject(projectUrl: string): ReadObject {
  return async (bucket, name) => {
    const address = new URL(`/storage/v1/object/public/${pathOf(bucket, name)}`, projectUrl);
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  };
}
