import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { COMPOSER_MODEL } from "../../../../shared/ai-services/composer-model.ts";
import { SERVICES, type ServiceId } from "../../../../shared/ai-services/services.ts";
import { FORMATS } from "../../../../shared/formats.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { PicturePhase } from "./result-picture.tsx";

type ResultFactsProps = {
  phase: PicturePhase;
  details: GeneratorState["generatedDetails"];
  /** What stands largest on it, or else what it is called. */
  title: string;
};

/** Above the picture: what it is and its state, its time and cost, and where it is stored. */
export function ResultFacts({ phase, details, title }: ResultFactsProps) {
  return (
    <header className="made-head">
      <div className="flex min-w-0 items-center gap-2.5">
        <h2 dir="auto" className="truncate font-semibold text-[0.9375rem] text-ink max-tablet:sr-only">
          {title}
        </h2>
        <span role="status" className="flex-none">
          {phase === "shown" && (
            <Badge tone="ok" icon={<Check aria-hidden="true" />}>
              Ready
            </Badge>
          )}
          {phase === "loading" && <Badge tone="accent">Fetching the picture</Badge>}
          {phase === "failed" && <Badge tone="bad">No picture</Badge>}
        </span>
      </div>
      <Link
        to="/dashboard/gallery"
        search={details?.creativeId ? { open: details.creativeId } : {}}
        className="py-2 font-[550] underline underline-offset-2"
      >
        In Gallery
      </Link>
      {details && <Facts details={details} />}
    </header>
  );
}

function Facts({ details }: { details: NonNullable<ResultFactsProps["details"]> }) {
  const { format, seconds, priceUsd, service, model } = details;
  const { width, height } = FORMATS[format];
  const facts = [
    ...(seconds === null ? [] : [{ term: "Took", fact: `${seconds.toFixed(1)} s` }]),
    ...(priceUsd === null ? [] : [{ term: "Cost", fact: pictureUsd(priceUsd) }]),
    { term: "Size", fact: `${width} × ${height}`, isExtra: true },
    ...(model ? [{ term: "Made with", fact: madeWith(service, model), isExtra: true }] : []),
  ];
  return (
    <dl className="col-span-2 flex min-w-0 gap-3 tabular-nums tablet:gap-3.5">
      {facts.map(({ term, fact, isExtra }) => (
        <div key={term} className={isExtra ? "min-w-0 max-tablet:hidden" : "flex-none"}>
          <dt className="sr-only">{term}</dt>
          <dd className="truncate">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function madeWith(service: ServiceId | null, model: string): string {
  if (model === COMPOSER_MODEL) return SERVICES.composer.name;
  return service ? `${SERVICES[service].name}, ${model}` : model;
}
