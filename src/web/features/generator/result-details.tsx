import { Link } from "@tanstack/react-router";
import { AD_TYPES } from "../../../shared/ad-types.ts";
import { modelName } from "../../../shared/ai-models.ts";
import { FORMATS } from "../../../shared/formats.ts";
import type { GeneratorState } from "./generator-state.ts";

type ResultDetailsProps = { details: NonNullable<GeneratorState["generatedDetails"]> };

export function ResultDetails({ details: { type, format, seconds, priceUsd, model, note } }: ResultDetailsProps) {
  const { width, height } = FORMATS[format];
  const facts = [
    ["Type", type === "edit" ? "Edit" : AD_TYPES[type]],
    ["Size", `${width} × ${height}`],
    ["Took", `${seconds.toFixed(1)} s`],
    ...(model ? [["Made by", modelName(model)]] : []),
    ...(priceUsd === null ? [] : [["Cost", priceUsd === 0 ? "Free" : `$${priceUsd.toFixed(2)}`]]),
  ];
  return (
    <>
      {note && (
        <p role="status" className="border-line border-t px-5 py-3 text-13 text-ink-2">
          {note}
        </p>
      )}
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-3.5">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-ink-3 text-xs">{term}</dt>
            <dd className="font-medium text-13 tabular-nums">{fact}</dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-3 text-xs">Saved</dt>
          <dd className="font-medium text-13">
            <Link to="/dashboard/gallery" className="-my-1 inline-block py-1 underline underline-offset-2">
              In Gallery
            </Link>
          </dd>
        </div>
      </dl>
    </>
  );
}
