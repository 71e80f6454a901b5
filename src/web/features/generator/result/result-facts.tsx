import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { COMPOSER_MODEL } from "../../../../shared/ai-services/composer-model.ts";
import { SERVICES, type ServiceId } from "../../../../shared/ai-services/services.ts";
import { FORMATS } from "../../../../shared/formats.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { PicturePhase } from "./result-picture.tsx";

type ResultFactsProps = { phase: PicturePhase; details: GeneratorState["generatedDetails"] };

/** One line above the picture: its state, its time and cost, and where it is stored. */
export function ResultFacts({ phase, details }: ResultFactsProps) {
  return (
    <div className="flex min-h-9 items-center gap-3 px-1 text-13 text-ink-2 tablet:min-h-11 tablet:gap-3.5">
      <span role="status" className="flex-none">
        {phase === "shown" && (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            Ready
          </Badge>
        )}
        {phase === "loading" && <Badge tone="accent">Fetching the picture</Badge>}
        {phase === "failed" && <Badge tone="bad">No picture</Badge>}
      </span>
      {details && <Facts details={details} />}
      <Link
        to="/dashboard/gallery"
        search={details?.creativeId ? { open: details.creativeId } : {}}
        className="ml-auto flex-none py-2 font-[550] underline underline-offset-2"
      >
        In Gallery
      </Link>
    </div>
  );
}

function Facts({ details }: { details: NonNullable<ResultFactsProps["details"]> }) {
  const { format, seconds, priceUsd, service, model } = details;
  const { width, height } = FORMATS[format];
  const facts = [
    { term: "Took", fact: `${seconds.toFixed(1)} s` },
    ...(priceUsd === null ? [] : [{ term: "Cost", fact: pictureUsd(priceUsd) }]),
    { term: "Size", fact: `${width} × ${height}`, isExtra: true },
    ...(model ? [{ term: "Made with", fact: madeWith(service, model), isExtra: true }] : []),
  ];
  return (
    <dl className="flex min-w-0 gap-3 tabular-nums tablet:gap-3.5">
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
