import { AppError } from "../../../shared/errors.ts";
import type { KeepObject } from "../../storage/keep-object.ts";
import type { ReadObject } from "../../storage/read-object.ts";

const PATIENCE_MS = 30_000;

/** Objects in a hosted project's storage, which writes their rows itself. Taken away again when `insert` fails. */
export function keepInHostedProject(projectUrl: string, serviceRoleKey: string): KeepObject {
  const request = (method: "POST" | "DELETE", path: string, headers: Record<string, string>, body?: Uint8Array) =>
    fetch(new URL(`/storage/v1/object/${path}`, projectUrl), {
      method,
      headers: { authorization: `Bearer ${serviceRoleKey}`, apikey: serviceRoleKey, ...headers },
      body: body ? new Uint8Array(body) : null,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  return async ({ bucket, name, bytes, contentType }, insert) => {
    const headers = { "content-type": contentType, "cache-control": "max-age=31536000" };
    const answer = await request("POST", `${bucket}/${name}`, headers, bytes);
    if (!answer.ok) {
      throw new AppError("unavailable", "The image store did not take the image. Please try again.", {
        cause: new Error(`the hosted project answered ${answer.status}`),
      });
    }
    try {
      return await insert(() => Promise.resolve(""));
    } catch (error) {
      await request("DELETE", `${bucket}/${name}`, {}).catch(() => {});
      throw error;
    }
  };
}

/** The bucket is public there too, so reading needs no key. */
export function readFromHostedProject(projectUrl: string): ReadObject {
  return async (bucket, name) => {
    const address = new URL(`/storage/v1/object/public/${bucket}/${encodeURI(name)}`, projectUrl);
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  };
}
