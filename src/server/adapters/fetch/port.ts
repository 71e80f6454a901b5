/** The bytes at an address that somebody else chose, if they are few enough. Fails with a `FetchError`. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<FetchedPicture>;

export type FetchedPicture = {
  bytes: Buffer;
  /** What the server calls it. The bytes may be something else. */
  claimedType: string | null;
  /** After all redirects. */
  address: string;
};

/** Why there is no picture, in words for an administrator. They never name an address of our own network. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  /** Whether the same request may succeed later. */
  readonly isTransient: boolean;
  /** How long the server asks us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    options: { isTransient?: boolean; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.isTransient = options.isTransient ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
