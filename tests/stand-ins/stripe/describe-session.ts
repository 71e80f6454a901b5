import type { Session } from "./account.ts";

const LINES_PER_PAGE = 10;

/** A session as Stripe shows it. References are ids unless they were asked to be expanded. */
export function describeSession(session: Session, baseUrl: string, expand: readonly string[] = []) {
  const { given, intent, charge } = session;
  const hasIntent = session.status === "complete" && session.amount > 0;
  return {
    id: session.id,
    object: "checkout.session",
    mode: given.mode,
    status: session.status,
    payment_status: session.payment_status,
    amount_subtotal: describeLines().data.reduce((sum, line) => sum + line.amount_subtotal, 0),
    amount_total: session.amount,
    currency: "usd",
    customer: given.customer,
    client_reference_id: given.client_reference_id,
    metadata: given.metadata,
    payment_link: given.payment_link ?? null,
    success_url: given.success_url,
    cancel_url: given.cancel_url,
    created: session.created,
    expires_at: session.expires_at,
    url: session.status === "open" ? `${baseUrl}/pay/${session.id}` : null,
    payment_intent:
      hasIntent && expand.includes("payment_intent.latest_charge") ? describeIntent() : hasIntent ? intent.id : null,
    invoice: describeInvoice(),
    // Left out altogether unless it is asked for.
    ...(expand.includes("line_items") && { line_items: describeLines() }),
  };

  function describeLines() {
    const lines = given.line_items.map(({ price, quantity }, index) => ({
      id: `li_${session.id}_${index}`,
      object: "item",
      amount_subtotal: (session.prices[price] ?? 0) * Number(quantity),
      currency: "usd",
      price: { id: price, object: "price", unit_amount: session.prices[price], currency: "usd", type: "one_time" },
      quantity: Number(quantity),
    }));
    return { object: "list", data: lines.slice(0, LINES_PER_PAGE), has_more: lines.length > LINES_PER_PAGE };
  }

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
    if (session.payment_status === "unpaid") return null;
    const id = `in_${session.id}`;
    if (!expand.includes("invoice")) return id;
    return { id, object: "invoice", hosted_invoice_url: `${baseUrl}/invoices/${id}` };
  }
}
