import { breakLines } from "./break-lines.ts";

/** Numbered, and with line breaks that the mail itself has not. What is copied is the mail as sent. */
export function SourceCode({ html }: { html: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label="HTML source" tabIndex={0} className="mail-source">
      <pre>
        <code>
          {breakLines(html).map(({ number, depth, text }) => (
            <span key={number} style={{ paddingInlineStart: `calc(3.5em + ${Math.min(depth, 12)}ch)` }}>
              {text}
              {"\n"}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}

export function PlainText({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label="Plain text" tabIndex={0} className="mail-source" data-plain="">
      <pre>{text}</pre>
    </section>
  );
}
