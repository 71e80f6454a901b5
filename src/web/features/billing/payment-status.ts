const PREFIX = "paymentStatus_";

type PaymentStatus = "paid" | "unpaid";

/** The last answer, kept per user for this tab. It only decides what is shown while the server is asked again. */
export function readPaymentStatus(userId: string): PaymentStatus | null {
  const stored = sessionStorage.getItem(PREFIX + userId);
  return stored === "paid" || stored === "unpaid" ? stored : null;
}

export function rememberPaymentStatus(userId: string, status: PaymentStatus) {
  try {
    sessionStorage.setItem(PREFIX + userId, status);
  } catch {
    // Storage is full or disabled: the next screen waits for the server's answer.
  }
}
