import { randomBytes } from "node:crypto";
import type { SessionParameters } from "./parameters.ts";

const id = (kind: string) => `${kind}_${randomBytes(8).toString("hex")}`;
const now = () => Math.floor(Date.now() / 1000);

type Line = { price: string; quantity: string };
/** The parameters of a session: from a call of ours, or from a buyer who followed a payment link. */
type Given = Omit<SessionParameters, "mode" | "line_items" | "customer"> & {
  mode: "payment" | "subscription";
  line_items: Line[];
  customer: string | null;
  payment_link?: string;
};
export type Session = {
  id: string;
  given: Given;
  /** What one of each price costs. */
  prices: Record<string, number>;
  /** What is to be paid; a promotion code makes it less than the lines add up to. */
  amount: number;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "no_payment_required";
  intent: { id: string; status: string };
  charge: { id: string; amount_refunded: number; created: number } | null;
  disputes: { id: string; status: string }[];
  created: number;
  expires_at: number;
};
/** Something that Stripe reports as an event. */
export type Happening = { type: string; object: Record<string, unknown> };

/** The records of one Stripe account, and what buyers, banks and shopkeepers do to them. */
export function openAccount({ prices }: { prices: Record<string, number> }) {
  const customers = new Map<string, { id: string; email: string }>();
  const sessions = new Map<string, Session>();

  const get = (sessionId: string): Session => {
    const session = sessions.get(sessionId);
    if (!session) throw new Error(`no session ${sessionId}`);
    return session;
  };
  const tellOfSession = (type: string, session: Session): Happening => ({
    type: `checkout.session.${type}`,
    object: { id: session.id, object: "checkout.session", payment_status: session.payment_status },
  });
  const tellOfCharge = (type: string, session: Session, more: Record<string, unknown> = {}): Happening => ({
    type: `charge.${type}`,
    object: { id: session.charge?.id, payment_intent: session.intent.id, ...more },
  });
  const charge = (session: Session) => {
    session.intent.status = "succeeded";
    session.payment_status = session.amount === 0 ? "no_payment_required" : "paid";
    if (session.amount > 0) session.charge = { id: id("ch"), amount_refunded: 0, created: now() };
  };
  const addSession = (given: Given): Session => {
    const amount = given.line_items.reduce((sum, { price, quantity }) => {
      const each = prices[price];
      if (each === undefined) throw new Error(`no price ${price}`);
      return sum + each * Number(quantity);
    }, 0);
    const session: Session = {
      id: id("cs_test"),
      given,
      prices,
      amount,
      status: "open",
      payment_status: "unpaid",
      intent: { id: id("pi"), status: "requires_payment_method" },
      charge: null,
      disputes: [],
      created: now(),
      expires_at: now() + 86_400,
    };
    sessions.set(session.id, session);
    return session;
  };

  return {
    customers,
    sessions,
    addCustomer(email: string) {
      const customer = { id: id("cus"), email };
      customers.set(customer.id, customer);
      return customer;
    },
    addSession,
    /**
     * Somebody opens a payment link of this account. They can put any user into `client_reference_id`, in the link's
     * address; a customer is created for them only if the shop asks for it.
     */
    followPaymentLink(lines: Line[], visitor: { client_reference_id: string; customer: string | null }): Session {
      return addSession({
        mode: "payment",
        line_items: lines,
        ...visitor,
        metadata: {},
        payment_intent_data: { metadata: {} },
        invoice_creation: { enabled: "true" },
        success_url: "https://shop.example/thanks?session_id={CHECKOUT_SESSION_ID}",
        cancel_url: "https://shop.example",
        payment_link: id("plink"),
      });
    },
    pay(sessionId: string) {
      const session = get(sessionId);
      session.status = "complete";
      charge(session);
      return tellOfSession("completed", session);
    },
    payLater(sessionId: string) {
      const session = get(sessionId);
      session.status = "complete";
      session.intent.status = "processing";
      return tellOfSession("completed", session);
    },
    arrive(sessionId: string) {
      charge(get(sessionId));
      return tellOfSession("async_payment_succeeded", get(sessionId));
    },
    bounce(sessionId: string) {
      get(sessionId).intent.status = "requires_payment_method";
      return tellOfSession("async_payment_failed", get(sessionId));
    },
    expire(sessionId: string) {
      get(sessionId).status = "expired";
      return tellOfSession("expired", get(sessionId));
    },
    /** The session's payment_status stays `paid`, as with the real one. */
    refund(sessionId: string, amount: number) {
      const session = get(sessionId);
      if (!session.charge) throw new Error("nothing was charged");
      session.charge.amount_refunded = Math.min(session.amount, session.charge.amount_refunded + amount);
      return tellOfCharge("refunded", session);
    },
    dispute(sessionId: string, status = "needs_response") {
      const session = get(sessionId);
      const dispute = { id: id("dp"), status };
      session.disputes.push(dispute);
      return tellOfCharge("dispute.created", session, { ...dispute });
    },
    closeDispute(sessionId: string, status: "won" | "lost") {
      const session = get(sessionId);
      for (const dispute of session.disputes) dispute.status = status;
      return tellOfCharge("dispute.closed", session, { status });
    },
  };
}

export type Account = ReturnType<typeof openAccount>;
