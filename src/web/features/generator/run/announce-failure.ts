import { showToast } from "@/lib/show-toast.ts";
import type { Charge } from "../../../../shared/contracts/ai-services.ts";
import { AppError, type AppErrorCode } from "../../../../shared/errors.ts";

/** What can be put right in Settings: another key, another model, another cap. */
const FIXED_IN_SETTINGS: readonly string[] = [
  "key_missing",
  "key_invalid",
  "key_blocked",
  "no_image_quota",
  "no_credit",
  "daily_quota",
  "model_gone",
  "cap_reached",
] satisfies AppErrorCode[];

export const isFixedInSettings = (code: string) => FIXED_IN_SETTINGS.includes(code);

type Failure = { code: string; message: string; charge?: Charge | undefined };

/** The server's words are meant to be shown; anything else is not. */
export function failureOf(error: unknown, otherwise: string): Failure {
  if (error instanceof AppError) return { code: error.code, message: error.message, charge: error.charge };
  console.error(otherwise, error);
  return { code: "internal", message: otherwise };
}

/** Our words, and apart from them those of the service, which can be long. */
export function splitMessage(message: string): { words: string; said: string | null } {
  const [, words = message, said = null] = /^(.*?[.!?]) ([^.!?]+ said: “.*)$/s.exec(message) ?? [];
  return { words, said };
}

/** Says what went wrong, with a button to Settings if it can be fixed there. */
export function announceFailure(title: string, { code, message }: Failure, openSettings: () => void) {
  const action = isFixedInSettings(code) ? { label: "Go to Settings", onClick: openSettings } : undefined;
  const { words: description } = splitMessage(message);
  showToast({ tone: "bad", title, description, action });
}
