import { CopyButton } from "@/components/ui/copy-button.tsx";
import { cn } from "@/lib/cn.ts";
import { OpenedPanel } from "../actions/opened-panel.tsx";
import { ALT_TEXT, type CreativeText } from "./texts-of.ts";

/** The words of a creative, each to be copied: for the post that it goes with, and for those who cannot see it. */
export function TextsPanel({ texts }: { texts: readonly CreativeText[] }) {
  const all = texts.map(({ label, text }) => `${label}: ${text}`).join("\n");
  return (
    <OpenedPanel title="Copy text" aside={<CopyButton text={all} label="Copy everything" size="sm" />}>
      <dl className="grid gap-x-8 tablet:grid-cols-2">
        {texts.map(({ label, text }) => (
          <div
            key={`${label} ${text}`}
            className={cn("flex min-h-13 items-center gap-2 py-1.5", label === ALT_TEXT && "tablet:col-span-2")}
          >
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
    </OpenedPanel>
  );
}
