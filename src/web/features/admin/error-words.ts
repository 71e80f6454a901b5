import { AppError } from "../../../shared/errors.ts";

/** What the users' screen says about a call that failed. */
export function usersProblem(error: unknown, otherwise: string): string {
  if (!(error instanceof AppError)) return otherwise;
  return error.code === "not_signed_in" ? "User not authenticated. Please sign in." : error.message;
}

/** What the card of the ads' pictures says about a call that failed. */
export function processingProblem(error: unknown): string {
  if (!(error instanceof AppError)) return "Failed to process images";
  return error.code === "not_signed_in" ? error.message : `Processing error: ${error.message}`;
}
