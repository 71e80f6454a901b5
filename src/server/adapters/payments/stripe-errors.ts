import { AppError } from "../../../shared/errors.ts";
import { UnknownCustomerError } from "./port.ts";

type StripeFailure = Error & { type: string; code?: string; param?: string; statusCode?: number };

const OUT_OF_REACH = new Set(["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"]);

/** Runs one call and translates its failure into our own message; Stripe's goes to the log. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translate(error);
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.code === "not_found";
}

function translate(error: unknown): unknown {
  if (!isStripeFailure(error)) return error;
  if (error.code === "resource_missing" && error.param === "customer") {
    return new UnknownCustomerError("Stripe knows no such customer", { cause: error });
  }
  if (error.statusCode === 404) return new AppError("not_found", "There is no such checkout.", { cause: error });
  // Two requests with the same idempotency key at once: the other one is being answered right now.
  const isBusy = OUT_OF_REACH.has(error.type) || error.statusCode === 409;
  return isBusy
    ? new AppError(
        "unavailable",
        "The payment service cannot be reached. Nothing was charged; please try again in a moment.",
        { cause: error },
      )
    : new AppError("internal", "Failed to create checkout session", { cause: error });
}

function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && "type" in error && typeof error.type === "string" && error.type.startsWith("Stripe");
}
