/**
 * Whether a client disconnected while we read its request. Node uses the same code for any lost connection, the
 * database's included; only the message differs.
 */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET" && error.message === "aborted";
}
