/** Where a checkout stands: `pending` is a payment that takes days to arrive, `failed` one that never will. */
export type CheckoutProgress = "open" | "pending" | "paid" | "failed" | "expired";

export type CheckoutRequest = {
  userId: string;
  customerId: string;
  /** The site to come back to: /success with the session's id, or /pricing. */
  origin: string;
  /** The same for every attempt at one checkout: however often it is asked for, it is made once. */
  idempotencyKey: string;
};

export type OpenCheckout = { sessionId: string; url: string; expiresAt: Date };

/** A checkout and its charge as they are at the moment of asking, whatever events have or have not arrived. */
export type CheckoutSnapshot = {
  sessionId: string;
  /** The account we made it for, from our own mark on it; never from anything a buyer could have chosen. */
  metadataUserId: string | null;
  /** The price that was sold, once and by itself; null when anything else was. */
  soldPriceId: string | null;
  customerId: string | null;
  progress: CheckoutProgress;
  paymentStatus: string;
  paymentIntentId: string | null;
  amountSubtotal: number | null;
  amountTotal: number | null;
  amountRefunded: number;
  currency: string | null;
  dispute: "open" | "won" | "lost" | null;
  invoiceUrl: string | null;
  expiresAt: Date;
  createdAt: Date;
};

/** An event says no more than which checkout to look at; `null` when it is about something else. */
export type PaymentEvent = {
  id: string;
  type: string;
  about: { sessionId: string } | { paymentIntentId: string } | null;
};

export type Payments = {
  priceId: string;
  createCustomer: (person: { userId: string; email: string; idempotencyKey: string }) => Promise<string>;
  /** Throws UnknownCustomerError when the provider has no such customer, or no longer. */
  createCheckout: (request: CheckoutRequest) => Promise<OpenCheckout>;
  retrieveCheckout: (sessionId: string) => Promise<CheckoutSnapshot | null>;
  /** Closes the hosted page. What is no longer open stays as it is. */
  expireCheckout: (sessionId: string) => Promise<void>;
  findCheckout: (paymentIntentId: string) => Promise<string | null>;
  /** Throws ForgedEventError unless the provider signed exactly these bytes, a moment ago. */
  readEvent: (rawBody: Buffer, signature: string | undefined) => Promise<PaymentEvent>;
};

export class UnknownCustomerError extends Error {
  override readonly name = "UnknownCustomerError";
}

/** Not from the provider, or not from now: nothing may follow from it. */
export class ForgedEventError extends Error {
  override readonly name = "ForgedEventError";
}
