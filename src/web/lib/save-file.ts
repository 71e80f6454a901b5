/** Long enough for the slowest browser to have saved the file. */
const FORGET_AFTER_MS = 60_000;
const KEY = "bananabread-saved";

/** Puts a file among the user's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  noteSaved();
  setTimeout(() => URL.revokeObjectURL(link.href), FORGET_AFTER_MS);
}

/** Notes that a file was saved to this device: the last step of the first five minutes. */
function noteSaved() {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Storage is full or disabled: the step stays unticked.
  }
}

export const hasSaved = () => localStorage.getItem(KEY) !== null;
