import { KeyRound, RefreshCw, Star, Trash2 } from "lucide-react";
import { useChangeAiSettings } from "@/ai-services/change-ai-settings.ts";
import { modelOf, pictureUsd } from "@/ai-services/price-words.ts";
import { Button } from "@/components/ui/button.tsx";
import { STANDARD } from "../../../../shared/ai-services/price.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { calendarDay } from "../order-words.ts";
import { ModelChoice } from "./model-choice.tsx";
import { PriceStrip } from "./price-strip.tsx";
import { useCheckAgain } from "./use-check-again.ts";
import { useMakeDefault } from "./use-make-default.ts";

type ServiceDetailsProps = {
  id: string;
  service: ServiceView;
  isDefault: boolean;
  onReplace: () => void;
  onRemove: () => void;
};

/** What a service costs, what it can do, and what can be done with it. */
export function ServiceDetails({ id, service, isDefault, onReplace, onRemove }: ServiceDetailsProps) {
  const { checkAgain, isPending } = useCheckAgain(service);
  const { makeDefault, isPending: isChoosing } = useMakeDefault();
  const change = useChangeAiSettings();
  const model = modelOf(service);
  const isComposer = service.id === "composer";
  return (
    <div id={id} className="mr-4 mb-4 ml-4 grid gap-4 pt-1.5 tablet:mr-5 tablet:ml-17.5">
      {model && !isComposer && (
        <div>
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
            <h3 className="font-[550] text-13">What one picture costs</h3>
            {service.id !== "compatible" && (
              <p className="text-ink-3 text-xs">{service.name}’s invoice is the one that counts.</p>
            )}
          </div>
          <PriceStrip prices={model.prices[service.quality ?? STANDARD] ?? {}} />
        </div>
      )}
      {service.models.length > 0 && !isComposer && (
        <ModelChoice
          service={service}
          isBusy={change.isPending}
          onChoose={(id, quality) => change.mutate({ model: { service: service.id, id, quality } })}
        />
      )}
      <dl className="flex flex-wrap gap-x-9 gap-y-2 border-line border-y py-3 max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-x-4">
        {factsOf(service).map(({ term, fact }) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-3 text-xs">{term}</dt>
            <dd className="wrap-anywhere font-medium text-13">{fact}</dd>
          </div>
        ))}
      </dl>
      {service.added_at && !isComposer && (
        <div>
          <div className="flex flex-wrap gap-2">
            <p className="flex h-10 min-w-0 flex-[1_1_200px] items-center rounded-3 bg-inset px-3 font-mono text-13 text-ink-2 pointer-coarse:h-11">
              {service.masked?.replaceAll("•", "") ? (
                <>
                  <span className="sr-only">Saved key, ending in </span>
                  {service.masked}
                </>
              ) : (
                "no key needed"
              )}
            </p>
            <Button
              className="max-tablet:flex-1"
              busy={isPending}
              icon={<RefreshCw aria-hidden="true" size={16} />}
              onClick={checkAgain}
            >
              Check again
            </Button>
            <Button
              className="max-tablet:flex-1"
              icon={<KeyRound aria-hidden="true" size={16} />}
              aria-label={`Replace the key of ${service.name}`}
              onClick={onReplace}
            >
              Replace
            </Button>
          </div>
          <p className="mt-2 text-ink-3 text-xs">{history(service)}</p>
        </div>
      )}
      {(!isDefault || !isComposer) && (
        <div className="flex flex-wrap justify-between gap-2">
          {isDefault ? (
            <span />
          ) : (
            <Button
              size="sm"
              busy={isChoosing}
              disabled={service.state === "invalid"}
              icon={<Star aria-hidden="true" size={15} />}
              onClick={() => makeDefault(service)}
            >
              Make default
            </Button>
          )}
          {service.added_at && !isComposer && (
            <Button variant="danger-quiet" size="sm" icon={<Trash2 aria-hidden="true" size={15} />} onClick={onRemove}>
              Remove {service.name}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function factsOf(service: ServiceView): { term: string; fact: string }[] {
  const model = modelOf(service);
  const facts = [{ term: "Enhance and reroll", fact: textWords(service) }];
  if (service.address) facts.unshift({ term: "Address", fact: service.address });
  if (service.credit_usd !== null) facts.push({ term: "Credit left", fact: `$${service.credit_usd.toFixed(2)}` });
  if (!model) return facts;
  facts.unshift({ term: "Pictures of yours", fact: model.references > 0 ? `up to ${model.references}` : "none" });
  if (!model.edits) facts.push({ term: "Edits", fact: "No" });
  if (model.lettering !== "unknown") facts.push({ term: "Lettering", fact: model.lettering });
  if (model.usual_seconds) facts.push({ term: "Time", fact: `Usually ${model.usual_seconds.join(" to ")} s` });
  return facts;
}

function textWords({ id, text_model: model, text_usd: usd }: ServiceView): string {
  if (!model) return "No, it only draws";
  if (id === "composer") return "Yes, by rules";
  return usd ? `Yes, ${model}, about ${pictureUsd(usd)}` : `Yes, ${model}`;
}

function history({ name, added_at: added, checked_at: checked, note, state }: ServiceView): string {
  const when = added ? `Added ${calendarDay(added)}. ` : "";
  if (!checked) return `${when}Not checked yet: the first picture will tell.`;
  return `${when}Checked ${calendarDay(checked)}: ${state === "connected" ? `${name} answered.` : (note ?? "no answer.")}`;
}
