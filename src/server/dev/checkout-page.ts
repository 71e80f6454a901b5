import { PRODUCT_NAME } from "../../shared/brand.ts";
import { LIFETIME_ORDER } from "../../shared/lifetime-order.ts";
import type { TestCheckout } from "../adapters/payments/local.ts";
import { renderCheckoutAfterwards } from "./checkout-afterwards.ts";
import { BREAD_CLIP, CHECK, FORBIDDEN, HOURGLASS, LOGO } from "./checkout-art.ts";
import { escapeHtml } from "./escape-html.ts";
import { formatDollars } from "./format-dollars.ts";
import { renderProblem } from "./render-problem.ts";

const OUTCOMES = [
  { action: "pay", icon: CHECK, title: "Payment succeeds", hint: "Access opens at once" },
  { action: "pay-later", icon: HOURGLASS, title: "Payment is delayed", hint: "Stays pending until you settle it" },
  { action: "decline", icon: FORBIDDEN, title: "Card is declined", hint: "Checkout shows an error, no order" },
];

/** What Stripe's hosted page would be: the order on the left; on the right the payment or, later, what became of it. */
export function renderCheckoutPage(checkout: TestCheckout, problem: string | null): string {
  const isOpen = checkout.progress === "open";
  const amount = formatDollars(checkout.amount);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Test checkout – ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/dev.css">
<link rel="stylesheet" href="/dev/checkout.css">
<script src="/dev/dev.js" defer></script>
</head>
<body>
<header class="dev-bar"><p><b>Test mode, nothing is charged</b></p><code>/dev/checkout</code></header>
<main class="checkout">
<section class="hero" aria-label="Order"><div class="column">
<a class="leave" href="${escapeHtml(checkout.origin)}${isOpen ? "/pricing" : "/dashboard"}">&larr; ${isOpen ? "Cancel and go back" : `Back to ${PRODUCT_NAME}`}</a>
<p class="brand">${LOGO}${PRODUCT_NAME}</p>
<h1>Lifetime access</h1>
<p class="clip">${BREAD_CLIP}<span><b>${amount.replace(/\.00$/, "")}</b><small>one time</small></span></p>
<dl class="sums">
<div><dt>${LIFETIME_ORDER.product}</dt><dd>${amount}</dd></div>
<div><dt>Monthly fees</dt><dd>${formatDollars(0)}</dd></div>
<div><dt>${isOpen ? "Total due today" : "Total"}</dt><dd>${amount}</dd></div>
</dl>
</div></section>
<section class="pay" aria-label="Payment"><div class="column">
${isOpen ? renderPayment(checkout, problem) : renderCheckoutAfterwards(checkout, problem)}
</div></section>
</main>
</body>
</html>`;
}

function renderPayment(checkout: TestCheckout, problem: string | null): string {
  return `<h2>Pay</h2>
<form method="post" data-busy="Paying...">
<label class="label" for="email">Email</label>
<input class="input" id="email" value="${escapeHtml(checkout.email)}" readonly>
<fieldset><legend class="label">What should happen</legend>
${OUTCOMES.map(renderOutcome).join("")}</fieldset>
${renderProblem(problem)}
<button class="btn primary large">Pay ${formatDollars(checkout.amount)}</button>
<p class="note">No card is asked for. This page exists only on your machine.</p>
</form>`;
}

function renderOutcome({ action, icon, title, hint }: (typeof OUTCOMES)[number], index: number): string {
  return `<label class="outcome"><input type="radio" name="action" value="${action}"${index === 0 ? " checked" : ""}><span><i class="${action}">${icon}</i><span><b>${title}</b><small>${hint}</small></span></span></label>`;
}
