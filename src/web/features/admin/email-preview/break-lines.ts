type Line = { number: number; depth: number; text: string };

/** These have no end tag. */
const VOID = /^<(?:!|meta|img|br|hr|link|base|input)/i;

/** One tag or text per line, with how deep it is nested. For reading only: a mail program would show the same mail. */
export function breakLines(html: string): Line[] {
  const lines: Line[] = [];
  let depth = 0;
  for (const piece of html.split(/(?=<)|(?<=>)|\n/)) {
    const text = piece.trim();
    if (!text) continue;
    if (text.startsWith("</")) depth = Math.max(0, depth - 1);
    lines.push({ number: lines.length + 1, depth, text });
    if (text.startsWith("<") && !text.startsWith("</") && !text.endsWith("/>") && !VOID.test(text)) depth += 1;
  }
  return lines;
}
