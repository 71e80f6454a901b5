import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import type { StormLog } from "./storm-log.ts";
import type { Person } from "./storm-people.ts";

const BROWSE_PAUSE_MS = 300;
const UPLOAD_PAUSE_MS = 700;
const LOOK_PAUSE_MS = 1_000;
const SIDE = 64;
const PATHS = [
  "/rest/v1/creatives?select=id,title,image_url&limit=20",
  "/rest/v1/ads_swipe?limit=20",
  "/dashboard",
  "/rest/v1/rpc/search_meme_templates",
  "/rest/v1/generations?select=id,state&limit=10",
];

export type Storm = { url: string; log: StormLog; over: AbortSignal };
export type Upload = { path: string; color: Buffer };
export type Generation = { id: string; person: Person; image: string | null };

/** Somebody looks around. */
export async function browse({ url, log, over }: Storm, person: Person) {
  for (let look = Math.floor(Math.random() * PATHS.length); !over.aborted; look += 1) {
    await log.time("browse", () => fetch(url + PATHS[look % PATHS.length], { headers: person.headers }));
    await pause(BROWSE_PAUSE_MS, over);
  }
}

/** Somebody uploads pictures, each of its own colour. Returns those that were acknowledged. */
export async function upload({ url, log, over }: Storm, person: Person): Promise<Upload[]> {
  const acknowledged: Upload[] = [];
  while (!over.aborted) {
    const color = randomBytes(3);
    const [r = 0, g = 0, b = 0] = color;
    const create = { width: SIDE, height: SIDE, channels: 3 as const, background: { r, g, b } };
    const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
    const name = `creatives/${person.id}/${Date.now()}-${randomUUID().slice(0, 8)}.png`;
    const answer = await log.time("upload", () =>
      fetch(`${url}/storage/v1/object/${name}`, {
        method: "POST",
        headers: { ...person.headers, "content-type": "image/png" },
        body: picture,
      }),
    );
    const path = `/storage/v1/object/public/${name}`;
    if (answer?.ok) {
      acknowledged.push({ path, color });
      await log.time("read a picture", () => fetch(url + path));
    }
    await pause(UPLOAD_PAUSE_MS, over);
  }
  return acknowledged;
}

/** Somebody generates. When the connection breaks, the page looks up what became of it and never sends it again. */
export async function generate({ url, log }: Storm, person: Person): Promise<Generation> {
  const id = randomUUID();
  const wish = { prompt: `A loaf, order ${id}`, type: "meta", requestId: id };
  const answer = await log.time("generate", () =>
    fetch(`${url}/functions/v1/generate-creative`, {
      method: "POST",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify(wish),
    }),
  );
  if (answer?.ok) return { id, person, image: ((await answer.json()) as { image_url: string }).image_url };
  for (;;) {
    const look = `${url}/rest/v1/generations?select=state&id=eq.${id}`;
    const found = await fetch(look, { headers: person.headers }).catch(() => null);
    const [row] = found?.ok ? ((await found.json()) as { state: string }[]) : [{ state: "running" }];
    if (row?.state !== "running") return { id, person, image: null };
    await sleep(LOOK_PAUSE_MS);
  }
}

/** Whether a picture that was acknowledged is there, in its colour. */
export async function isThere(url: string, { path, color }: Upload): Promise<boolean> {
  const answer = await fetch(url + path);
  if (!answer.ok) return false;
  const pixels = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer();
  return pixels.subarray(0, 3).equals(color) && pixels.length === SIDE * SIDE * 3;
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});
