import { fetchPicture } from "@/lib/fetch-picture.ts";
import type { Picture } from "./api/get-pictures.ts";
import { fileNames } from "./file-names.ts";

const AT_ONCE = 3;

type ZipOptions = { signal: AbortSignal; onProgress: (done: number) => void };
type Zipped = { file: Blob; packed: string[] /** Titles of those that could not be fetched. */; missing: string[] };

/** Fetches the pictures, a few at a time, and packs them. A picture that does not come is left out, and named. */
export async function zipCreatives(creatives: readonly Picture[], options: ZipOptions): Promise<Zipped> {
  const { signal, onProgress } = options;
  const { Zip, ZipPassThrough } = await import("fflate");
  // A blob may live on disk, so that many pictures do not have to fit into memory.
  const parts: Blob[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Blob([new Uint8Array(chunk)]));
  });
  const names = fileNames(creatives.map(({ title }) => title));
  const packed: string[] = [];
  const missing: string[] = [];
  let next = 0;
  let done = 0;

  async function work() {
    for (let index = next++; index < creatives.length; index = next++) {
      const creative = creatives[index];
      if (!creative) return;
      try {
        const bytes = await fetchPicture(creative.image_url, signal).then((picture) => picture.arrayBuffer());
        // A PNG is packed as tightly as it gets.
        const entry = new ZipPassThrough(names[index] ?? "");
        entry.mtime = creative.created_at;
        zip.add(entry);
        entry.push(new Uint8Array(bytes), true);
        packed.push(creative.id);
      } catch (error) {
        signal.throwIfAborted();
        console.warn("A picture is missing in the zip", error);
        missing.push(creative.title);
      }
      done += 1;
      onProgress(done);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  zip.end();
  return { file: new Blob(parts, { type: "application/zip" }), packed, missing };
}
