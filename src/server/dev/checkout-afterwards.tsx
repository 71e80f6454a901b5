/** @jsxImportSource hono/jsx */
import type { TestCheckout } from "../adapters/payments/local.ts";
import { type LocalAction, PART_CENTS } from "../adapters/payments/local-actions.ts";
import { formatDollars } from "./format-dollars.ts";
import { Problem } from "./problem.tsx";

type Offer = { action: LocalAction; label: string };

/** What happened to the payment, and what the bank or the shop can still do. */
export function CheckoutAfterwards({ checkout, problem }: { checkout: TestCheckout; problem: string | null }) {
  const offers = offersFor(checkout);
  return (
    <>
      <h2>{headline(checkout)}</h2>
      <dl class="facts">
        <div>
          <dt>Email</dt>
          <dd>{checkout.email}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{formatDollars(checkout.amount)}</dd>
        </div>
        <div>
          <dt>Refunded</dt>
          <dd>{formatDollars(checkout.amount_refunded)}</dd>
        </div>
        <div>
          <dt>Dispute</dt>
          <dd>{checkout.dispute ?? "none"}</dd>
        </div>
      </dl>
      <Problem problem={problem} />
      {offers.length > 0 && (
        <>
          <h3>What happens next</h3>
          <form method="post" class="offers">
            {offers.map(({ action, label }) => (
              <button key={action} type="submit" class="btn outline large" name="action" value={action}>
                {label}
              </button>
            ))}
          </form>
        </>
      )}
      <p class="note">Each button sends a signed event to the webhook, as Stripe would.</p>
    </>
  );
}

function headline({ progress, amount, amount_refunded, dispute }: TestCheckout): string {
  if (progress === "pending") return "Payment pending";
  if (progress === "failed") return "Payment failed";
  if (progress === "expired") return "Checkout expired";
  if (amount_refunded >= amount) return "Refunded";
  if (dispute === "open") return "Disputed";
  return dispute === "lost" ? "Dispute lost" : "Paid";
}

function offersFor({ progress, amount, amount_refunded, dispute }: TestCheckout): Offer[] {
  if (progress === "pending") {
    return [
      { action: "arrive", label: "Payment arrives" },
      { action: "bounce", label: "Payment fails" },
    ];
  }
  if (progress !== "paid") return [];
  const offers: Offer[] = [];
  if (amount_refunded + PART_CENTS < amount)
    offers.push({ action: "refund-part", label: `Refund ${formatDollars(PART_CENTS)}` });
  if (amount_refunded < amount) offers.push({ action: "refund-all", label: "Refund everything" });
  if (!dispute) offers.push({ action: "dispute", label: "Buyer disputes" });
  if (dispute === "open") {
    offers.push(
      { action: "dispute-won", label: "Dispute is won" },
      { action: "dispute-lost", label: "Dispute is lost" },
    );
  }
  return offers;
}
