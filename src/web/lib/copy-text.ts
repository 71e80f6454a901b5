import { showToast } from "./show-toast.ts";

/** Puts text on the clipboard. If the browser refuses, it shows a toast and returns false. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const description = "The browser did not allow it. Select the text and copy it by hand.";
    showToast({ tone: "bad", title: "Nothing was copied", description });
    return false;
  }
}
