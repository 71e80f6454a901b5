import { pictureUsd } from "@/ai-services/price-words.ts";
import { FORMAT_IDS, FORMATS, type Format } from "../../../../shared/formats.ts";

const GLYPH_PX = 20;

type PriceStripProps = { prices: Readonly<Partial<Record<Format, number | null>>> };

/** What one picture costs in each format. */
export function PriceStrip({ prices }: PriceStripProps) {
  return (
    <ul
      aria-label="One picture costs"
      className="grid grid-cols-5 divide-x divide-line overflow-hidden rounded-3 shadow-line"
    >
      {FORMAT_IDS.map((format) => {
        const usd = prices[format] ?? null;
        return (
          <li
            key={format}
            className="grid gap-x-2 gap-y-0.5 px-3 py-2.5 max-tablet:justify-items-center max-tablet:px-0.5 max-tablet:text-center tablet:grid-cols-[24px_1fr] tablet:items-center"
          >
            <FormatGlyph format={format} />
            <span className="text-ink-2 text-xs">{format}</span>
            <b className="font-semibold text-13 tabular-nums tablet:col-span-2 tablet:text-sm">
              {usd === null ? <span className="text-warn-fg">Unknown</span> : pictureUsd(usd)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

function FormatGlyph({ format }: { format: Format }) {
  const { width, height } = FORMATS[format];
  const scale = GLYPH_PX / Math.max(width, height);
  return (
    <span aria-hidden="true" className="grid h-5 w-6 place-items-center">
      <span
        className="rounded-[2.5px] shadow-[inset_0_0_0_1.5px_var(--line-ctl)]"
        style={{ width: width * scale, height: height * scale }}
      />
    </span>
  );
}
