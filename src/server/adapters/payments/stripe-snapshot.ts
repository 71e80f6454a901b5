import type Stripe from "stripe";
import type { CheckoutProgress, CheckoutSnapshot } from "./port.ts";

/**
 * Derives the state of an order from the session and its charge. The session alone is not enough: its payment_status
 * stays `paid` after a refund.
 */
export async function describeCheckout(
  session: Stripe.Checkout.Session,
  listDisputes: (charge: string) => Promise<string[]>,
): Promise<CheckoutSnapshot> {
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  const amountTotal = session.amount_total ?? charge?.amount ?? null;
  const disputes = charge?.disputed ? await listDisputes(charge.id) : [];
  return {
    sessionId: session.id,
    metadataUserId: session.metadata?.user_id ?? null,
    soldPriceId: solePrice(session),
    customerId: idOf(session.customer),
    progress: progressOf(session, intent),
    paymentStatus: session.payment_status,
    paymentIntentId: idOf(session.payment_intent),
    amountSubtotal: session.amount_subtotal,
    amountTotal,
    // The flag decides, in case fees or another currency ever make the two amounts differ.
    amountRefunded: charge?.refunded
      ? Math.max(amountTotal ?? 0, charge.amount_refunded)
      : (charge?.amount_refunded ?? 0),
    currency: session.currency ?? charge?.currency ?? null,
    dispute: summariseDisputes(disputes),
    invoiceUrl: expanded(session.invoice)?.hosted_invoice_url ?? charge?.receipt_url ?? null,
    expiresAt: new Date(session.expires_at * 1000),
    createdAt: new Date((charge?.created ?? session.created) * 1000),
  };
}

function solePrice({ mode, line_items }: Stripe.Checkout.Session): string | null {
  const [line] = line_items?.data ?? [];
  const isSole = mode === "payment" && line_items?.data.length === 1 && !line_items.has_more && line?.quantity === 1;
  return isSole ? (line?.price?.id ?? null) : null;
}

function progressOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): CheckoutProgress {
  if (session.status !== "complete") return session.status === "expired" ? "expired" : "open";
  if (session.payment_status !== "unpaid") return "paid";
  // A delayed payment is pending until it bounces; then the intent asks for another payment method.
  const hasBounced = intent?.status === "requires_payment_method" || intent?.status === "canceled";
  return hasBounced ? "failed" : "pending";
}

/** An inquiry (`warning_...`) is a bank's question: no money moves, and access stays as it is. */
function summariseDisputes(statuses: string[]): CheckoutSnapshot["dispute"] {
  if (statuses.some((status) => status === "needs_response" || status === "under_review")) return "open";
  if (statuses.includes("lost")) return "lost";
  return statuses.includes("won") ? "won" : null;
}

function expanded<T extends { id: string }>(value: string | T | null | undefined): T | null {
  return typeof value === "object" ? (value ?? null) : null;
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}
