import { AppError } from "../../../../shared/errors.ts";

/** What an operator can do about the answers that a wrong setting brings. */
const HINTS: Record<string, string> = {
  AccessDenied: "the key may not do this: it needs to read, write, delete and list in the bucket",
  AuthorizationHeaderMalformed: "the store expects another S3_REGION",
  InvalidAccessKeyId: "the store does not know S3_ACCESS_KEY_ID",
  NoSuchBucket: "there is no such bucket",
  PermanentRedirect: "the bucket is in another region: check S3_ENDPOINT and S3_REGION",
  RequestTimeTooSkewed: "the clocks of this machine and of the store differ too much",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID",
};

/**
 * What the store answered, in words for the log. Of its answer only the code is taken: the rest can quote the request,
 * key and signature included.
 */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(action: string, status: number, code: string) {
    const hint = HINTS[code];
    super(`the S3 store answered ${status}${code && ` ${code}`} to ${action}${hint ? `: ${hint}` : ""}`);
    this.name = "S3Error";
    this.status = status;
    this.code = code;
  }
}

/** The code in the body of an error. Answers to HEAD have no body, and proxies in between send pages. */
export const readCode = (body: string): string => /<Code>([A-Za-z0-9]{1,64})<\/Code>/.exec(body)?.[1] ?? "";

/** The same for whoever waits for a picture. */
export const storeUnavailable = (cause: unknown): AppError =>
  new AppError(
    "unavailable",
    "The image store cannot be used right now, so nothing was changed there. Please try again in a moment.",
    {
      cause,
    },
  );
