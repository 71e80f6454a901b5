import { AppError, type AppErrorCode } from "../../../shared/errors.ts";

/** What the service, or a look at the key, said no to. With any other failure nobody knows whether the key is good. */
const REFUSALS: ReadonlySet<AppErrorCode> = new Set(["key_invalid", "key_blocked", "bad_request"]);

type KeyFailure = { isRefused: boolean; message: string; toast: { title: string; description: string } };

/** Why a key was not saved, and whether that is the key's fault. */
export function explainKeyFailure(error: unknown): KeyFailure {
  if (!(error instanceof AppError)) return notChecked("Your API key could not be checked. Please try again.");
  if (!REFUSALS.has(error.code)) return notChecked(error.message);
  return {
    isRefused: true,
    message: error.message,
    toast: { title: "Invalid API Key", description: "Please check your API key and try again." },
  };
}

const notChecked = (message: string): KeyFailure => ({
  isRefused: false,
  message,
  toast: { title: "API Key Not Checked", description: message },
});
