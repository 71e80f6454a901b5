/** Every failure the product can name. The status map below is the only place that knows about HTTP. */
const STATUS_BY_CODE = {
  bad_request: 400,
  not_signed_in: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type AppErrorCode = keyof typeof STATUS_BY_CODE;

/** An error whose message may be shown to the person who caused it; `cause` is for the log only. */
export class AppError extends Error {
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
  }

  get status() {
    return STATUS_BY_CODE[this.code];
  }
}

export function isAppErrorCode(code: string): code is AppErrorCode {
  return Object.hasOwn(STATUS_BY_CODE, code);
}
