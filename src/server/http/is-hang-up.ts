/**
 * Whether a client went away while we read what it sent. Node gives that the code of any lost connection, the database's
 * included; only the message tells them apart.
 */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET" && error.message === "aborted";
}
