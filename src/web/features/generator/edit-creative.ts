import { fetchPicture } from "@/lib/fetch-picture.ts";
import { readInspirationImage } from "@/lib/inspiration/read-inspiration-image.ts";
import { showToast } from "@/lib/show-toast.ts";
import { EDIT_SOURCE } from "../../../shared/contracts/generate-creative.ts";
import type { Format } from "../../../shared/formats.ts";
import type { GeneratorStore } from "./generator-store.ts";

/** Puts an existing creative up for a change: the next generation works on it. */
export async function editCreative(store: GeneratorStore, creative: { imageUrl: string; format: Format }) {
  try {
    const source = await readInspirationImage(await fetchPicture(creative.imageUrl), EDIT_SOURCE);
    store.dispatch({ do: "edit", source, format: creative.format });
  } catch (error) {
    console.error(error);
    showToast({ tone: "bad", title: "Generation Failed", description: "Failed to convert image to base64" });
  }
}
