import { CircleQuestionMark } from "lucide-react";
import { sumUsd } from "@/ai-services/price-words.ts";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import type { Usage } from "@/usage/get-usage.ts";
import { monthAndYear } from "@/usage/month-figures.ts";
import { SERVICES } from "../../../../shared/ai-services/services.ts";
import type { AiServices } from "../../../../shared/contracts/ai-services.ts";

type Row = Usage["services"][number];
type CostTableProps = { usage: Usage; all: AiServices };

const headStyles = "h-9 whitespace-nowrap px-3 font-[550] text-ink-3 text-xs";
/** On phones a row is two lines: name and cost, pictures and bar. */
const rowStyles =
  "border-line border-t max-tablet:relative max-tablet:grid max-tablet:grid-cols-[1fr_auto] max-tablet:gap-x-3 max-tablet:px-4 max-tablet:py-2.5";
const cellStyles = "tablet:h-11 tablet:px-3 tablet:text-right tabular-nums";

/** The month's calls and their cost, one row per service. */
export function CostTable({ usage, all }: CostTableProps) {
  const { services, month } = usage;
  if (services.length === 0) return null;
  const most = Math.max(...services.map(costOf));
  const sum = (of: (row: Row) => number) => services.reduce((total, row) => total + of(row), 0);
  return (
    <table className="w-full border-collapse text-left text-sm max-tablet:block">
      <caption className="sr-only">Cost by service, {monthAndYear(month)}</caption>
      <thead className="max-tablet:sr-only">
        <tr className="border-line border-t">
          <th scope="col" className={`${headStyles} pl-5`}>
            Service
          </th>
          <th scope="col" className={`${headStyles} text-right`}>
            Pictures
          </th>
          <th scope="col" className={`${headStyles} text-right`}>
            Text calls
          </th>
          <th scope="col" className={headStyles}>
            <span className="sr-only">Share</span>
          </th>
          <th scope="col" className={`${headStyles} pr-5 text-right`}>
            Cost
          </th>
        </tr>
      </thead>
      <tbody className="max-tablet:block">
        {services.map((row) => (
          <tr key={row.service} className={rowStyles}>
            <th scope="row" className="font-medium tablet:h-11 tablet:pl-5">
              <span className="flex items-center gap-2.5 whitespace-nowrap">
                <ServiceTile service={row.service} size="sm" />
                {all.services.find(({ id }) => id === row.service)?.name ?? SERVICES[row.service].name}
              </span>
            </th>
            <Counts pictures={row.pictures} texts={row.texts} isIndented />
            <td
              aria-hidden="true"
              className="max-tablet:col-span-2 max-tablet:row-start-3 max-tablet:pl-8.5 tablet:w-1/3 tablet:px-3"
            >
              {costOf(row) > 0 && (
                <span
                  className="block h-2 min-w-1 rounded-full bg-chart max-tablet:mt-1.5 max-tablet:mb-0.5"
                  style={{ width: `${(costOf(row) / most) * 100}%` }}
                />
              )}
            </td>
            <Cost certain={row.cost_usd} unsure={row.unsure_usd} />
          </tr>
        ))}
      </tbody>
      {services.length > 1 && (
        <tfoot className="max-tablet:block">
          <tr className={`${rowStyles} font-semibold`}>
            <th scope="row" className="font-semibold tablet:h-11 tablet:pl-5">
              All services
            </th>
            <Counts pictures={sum(({ pictures }) => pictures)} texts={sum(({ texts }) => texts)} />
            <td className="max-tablet:hidden" />
            <Cost certain={usage.cost_usd} unsure={usage.unsure_usd} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const costOf = ({ cost_usd: certain, unsure_usd: unsure }: Row) => certain + unsure;

function Counts({ pictures, texts, isIndented = false }: { pictures: number; texts: number; isIndented?: boolean }) {
  return (
    <>
      <td
        className={`${cellStyles} max-tablet:row-start-2 max-tablet:text-13 max-tablet:text-ink-3 ${isIndented ? "max-tablet:pl-8.5" : ""}`}
      >
        {pictures}
        <span className="tablet:hidden">{pictures === 1 ? " picture" : " pictures"}</span>
        {texts > 0 && <span className="tablet:hidden">, {texts === 1 ? "1 text call" : `${texts} text calls`}</span>}
      </td>
      <td className={`${cellStyles} max-tablet:hidden`}>{texts}</td>
    </>
  );
}

function Cost({ certain, unsure }: { certain: number; unsure: number }) {
  return (
    <td
      className={`${cellStyles} whitespace-nowrap text-right max-tablet:col-start-2 max-tablet:row-start-1 tablet:pr-5`}
    >
      {unsure > 0 && (
        <span className="mr-2.5 inline-flex items-center gap-1 align-[-2px] text-info-fg text-xs">
          <CircleQuestionMark aria-hidden="true" size={13} />
          {sumUsd(unsure)} unsure
        </span>
      )}
      <b className="font-semibold">{certain + unsure === 0 ? "Free" : sumUsd(certain + unsure)}</b>
    </td>
  );
}
