import { expect, test } from "vitest";
import type { Darkroom } from "../images/darkroom.ts";
import type { Rendition } from "../images/make-renditions.ts";
import type { RenditionCache } from "../images/rendition-cache.ts";
import { createRenditions, NoRenditionError } from "./renditions.ts";

const object = { bucket: "creatives", name: "ann/a.png", version: "v1" };
const wanted: Rendition = { width: 320, contentType: "image/webp" };
const turn = () => ({ lane: "ann", signal: new AbortController().signal });

/** Whatever is kept survives the process that kept it. */
function shelf() {
  const files = new Map<string, Buffer>();
  const cache: RenditionCache = {
    read: async (original, key) => files.get(`${original} ${key}`) ?? null,
    write: async (original, key, bytes) => void files.set(`${original} ${key}`, bytes),
    forget: async (original) => {
      for (const name of files.keys()) if (name.startsWith(`${original} `)) files.delete(name);
    },
  };
  return cache;
}

test.each(["slow", "damaged", "side"] as const)(
  "a picture that is %s is tried once, by whichever process, until it is deleted",
  async (fault) => {
    const cache = shelf();
    let tries = 0;
    const renditions: Darkroom["renditions"] = async (_, read, begin) => {
      await read();
      begin();
      tries += 1;
      return { fault };
    };
    const ask = () => createRenditions(cache, { renditions }).get(object, wanted, turn(), async () => Buffer.alloc(1));
    await expect(ask()).rejects.toMatchObject({ fault });
    await expect(ask()).rejects.toThrow(NoRenditionError);
    expect(tries).toBe(1);
    await createRenditions(cache, { renditions }).forget(object);
    await expect(ask()).rejects.toThrow(NoRenditionError);
    expect(tries).toBe(2);
  },
);

test("a picture that was only turned away is tried again", async () => {
  const cache = shelf();
  let tries = 0;
  const renditions: Darkroom["renditions"] = async () => {
    tries += 1;
    throw new Error("too much is waiting already");
  };
  const ask = () => createRenditions(cache, { renditions }).get(object, wanted, turn(), async () => Buffer.alloc(1));
  await expect(ask()).rejects.toThrow("waiting");
  await expect(ask()).rejects.toThrow("waiting");
  expect(tries).toBe(2);
});
