/** The state of a checkout: `pending` is a payment that takes days to arrive, `failed` one that never will. */
export type CheckoutProgress = "open" | "pending" | "paid" | "failed" | "expired";

export type CheckoutRequest = {
  userId: string;
  customerId: string;
  /** The site to return to: /success with the session's id, or /pricing. */
  origin: string;
  /** The same for every attempt at one checkout: however often it is requested, it is created once. */
  idempotencyKey: string;
};

export type OpenCheckout = { sessionId: string; url: string; expiresAt: Date };

/** A checkout and its charge in their current state, whatever events have or have not arrived. */
export type CheckoutSnapshot = {
  sessionId: string;
  /** The account we made it for, from our own metadata; never from anything a buyer could have chosen. */
  metadataUserId: string | null;
  /** The price that was sold, as the only item and once; null in any other case. */
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

/** An event only names the checkout to look at; `null` when it is about something else. */
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
  /** Closes the hosted page. One that is no longer open is unchanged. */
  expireCheckout: (sessionId: string) => Promise<void>;
  findCheckout: (paymentIntentId: string) => Promise<string | null>;
  /** Where an administrator sees a payment at the provider; null if there is no such page. */
  paymentPage: (paymentIntentId: string) => string | null;
  /** Throws ForgedEventError unless the provider signed exactly these bytes, a moment ago. */
  readEvent: (rawBody: Buffer, signature: string | undefined) => Promise<PaymentEvent>;
};

export class UnknownCustomerError extends Error {
  override readonly name = "UnknownCustomerError";
}

/** Not from the provider, or too old: it must have no effect. */
export class ForgedEventError extends Error {
  override readonly name = "ForgedEventError";
}
