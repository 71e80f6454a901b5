const KEY = "bananabread-saved";

/** Notes that a file was saved to this device: the last step of the first five minutes. */
export function noteSaved() {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Full or switched off: the step stays open a little longer.
  }
}

export const hasSaved = () => localStorage.getItem(KEY) !== null;
