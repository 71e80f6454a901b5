import { expect, it } from "vitest";
import { PictureRemovedEmail, samplePictureRemovedProps } from "./picture-removed.tsx";
import { renderEmail } from "./render-email.ts";

it("says what was removed and why, what stays, and what to do", async () => {
  const { html, text } = await renderEmail(<PictureRemovedEmail {...samplePictureRemovedProps} />);
  for (const part of [html, text.replace(/\s+/g, " ")]) {
    expect(part).toContain(samplePictureRemovedProps.title);
    expect(part).toContain(samplePictureRemovedProps.reason);
    expect(part).toContain("12 Nov 2026");
    expect(part).toContain("no money moved");
    expect(part).toContain(`${samplePictureRemovedProps.siteUrl}/contact`);
  }
});

it("shows hostile words as words", async () => {
  const reason = "<img src=x onerror=alert(1)>";
  const { html } = await renderEmail(<PictureRemovedEmail {...samplePictureRemovedProps} reason={reason} />);
  expect(html).not.toContain("<img src=x");
});
