import { saveFile } from "../lib/save-file.ts";
import { showToast } from "../lib/show-toast.ts";
import { fetchPicture } from "./fetch-picture.ts";

export async function downloadPicture(imageUrl: string, fileName: string): Promise<void> {
  try {
    saveFile(await fetchPicture(imageUrl), fileName);
    showToast({ tone: "ok", title: "Downloaded!" });
  } catch (error) {
    console.error(error);
    const description = "Failed to download the creative. Please try again.";
    showToast({ tone: "bad", title: "Download Failed", description });
  }
}
