import { ChevronsUpDown, CircleQuestionMark, Repeat1, X } from "lucide-react";
import type { ComponentProps } from "react";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import { cn } from "@/lib/cn.ts";
import type { Picked } from "./pick-service.ts";

type ServiceChipProps = ComponentProps<"button"> & { picked: Picked };

/** Who makes the next picture and what it costs. Opens the choice. */
export function ServiceChip({ picked: { service, usd }, ...props }: ServiceChipProps) {
  const isUnknown = service !== null && usd === null;
  return (
    <button
      type="button"
      {...props}
      className="inline-flex h-9 max-w-full items-center gap-2 whitespace-nowrap rounded-3 bg-surface pr-2.5 pl-1.5 text-13 text-ink shadow-field hover:bg-inset aria-expanded:bg-inset aria-expanded:shadow-field-focus max-tablet:h-11 pointer-coarse:h-11"
    >
      {service ? (
        <>
          <span className="sr-only">Service:</span>
          <ServiceTile service={service.id} size="sm" />
          <span className="min-w-0 truncate font-[550]">{service.name}</span>
          <span
            className={cn(
              "inline-flex items-center gap-1 border-line border-l pl-2 tabular-nums",
              isUnknown ? "font-[550] text-warn-fg" : "text-ink-2",
            )}
          >
            {isUnknown && <CircleQuestionMark aria-hidden="true" size={14} />}
            {usd === null ? "price unknown" : pictureUsd(usd)}
          </span>
        </>
      ) : (
        <span className="pl-1.5 font-[550]">Choose a service</span>
      )}
      <ChevronsUpDown aria-hidden="true" size={14} className="flex-none text-ink-3" />
    </button>
  );
}

/** Stands beside the chip while it shows another than the default, with the way back. */
export function OncePill({ onBack, defaultName }: { onBack: () => void; defaultName: string | undefined }) {
  return (
    <span className="inline-flex h-7 flex-none items-center gap-1.5 whitespace-nowrap rounded-full bg-accent-soft pr-0.5 pl-2.5 font-[550] text-accent-fg text-xs max-tablet:h-9 pointer-coarse:h-9">
      <Repeat1 aria-hidden="true" size={14} />
      Once
      <button
        type="button"
        aria-label={defaultName ? `Back to ${defaultName}` : "Take it back"}
        onClick={onBack}
        className="relative grid size-6 place-items-center rounded-full after:absolute after:-inset-2.5 hover:bg-[color-mix(in_srgb,currentColor_14%,transparent)]"
      >
        <X aria-hidden="true" size={13} />
      </button>
    </span>
  );
}
