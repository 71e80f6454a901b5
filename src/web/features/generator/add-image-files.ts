import { readInspirationImage } from "@/lib/inspiration/read-inspiration-image.ts";
import { showToast } from "@/lib/show-toast.ts";
import { MAX_INSPIRATION_IMAGES } from "../../../shared/contracts/generate-creative.ts";
import type { GeneratorStore } from "./generator-store.ts";

const LONGEST_ID = 200;

/** Adds chosen, dropped or pasted files for as long as there is room, and says what became of the rest. */
export async function addImageFiles(store: GeneratorStore, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const { inspirationImages } = store.get();
    const id = `${file.size}-${file.lastModified}-${file.name}`.slice(0, LONGEST_ID);
    if (inspirationImages.some((image) => image.id === id)) continue;
    if (inspirationImages.length >= MAX_INSPIRATION_IMAGES) {
      const description = `You can use up to ${MAX_INSPIRATION_IMAGES} inspiration images at a time.`;
      return showToast({ tone: "info", title: "Maximum Reached", description });
    }
    await addImageFile(store, file, id);
  }
}

async function addImageFile(store: GeneratorStore, file: File, id: string) {
  const isHeic = isHeicFile(file);
  if (!file.type.startsWith("image/") && !isHeic) {
    return showToast({ tone: "bad", title: "Invalid File", description: "Please select an image file." });
  }
  try {
    const image = await readInspirationImage(file, { id, name: file.name });
    store.dispatch({ do: "add-inspiration", image });
    showToast({ tone: "ok", title: "Inspiration Added!" });
  } catch {
    const description = isHeic ? explainHeic(file.name) : "Failed to process the image file.";
    showToast({ tone: "bad", title: "Upload Failed", description });
  }
}

/** Systems that do not know the type leave it empty. */
export const isHeicFile = ({ name, type }: { name: string; type: string }) =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

const explainHeic = (name: string) =>
  `“${name}” is a HEIC photo, which this browser cannot open. Save it as JPEG and add it again. On an iPhone, Settings > Camera > Formats > Most Compatible makes JPEG from the start.`;
