import { AppError } from "../../shared/errors.ts";
import { AbandonedError, TooBusyError } from "../fairness/fair-queue.ts";

/** Why a preview did not get its turn, in words. */
export function explainWaiting(error: unknown): unknown {
  if (error instanceof AbandonedError) return new AppError("cancelled", "The preview was not needed any more.");
  if (!(error instanceof TooBusyError)) return error;
  return error.isOwnFault
    ? new AppError("rate_limited", "Too many of your previews are waiting already. Your changes are kept.", {
        retryAfter: 1,
      })
    : new AppError("unavailable", "Many previews are being painted right now. Your changes are kept.");
}
