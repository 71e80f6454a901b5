import { noteSaved } from "./saved-creative.ts";

/** Long enough for the slowest browser to have taken the file over. */
const FORGET_AFTER_MS = 60_000;

/** Puts a file among the user's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  noteSaved();
  setTimeout(() => URL.revokeObjectURL(link.href), FORGET_AFTER_MS);
}
