import { AppError, type AppErrorCode } from "../../shared/errors.ts";

/** The key was refused, by the service or by our own check. After any other failure it may still be valid. */
const REFUSALS: ReadonlySet<AppErrorCode> = new Set(["key_invalid", "key_blocked", "bad_request"]);

type KeyFailure = { isRefused: boolean; title: string; message: string };

/** Why a key was not saved, and whether the key itself is the reason. */
export function explainKeyFailure(error: unknown): KeyFailure {
  const isRefused = error instanceof AppError && REFUSALS.has(error.code);
  return {
    isRefused,
    title: isRefused ? "Invalid API Key" : "API Key Not Checked",
    message: error instanceof AppError ? error.message : "Your API key could not be checked. Please try again.",
  };
}
