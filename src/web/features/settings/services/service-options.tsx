import { CircleCheck } from "lucide-react";
import { useId } from "react";
import { priceRange } from "@/ai-services/price-words.ts";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import { PRICES_AS_OF } from "../../../../shared/ai-models.ts";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";

type ServiceOptionsProps = {
  services: readonly ServiceView[];
  value: ServiceId;
  isBusy: boolean;
  onPick: (id: ServiceId) => void;
};

/** The services to choose from: a column, on phones a row that can be pushed sideways. */
export function ServiceOptions({ services, value, isBusy, onPick }: ServiceOptionsProps) {
  const name = useId();
  return (
    <fieldset
      disabled={isBusy}
      className="min-w-0 border-line max-tablet:-mx-5 max-tablet:flex max-tablet:gap-2 max-tablet:overflow-x-auto max-tablet:border-b max-tablet:px-5 max-tablet:pt-1 max-tablet:pb-3 max-tablet:[scrollbar-width:none] tablet:grid tablet:content-start tablet:gap-1 tablet:border-r tablet:bg-inset/45 tablet:p-3"
    >
      <legend className="sr-only">Service</legend>
      {services.map((service) => (
        <label
          key={service.id}
          className="relative flex min-h-11 flex-none cursor-pointer items-center gap-3 rounded-3 py-1 pr-3.5 pl-1.5 hover:bg-inset has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_2px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 max-tablet:shadow-line tablet:min-h-14 tablet:px-2.5 tablet:py-2 dark:has-checked:shadow-[inset_0_0_0_2px_var(--banana)]"
        >
          <input
            type="radio"
            name={name}
            checked={service.id === value}
            onChange={() => onPick(service.id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <ServiceTile service={service.id} />
          <span className="grid min-w-0 leading-snug">
            <span className="whitespace-nowrap font-semibold">{service.name}</span>
            <span className="text-ink-2 text-xs max-tablet:sr-only">
              {service.state === "absent" ? priceOf(service) : "Connected"}
            </span>
          </span>
          {service.state !== "absent" && (
            <CircleCheck aria-hidden="true" size={16} className="ml-auto flex-none text-ok-fg" />
          )}
        </label>
      ))}
      <p className="px-2 pt-3 pb-1 text-ink-3 text-xs max-tablet:hidden">
        Prices of {PRICES_AS_OF}. The service’s own invoice is the one that counts.
      </p>
    </fieldset>
  );
}

function priceOf(service: ServiceView): string {
  const { words } = priceRange(service);
  if (words === "Free") return "Free, your machine";
  return words === "Price unknown" ? "By its own price list" : `${words} a picture`;
}
