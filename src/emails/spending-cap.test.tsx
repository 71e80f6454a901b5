import { expect, it } from "vitest";
import { renderEmail } from "./render-email.ts";
import { SpendingCapEmail, sampleSpendingCapProps } from "./spending-cap.tsx";

it("says what is spent, what the cap is, what happens at it and where to change it", async () => {
  const { html, text } = await renderEmail(<SpendingCapEmail {...sampleSpendingCapProps} />);
  for (const part of [html, text.replace(/\s+/g, " ")]) {
    expect(part).toContain("$16.41");
    expect(part).toContain("$20.00");
    expect(part).toContain("is not sent");
    expect(part).toContain(`${sampleSpendingCapProps.siteUrl}/dashboard/settings`);
  }
});
