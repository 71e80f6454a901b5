import { explainPicture, isHeicFile } from "@/creatives/inspiration/explain-picture.ts";
import { readInspirationImage } from "@/creatives/inspiration/read-inspiration-image.ts";
import { showToast, type Toast } from "@/lib/show-toast.ts";
import { MAX_INSPIRATION_IMAGES } from "../../../../shared/contracts/generate-creative.ts";
import type { InspirationRole } from "../../../../shared/inspiration.ts";
import type { GeneratorStore } from "../run/generator-store.ts";

const MAX_ID_LENGTH = 200;

/** Adds chosen, dropped or pasted files for as long as there is room, and reports the result. */
export async function addImageFiles(
  store: GeneratorStore,
  files: readonly File[],
  role?: InspirationRole,
): Promise<void> {
  const { reading } = store;
  reading.set(reading.get() + 1);
  try {
    await addEach(store, files, role);
  } finally {
    reading.set(reading.get() - 1);
  }
}

async function addEach(store: GeneratorStore, files: readonly File[], role?: InspirationRole): Promise<void> {
  const refusals: Toast[] = [];
  let added = 0;
  for (const file of files) {
    const { inspirationImages } = store.get();
    const id = `${file.size}-${file.lastModified}-${file.name}`.slice(0, MAX_ID_LENGTH);
    if (inspirationImages.some((image) => image.id === id)) continue;
    if (inspirationImages.length >= MAX_INSPIRATION_IMAGES) {
      const description = `You can use up to ${MAX_INSPIRATION_IMAGES} inspiration images at a time.`;
      refusals.push({ tone: "info", title: "Maximum Reached", description });
      break;
    }
    const refusal = await addImageFile(store, file, id, role);
    if (refusal) refusals.push(refusal);
    else added += 1;
  }
  // Errors are shown last, so that they stay visible.
  if (added > 0) showToast({ tone: "ok", title: "Inspiration Added!" });
  for (const refusal of refusals) showToast(refusal);
}

async function addImageFile(
  store: GeneratorStore,
  file: File,
  id: string,
  role: InspirationRole | undefined,
): Promise<Toast | undefined> {
  if (!file.type.startsWith("image/") && !isHeicFile(file)) {
    return { tone: "bad", title: "Invalid File", description: "Please select an image file." };
  }
  try {
    const image = await readInspirationImage(file, { id, name: file.name });
    store.dispatch({ do: "add-inspiration", image: { ...image, role } });
    return undefined;
  } catch (error) {
    const description = `Failed to process the image file. ${await explainPicture(file, error)}`;
    return { tone: "bad", title: "Upload Failed", description };
  }
}
