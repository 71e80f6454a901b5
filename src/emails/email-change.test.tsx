import { describe, expect, it } from "vitest";
import { EmailChangeEmail, sampleEmailChangeProps } from "./email-change.tsx";
import { renderEmail } from "./render-email.ts";

describe("the mail that asks to confirm a new email", () => {
  it("carries the whole link, by button and to copy", async () => {
    const { html, text } = await renderEmail(<EmailChangeEmail {...sampleEmailChangeProps} />);
    const { link } = sampleEmailChangeProps;
    expect(html.split(`href="${link.replaceAll("&", "&amp;")}"`)).toHaveLength(3);
    expect(text.split("\n").filter((line) => line === link)).toHaveLength(1);
  });

  it("names the new email, says what changes, when it expires and what to do if nobody asked", async () => {
    const { text } = await renderEmail(<EmailChangeEmail {...sampleEmailChangeProps} />);
    expect(text).toMatch(/New email +june@newloaf\.example/);
    expect(text).toMatch(/Expires +in 1 hour/);
    expect(text).toContain("no longer to the old one");
    expect(text).toContain("Do not confirm, and nothing changes.");
  });

  it("shows a hostile address as text", async () => {
    const newEmail = `"><img src=x onerror=alert(1)>@evil.example`;
    const { html } = await renderEmail(<EmailChangeEmail {...sampleEmailChangeProps} newEmail={newEmail} />);
    expect(html).not.toContain("<img src=x");
  });
});
