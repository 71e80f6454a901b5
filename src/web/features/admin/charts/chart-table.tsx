import { cn } from "@/lib/cn.ts";

type ChartTableProps = {
  caption: string;
  header: readonly string[];
  /** Newest first. */
  rows: readonly (readonly string[])[];
  total: readonly string[];
};

const head = "sticky top-0 z-1 bg-surface font-[550] text-ink-3 text-xs";
const foot = "sticky bottom-0 bg-surface font-semibold shadow-[0_-1px_0_var(--line)]";

/** The same figures as the chart's. */
export function ChartTable({ caption, header, rows, total }: ChartTableProps) {
  const cell = (index: number) => cn("h-[34px] px-3 first:pl-5 last:pr-5", index > 0 && "text-right tabular-nums");
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="-outline-offset-2 mx-px mt-3 h-[210px] overflow-y-auto"
    >
      <table className="w-full text-left text-13">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {header.map((name, index) => (
              <th key={name} scope="col" className={cn(cell(index), head)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first} className="border-line border-t">
              <th scope="row" className={cn(cell(0), "font-medium")}>
                {first}
              </th>
              {others.map((value, index) => (
                <td key={header[index + 1]} className={cell(index + 1)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {total.map((value, index) =>
              index === 0 ? (
                <th key={header[index]} scope="row" className={cn(cell(index), foot)}>
                  {value}
                </th>
              ) : (
                <td key={header[index]} className={cn(cell(index), foot)}>
                  {value}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
