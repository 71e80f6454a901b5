import { AppError, type AppErrorCode } from "../../shared/errors.ts";

/** What the service, or a look at the key, said no to. With any other failure nobody knows whether the key is good. */
const REFUSALS: ReadonlySet<AppErrorCode> = new Set(["key_invalid", "key_blocked", "bad_request"]);

type KeyFailure = { isRefused: boolean; title: string; message: string };

/** Why a key was not saved, and whether that is the key's fault. */
export function explainKeyFailure(error: unknown): KeyFailure {
  const isRefused = error instanceof AppError && REFUSALS.has(error.code);
  return {
    isRefused,
    title: isRefused ? "Invalid API Key" : "API Key Not Checked",
    message: error instanceof AppError ? error.message : "Your API key could not be checked. Please try again.",
  };
}
