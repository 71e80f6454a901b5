import { describe, expect, it } from "vitest";
import { ReceiptEmail, sampleReceiptProps } from "./receipt.tsx";
import { renderEmail } from "./render-email.ts";

describe("the receipt", () => {
  it("says what was bought, when, for how much, and under which order", async () => {
    const { html, text } = await renderEmail(<ReceiptEmail {...sampleReceiptProps} />);
    for (const words of ["Payment Successful", "BananaBread Lifetime Access", "Lifetime Unlimited", "1024", "$97.00"]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain("15 Nov 2026");
  });

  it("shows what was really paid, in its own currency", async () => {
    const { text } = await renderEmail(<ReceiptEmail {...sampleReceiptProps} amountTotal={4850} currency="eur" />);
    expect(text).toContain("€48.50");
    expect(text).not.toContain("$97.00");
  });

  it("links the invoice, and says nothing of one where there is none", async () => {
    const invoiceUrl = "https://invoice.example/i/1?a=1&b=2";
    expect((await renderEmail(<ReceiptEmail {...sampleReceiptProps} invoiceUrl={invoiceUrl} />)).html).toContain(
      'href="https://invoice.example/i/1?a=1&amp;b=2"',
    );
    expect((await renderEmail(<ReceiptEmail {...sampleReceiptProps} invoiceUrl={null} />)).text).not.toMatch(
      /invoice/i,
    );
  });

  it("leads to the next steps", async () => {
    const { html } = await renderEmail(<ReceiptEmail {...sampleReceiptProps} />);
    for (const path of ["/dashboard", "/dashboard/settings", "/dashboard/prompt-school", "/dashboard/generate"]) {
      expect(html).toContain(`href="https://bananabread.example${path}"`);
    }
  });
});
