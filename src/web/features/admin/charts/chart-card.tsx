import type { ReactNode } from "react";
import { Card } from "@/components/ui/card.tsx";

type ChartCardProps = {
  title: string;
  figure: string;
  words: string;
  /** Said in place of a chart that would show nothing. */
  empty?: { title: string; words: string } | null;
  legend: ReactNode;
  hint: string;
  children: ReactNode;
};

/** A chart or its table, below the one figure that it adds up to. */
export function ChartCard({ title, figure, words, empty, legend, hint, children }: ChartCardProps) {
  return (
    <Card flush aria-label={title} className="flex flex-col [&>div]:flex [&>div]:flex-1 [&>div]:flex-col">
      <div className="px-4 pt-3.5 tablet:px-5 tablet:pt-4">
        <h2 className="font-semibold leading-tight">{title}</h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
          <b className="font-[650] font-display text-[1.75rem] leading-[1.1] tracking-[-0.03em] tabular-nums">
            {figure}
          </b>
          <span className="text-13 text-ink-2 tabular-nums">{words}</span>
        </p>
      </div>
      {empty ? (
        <div className="grid h-[222px] place-content-center px-10 text-center text-13 text-ink-2">
          <p className="font-semibold text-ink text-sm">{empty.title}</p>
          <p>{empty.words}</p>
        </div>
      ) : (
        children
      )}
      <div className="mt-auto flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 pb-3.5 tablet:px-5 tablet:pt-2.5 tablet:pb-4">
        {!empty && legend}
        <span className="text-ink-3 text-xs tabular-nums tablet:ml-auto">{hint}</span>
      </div>
    </Card>
  );
}
