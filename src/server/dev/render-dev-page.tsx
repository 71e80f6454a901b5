/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { PRODUCT_NAME } from "../../shared/brand.ts";

type DevPage = { title: string; styles: string[]; body: Child };

/** A whole page as text. JSX escapes the inserted values. */
export function renderDevPage({ title, styles, body }: DevPage): string {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} – ${PRODUCT_NAME}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src="/dev/dev.js" defer />
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>\n${page}`;
}
