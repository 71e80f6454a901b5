import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

type TableColumn<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, for numbers. */
  align?: "end";
};

type TableProps<Row> = {
  /** What the rows are, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string;
};

/** Rows and columns; on phones each row becomes a card that names its cells. */
export function Table<Row>({ caption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <div className={cn("relative tablet:overflow-x-auto", className)}>
      <table className="w-full border-collapse text-left text-sm max-tablet:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-tablet:sr-only">
          <tr className="border-line border-b">
            {columns.map(({ header, align }) => (
              <th
                key={header}
                scope="col"
                className={cn(
                  "h-9 whitespace-nowrap px-3 font-[550] text-ink-3 text-xs first:pl-5 last:pr-5",
                  align && "text-right",
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-line border-b transition-colors last:border-b-0 hover:bg-inset/60 max-tablet:block max-tablet:px-5 max-tablet:py-2.5"
            >
              {columns.map(({ header, cell, align }) => (
                <td
                  key={header}
                  data-label={header}
                  className={cn(
                    "h-11 px-3 py-1.5 first:pl-5 last:pr-5",
                    "max-tablet:flex max-tablet:h-auto max-tablet:min-h-8 max-tablet:items-center max-tablet:justify-between max-tablet:gap-4 max-tablet:px-0 max-tablet:py-1",
                    "max-tablet:before:flex-none max-tablet:before:text-13 max-tablet:before:text-ink-3 max-tablet:before:content-[attr(data-label)]",
                    "max-tablet:first:pl-0 max-tablet:last:pr-0",
                    align && "text-right tabular-nums",
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
