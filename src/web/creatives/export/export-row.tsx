import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner.tsx";
import { cn } from "@/lib/cn.ts";
import type { ExportFile } from "./export-state.ts";

type RowProps = {
  mark: ReactNode;
  name: string;
  size: string;
  file: ReactNode;
  /** Below: what is left out, or why there is no file. */
  children?: ReactNode;
  isQuiet?: boolean;
  isLabel?: boolean;
};

/** One file: its mark, its name, its size, its type and weight. */
export function ExportRow({ mark, name, size, file, children, isQuiet, isLabel }: RowProps) {
  const Name = isLabel ? "label" : "div";
  return (
    <li className={cn("border-line border-b py-1 text-13", isQuiet && "text-ink-3")}>
      <Name className="flex min-h-11 items-center gap-2.5 tablet:min-h-7">
        {mark}
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="whitespace-nowrap tabular-nums">{size}</span>
        <span className={cn("min-w-25 whitespace-nowrap text-right tabular-nums", !isQuiet && "text-ink-2")}>
          {file}
        </span>
      </Name>
      {children && <p className="-mt-1 pb-1.5 pl-7.5 text-ink-2 text-xs tablet:mt-0">{children}</p>}
    </li>
  );
}

/** How far a file is. */
export function StatusMark({ status }: Pick<ExportFile, "status">) {
  const round = "grid size-5 flex-none place-items-center rounded-full";
  if (status === "done")
    return (
      <span className={cn(round, "bg-ok-soft text-ok-fg")}>
        <Check size={13} strokeWidth={2.6} aria-label="Done" />
      </span>
    );
  if (status === "failed")
    return (
      <span className={cn(round, "bg-warn-soft text-warn-fg")}>
        <TriangleAlert size={13} aria-label="Not made" />
      </span>
    );
  if (status === "working")
    return (
      <span className={round}>
        <Spinner size="sm" />
      </span>
    );
  return <span className={cn(round, "shadow-[inset_0_0_0_1.5px_var(--line-ctl)]")} />;
}

type RowGroupProps = { heading: ReactNode /** At its end. */; aside?: ReactNode; children: ReactNode };

/** A heading with its rows, kept together in its column. */
export function RowGroup({ heading, aside, children }: RowGroupProps) {
  return (
    <section className="mb-5 break-inside-avoid">
      <div className="flex min-h-8 items-center justify-between gap-2.5 border-line-ctl border-b">
        <h3 className="font-bold text-sm">{heading}</h3>
        {aside}
      </div>
      {children && <ul>{children}</ul>}
    </section>
  );
}
