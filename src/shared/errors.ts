import type { Charge } from "./contracts/ai-services.ts";

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
  // What can go wrong with an AI call. Never 502 or 504: proxies replace those with pages of their own.
  key_missing: 409,
  key_invalid: 422,
  key_blocked: 422,
  no_image_quota: 422,
  no_credit: 422,
  not_verified: 422,
  cap_reached: 422,
  not_supported: 422,
  daily_quota: 429,
  refused: 422,
  no_image: 424,
  model_gone: 424,
  provider_timeout: 424,
  provider_unavailable: 424,
  provider_failed: 424,
  too_many_running: 429,
  storage_full: 422,
  interrupted: 409,
  cancelled: 409,
} as const;

export type AppErrorCode = keyof typeof STATUS_BY_CODE;

/** Seconds until trying again makes sense, unless the error itself says otherwise. */
const RETRY_AFTER_BY_CODE: Partial<Record<AppErrorCode, number>> = {
  rate_limited: 60,
  daily_quota: 3600,
  too_many_running: 10,
  unavailable: 1,
};

/** An error whose message may be shown to the person who caused it; `cause` is for the log only. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly retryAfter: number | undefined;
  /** For a call that failed at an AI service: whether it was paid for. */
  readonly charge: Charge | undefined;

  constructor(
    code: AppErrorCode,
    message: string,
    options?: { cause?: unknown; retryAfter?: number | undefined; charge?: Charge | undefined },
  ) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.charge = options?.charge;
    this.retryAfter = options?.retryAfter ?? RETRY_AFTER_BY_CODE[code];
  }

  get status() {
    return STATUS_BY_CODE[this.code];
  }
}

export function isAppErrorCode(code: string): code is AppErrorCode {
  return Object.hasOwn(STATUS_BY_CODE, code);
}
