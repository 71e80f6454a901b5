import { ChevronDown, Star } from "lucide-react";
import { useId } from "react";
import { modelWords, priceRange } from "@/ai-services/price-words.ts";
import { ServiceBadge } from "@/ai-services/service-badge.tsx";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { cn } from "@/lib/cn.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { ServiceDetails } from "./service-details.tsx";
import { ServiceTrouble } from "./service-trouble.tsx";

type ServiceRowProps = {
  service: ServiceView;
  isDefault: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onReplace: () => void;
  onRemove: () => void;
};

/** One service in a line; it unfolds in place. Trouble stands under it, with the one thing that helps. */
export function ServiceRow({ service, isDefault, isOpen, onToggle, onReplace, onRemove }: ServiceRowProps) {
  const id = useId();
  const { words, note } = priceRange(service);
  return (
    <li className="border-line border-t">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className={cn(
          "grid min-h-16 w-full items-center gap-x-3 px-4 py-3 text-left focus-visible:-outline-offset-2",
          "grid-cols-[36px_minmax(0,1fr)_auto] tablet:grid-cols-[36px_minmax(0,1fr)_128px_124px_16px] tablet:gap-x-3.5 tablet:px-5",
          "desk:grid-cols-[36px_minmax(0,1fr)_92px_128px_124px_16px]",
          // Open, it is the head of what stands below.
          !isOpen && "hover:bg-inset/60",
        )}
      >
        <ServiceTile service={service.id} className="max-tablet:row-span-2 max-tablet:self-start" />
        <span className="grid min-w-0 leading-snug">
          <span className="flex min-h-5.5 flex-wrap items-center gap-x-2 font-semibold">
            {service.name}
            {isDefault && (
              <Badge tone="accent" icon={<Star aria-hidden="true" />} className="h-5 px-[7px] text-[11.5px]">
                Default
              </Badge>
            )}
          </span>
          <span className="truncate text-ink-3 text-xs max-tablet:hidden">{modelWords(service)}</span>
        </span>
        <span className="whitespace-nowrap text-ink-2 text-xs max-desk:hidden">
          {service.id !== "composer" &&
            (service.masked?.replaceAll("•", "") ? (
              <>
                <span className="sr-only">Key ending in </span>
                <span className="font-mono">{service.masked}</span>
              </>
            ) : (
              "no key needed"
            ))}
        </span>
        <span className="whitespace-nowrap leading-snug max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:flex max-tablet:items-baseline max-tablet:gap-1.5 tablet:text-right">
          <span className="block font-[550] text-13 tabular-nums">{words}</span>
          <span className="block text-ink-3 text-xs">{note}</span>
        </span>
        <span className="justify-self-end max-tablet:col-start-3 max-tablet:row-start-1">
          <ServiceBadge state={service.state} />
        </span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={cn("text-ink-3 transition-transform duration-120 max-tablet:hidden", isOpen && "rotate-180")}
        />
      </button>
      <ServiceTrouble service={service} onReplace={onReplace} />
      {isOpen && <ServiceDetails {...{ id, service, isDefault, onReplace, onRemove }} />}
    </li>
  );
}
