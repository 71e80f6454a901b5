import { CopyButton } from "@/components/ui/copy-button.tsx";
import type { CreativeText } from "./texts-of.ts";
import "./texts.css";

/** The words of a creative, each to be copied: for the post that it goes with, and for those who cannot see it. */
export function TextsPanel({ texts }: { texts: readonly CreativeText[] }) {
  const all = texts.map(({ label, text }) => `${label}: ${text}`).join("\n");
  return (
    <section aria-label="Copy text" className="texts">
      <dl className="grid gap-x-8 tablet:grid-cols-2">
        {texts.map(({ label, text }) => (
          <div key={`${label} ${text}`} className="texts-row">
            <div className="min-w-0 flex-1">
              <dt className="text-ink-3 text-xs">{label}</dt>
              <dd dir="auto" className="wrap-anywhere text-sm">
                {text}
              </dd>
            </div>
            <CopyButton text={text} label={`Copy ${label}`} iconOnly variant="ghost" size="sm" />
          </div>
        ))}
      </dl>
      <div className="flex justify-end pt-1">
        <CopyButton text={all} label="Copy everything" size="sm" />
      </div>
    </section>
  );
}
