import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { Fault } from "./read/find-faults.ts";
import type { Span } from "./read/span.ts";

type FaultsProps = { faults: readonly Fault[]; onFix: (span: Span, replacement: string) => void };

export function Faults({ faults, onFix }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <section aria-label="What to change" className="mx-5 mb-4.5 rounded-3 py-1 shadow-line max-tablet:mx-3">
      <h3 className="px-3.5 pt-2.5 pb-1 font-[550] text-ink-3 text-xs">
        {faults.length === 1 ? "1 thing to change" : `${faults.length} things to change`}
      </h3>
      <ul className="divide-y divide-line">
        {faults.map(({ start, end, title, advice, fix }) => (
          <li key={`${start} ${title}`} className="flex items-center gap-2.5 py-2.5 pr-2.5 pl-3.5 max-tablet:flex-wrap">
            <TriangleAlert aria-hidden="true" size={15} className="mt-[3px] flex-none self-start text-warn-fg" />
            <div className="min-w-0 flex-1 max-tablet:basis-[80%]">
              <b className="font-semibold [overflow-wrap:anywhere]">{title}</b>
              <p className="text-13 text-ink-2">{advice}</p>
            </div>
            {fix && (
              <Button
                size="sm"
                className="max-tablet:ml-6 max-tablet:whitespace-normal"
                onClick={() => onFix({ start, end }, fix.replacement)}
              >
                {fix.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
