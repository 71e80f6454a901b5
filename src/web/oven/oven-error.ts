/**
 * - `unsupported`: this browser cannot run an oven. The server can paint instead.
 * - `offline`: something to paint with could not be fetched.
 * - `superseded`: a newer picture for the same slot was asked for. Nothing went wrong.
 * - `refused`: these words cannot be set or shown; the message says why.
 * - `closed`: the oven was closed.
 * - `failed`: anything else.
 */
export type OvenErrorCode = "unsupported" | "offline" | "superseded" | "refused" | "closed" | "failed";

/** The message may be shown to the user. */
export class OvenError extends Error {
  readonly code: OvenErrorCode;

  constructor(code: OvenErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "OvenError";
    this.code = code;
  }
}

export const superseded = () => new OvenError("superseded", "A newer picture was asked for.");
