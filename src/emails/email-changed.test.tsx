import { describe, expect, it } from "vitest";
import { EmailChangedEmail, sampleEmailChangedProps } from "./email-changed.tsx";
import { renderEmail } from "./render-email.ts";

describe("the notice to the old email", () => {
  it("says what changed, by whom, and whom to write to if that is wrong", async () => {
    const { html, text } = await renderEmail(<EmailChangedEmail {...sampleEmailChangedProps} />);
    for (const part of [html, text.replace(/\s+/g, " ")]) {
      expect(part).toContain("j•••@newloaf.example");
      expect(part).toContain("support team");
      expect(part).toContain("hello@bananabread.example");
      expect(part).toContain("https://bananabread.example/contact");
    }
  });

  it("holds nothing to press", async () => {
    const { html } = await renderEmail(<EmailChangedEmail {...sampleEmailChangedProps} />);
    expect(html).not.toContain("href=");
  });

  it("shows hostile words as words", async () => {
    const newEmailMasked = "<img src=x onerror=alert(1)>";
    const { html } = await renderEmail(
      <EmailChangedEmail {...sampleEmailChangedProps} newEmailMasked={newEmailMasked} />,
    );
    expect(html).not.toContain("<img src=x");
  });
});
