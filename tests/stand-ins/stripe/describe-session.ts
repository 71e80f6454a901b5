import type { Session } from "./account.ts";

/** A session as Stripe shows it. References are ids unless they were asked to be expanded. */
export function describeSession(session: Session, baseUrl: string, expand: readonly string[] = []) {
  const { given, intent, charge } = session;
  const hasIntent = session.status === "complete";
  return {
    id: session.id,
    object: "checkout.session",
    mode: given.mode,
    status: session.status,
    payment_status: session.payment_status,
    amount_subtotal: session.amount,
    amount_total: session.amount,
    currency: "usd",
    customer: given.customer,
    client_reference_id: given.client_reference_id,
    metadata: given.metadata,
    success_url: given.success_url,
    cancel_url: given.cancel_url,
    created: session.created,
    expires_at: session.expires_at,
    url: session.status === "open" ? `${baseUrl}/pay/${session.id}` : null,
    payment_intent:
      hasIntent && expand.includes("payment_intent.latest_charge") ? describeIntent() : hasIntent ? intent.id : null,
    invoice: describeInvoice(),
  };

  function describeIntent() {
    return {
      id: intent.id,
      object: "payment_intent",
      status: intent.status,
      metadata: given.payment_intent_data.metadata,
      latest_charge: charge && {
        id: charge.id,
        object: "charge",
        amount: session.amount,
        amount_refunded: charge.amount_refunded,
        refunded: charge.amount_refunded >= session.amount,
        disputed: session.disputes.length > 0,
        currency: "usd",
        status: "succeeded",
        created: charge.created,
        payment_intent: intent.id,
        receipt_url: `${baseUrl}/receipts/${charge.id}`,
      },
    };
  }

  function describeInvoice() {
    if (session.payment_status !== "paid") return null;
    const id = `in_${session.id}`;
    if (!expand.includes("invoice")) return id;
    return { id, object: "invoice", hosted_invoice_url: `${baseUrl}/invoices/${id}` };
  }
}
