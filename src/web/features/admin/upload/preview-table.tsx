import { Check, CircleX, Copy, TriangleAlert } from "lucide-react";
import { Fragment } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { cn } from "@/lib/cn.ts";
import type { RowState, SeenRow } from "./read/read-ads-file.ts";

const STATES = {
  ready: { tone: "ok", label: "Ready", Icon: Check, row: "" },
  "left out": { tone: "bad", label: "Left out", Icon: CircleX, row: "bg-bad-soft/45" },
  duplicate: { tone: "neutral", label: "Duplicate", Icon: Copy, row: "" },
  check: { tone: "warn", label: "Check", Icon: TriangleAlert, row: "" },
} as const satisfies Record<RowState, object>;
const NOTES = { ready: "", "left out": "text-bad-fg", duplicate: "text-ink-3", check: "text-warn-fg" };

const COLUMNS = ["Row", "name", "image_url", "Platform", "Industry", "Ad Goal", "State"];
const cellStyles =
  "h-11 max-w-[24ch] truncate px-3 first:pl-5 last:pr-5 max-tablet:flex max-tablet:h-auto max-tablet:min-h-7 max-tablet:max-w-none max-tablet:items-center max-tablet:justify-between max-tablet:gap-4 max-tablet:px-5 max-tablet:py-0.5 max-tablet:before:flex-none max-tablet:before:text-13 max-tablet:before:text-ink-3 max-tablet:before:content-[attr(data-label)]";

export function PreviewTable({ rows }: { rows: readonly SeenRow[] }) {
  return (
    <section
      aria-label="Rows of the file"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="-outline-offset-2 relative max-h-[34rem] overflow-auto border-line border-t"
    >
      <table className="w-full border-collapse text-left text-sm max-tablet:block">
        <caption className="sr-only">Rows of the file, and what will become of them</caption>
        <thead className="max-tablet:sr-only">
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="h-9 px-3 font-[550] text-ink-3 text-xs first:pl-5 last:pr-5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {rows.map((row) => (
            <Row key={row.line} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ line, cells, state, note }: SeenRow) {
  const { tone, label, Icon, row } = STATES[state];
  const values = [cells.name, cells.image_url, cells.platform, cells.industry, cells.ad_goal];
  return (
    <Fragment>
      <tr className={cn("border-line border-t max-tablet:block max-tablet:pt-2.5", !note && "max-tablet:pb-2.5", row)}>
        <td data-label="Row" className={cn(cellStyles, "tabular-nums")}>
          {line}
        </td>
        {values.map((value, i) => (
          <td
            key={COLUMNS[i + 1]}
            data-label={COLUMNS[i + 1]}
            className={cn(cellStyles, i === 1 && "font-mono text-13")}
          >
            <Value value={value} isRequired={i < 2} />
          </td>
        ))}
        <td data-label="State" className={cellStyles}>
          <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
            {label}
          </Badge>
        </td>
      </tr>
      {note && (
        <tr className={cn("max-tablet:block", row)}>
          <td className="max-tablet:hidden" />
          <td
            colSpan={COLUMNS.length - 1}
            className={cn("px-3 pb-2.5 text-13 max-tablet:block max-tablet:px-5", NOTES[state])}
          >
            {note}
            {state === "left out" && " This row is left out."}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Value({ value, isRequired }: { value: string; isRequired: boolean }) {
  if (value) {
    return (
      <span title={value} className="truncate">
        {value}
      </span>
    );
  }
  if (!isRequired) return <span className="text-ink-3">none</span>;
  return <em className="font-semibold text-bad-fg not-italic">empty</em>;
}
