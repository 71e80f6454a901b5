import { MAX_PROMPT_LENGTH } from "../../../../shared/contracts/generate-creative.ts";

const keyOf = (userId: string | undefined) => `school_checker_${userId ?? ""}`;

/** The prompt in the checker, kept for as long as the tab is open. */
export function loadPrompt(userId: string | undefined): string {
  try {
    return sessionStorage.getItem(keyOf(userId))?.slice(0, MAX_PROMPT_LENGTH) ?? "";
  } catch {
    return "";
  }
}

export function keepPrompt(userId: string | undefined, text: string) {
  try {
    sessionStorage.setItem(keyOf(userId), text);
  } catch {
    // Storage is full or switched off: the prompt stays for as long as the checker is open.
  }
}
