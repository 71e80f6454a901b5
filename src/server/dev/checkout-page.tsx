/** @jsxImportSource hono/jsx */
import { PRODUCT_NAME } from "../../shared/brand.ts";
import { LIFETIME_ORDER } from "../../shared/lifetime-order.ts";
import type { TestCheckout } from "../adapters/payments/local.ts";
import { CheckoutAfterwards } from "./checkout-afterwards.tsx";
import { BreadClip, Check, Forbidden, Hourglass, Logo } from "./checkout-art.tsx";
import { formatDollars } from "./format-dollars.ts";
import { Problem } from "./problem.tsx";
import { renderDevPage } from "./render-dev-page.tsx";

const OUTCOMES = [
  { action: "pay", Icon: Check, title: "Payment succeeds", hint: "Access opens at once" },
  { action: "pay-later", Icon: Hourglass, title: "Payment is delayed", hint: "Stays pending until you settle it" },
  { action: "decline", Icon: Forbidden, title: "Card is declined", hint: "Checkout shows an error, no order" },
];

type Shown = { checkout: TestCheckout; problem: string | null };

/** Stands in for Stripe's hosted page: the order on the left; on the right the payment or, later, its outcome. */
export function renderCheckoutPage(checkout: TestCheckout, problem: string | null): string {
  const body = (
    <>
      <header class="dev-bar">
        <p>
          <b>Test mode, nothing is charged</b>
        </p>
        <code>/dev/checkout</code>
      </header>
      <main class="checkout">
        <section class="hero" aria-label="Order">
          <div class="column">
            <Order checkout={checkout} />
          </div>
        </section>
        <section class="pay" aria-label="Payment">
          <div class="column">
            {checkout.progress === "open" ? (
              <Payment checkout={checkout} problem={problem} />
            ) : (
              <CheckoutAfterwards checkout={checkout} problem={problem} />
            )}
          </div>
        </section>
      </main>
    </>
  );
  return renderDevPage({ title: "Test checkout", styles: ["/dev/dev.css", "/dev/checkout.css"], body });
}

function Order({ checkout }: Pick<Shown, "checkout">) {
  const isOpen = checkout.progress === "open";
  const amount = formatDollars(checkout.amount);
  return (
    <>
      <a class="leave" href={`${checkout.origin}${isOpen ? "/pricing" : "/dashboard"}`}>
        ← {isOpen ? "Cancel and go back" : `Back to ${PRODUCT_NAME}`}
      </a>
      <p class="brand">
        <Logo />
        {PRODUCT_NAME}
      </p>
      <h1>Lifetime access</h1>
      <p class="clip">
        <BreadClip />
        <span>
          <b>{amount.replace(/\.00$/, "")}</b>
          <small>one time</small>
        </span>
      </p>
      <dl class="sums">
        <div>
          <dt>{LIFETIME_ORDER.product}</dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>Monthly fees</dt>
          <dd>{formatDollars(0)}</dd>
        </div>
        <div>
          <dt>{isOpen ? "Total due today" : "Total"}</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
    </>
  );
}

function Payment({ checkout, problem }: Shown) {
  return (
    <>
      <h2>Pay</h2>
      <form method="post" data-busy="Paying...">
        <label class="label" for="email">
          Email
        </label>
        <input class="input" id="email" value={checkout.email} readonly />
        <fieldset>
          <legend class="label">What should happen</legend>
          {OUTCOMES.map(({ action, Icon, title, hint }, index) => (
            <label key={action} class="outcome">
              <input type="radio" name="action" value={action} checked={index === 0} />
              <span>
                <i class={action}>
                  <Icon />
                </i>
                <span>
                  <b>{title}</b>
                  <small>{hint}</small>
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <Problem problem={problem} />
        <button type="submit" class="btn primary large">
          Pay {formatDollars(checkout.amount)}
        </button>
        <p class="note">No card is asked for. This page exists only on your machine.</p>
      </form>
    </>
  );
}
