import { showToast } from "@/lib/show-toast.ts";
import { AppError, type AppErrorCode } from "../../../../shared/errors.ts";

/** Errors that only another key, or a change to this one, can fix. */
const KEY_PROBLEMS: readonly string[] = [
  "key_missing",
  "key_invalid",
  "key_blocked",
  "no_image_quota",
  "no_credit",
  "daily_quota",
  "model_gone",
] satisfies AppErrorCode[];

export const isKeyProblem = (code: string) => KEY_PROBLEMS.includes(code);

type Failure = { code: string; message: string };

/** The server's words are meant to be shown; anything else is not. */
export function failureOf(error: unknown, otherwise: string): Failure {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  console.error(otherwise, error);
  return { code: "internal", message: otherwise };
}

/** Says what went wrong, with a button to Settings if it can be fixed there. */
export function announceFailure(title: string, { code, message }: Failure, openSettings: () => void) {
  const action = isKeyProblem(code) ? { label: "Go to Settings", onClick: openSettings } : undefined;
  // The service's own message can be long, and is shown in the result.
  const [description] = message.split(" The AI service said:");
  showToast({ tone: "bad", title, description, action });
}
