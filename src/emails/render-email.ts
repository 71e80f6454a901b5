import type { ReactElement } from "react";
import { render, toPlainText } from "react-email";

const plainHeadings = [{ selector: "h1", options: { uppercase: false } }];

/** One element, two bodies. The text is never wrapped: a broken link is a dead link. */
export async function renderEmail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return { html, text: toPlainText(html, { wordwrap: false, selectors: plainHeadings }) };
}
