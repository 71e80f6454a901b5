import { fetchPicture } from "@/creatives/fetch-picture.ts";
import { fileNames } from "@/creatives/file-names.ts";
import type { Card } from "@/creatives/versions/card.ts";
import { shownTitle } from "../../../shared/creative-title.ts";

const AT_ONCE = 3;

type ZipOptions = { signal: AbortSignal; onProgress: (done: number) => void };
type Zipped = { file: Blob; packed: string[] /** Titles of those that could not be fetched. */; missing: string[] };

/** Fetches the pictures, a few at a time, and packs them. A picture that fails to load is left out and reported. */
export async function zipCreatives(creatives: readonly Card[], options: ZipOptions): Promise<Zipped> {
  const { signal, onProgress } = options;
  const { downloadZip } = await import("client-zip");
  const names = fileNames(creatives.map(({ title }) => title));
  // Blobs may live on disk, so that many pictures do not have to fit into memory.
  const pictures: { id: string; name: string; lastModified: string; input: Blob }[] = [];
  const missing: string[] = [];
  let next = 0;
  let done = 0;

  async function work() {
    for (let index = next++; index < creatives.length; index = next++) {
      const creative = creatives[index];
      if (!creative) return;
      try {
        const input = await fetchPicture(creative.image_url, signal);
        pictures.push({ id: creative.id, name: names[index] ?? "", lastModified: creative.created_at, input });
      } catch (error) {
        signal.throwIfAborted();
        console.warn("A picture is missing in the zip", error);
        missing.push(shownTitle(creative.title));
      }
      done += 1;
      onProgress(done);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { file: await downloadZip(pictures).blob(), packed: pictures.map(({ id }) => id), missing };
}
