import { Link } from "@tanstack/react-router";
import { CircleQuestionMark, Plus, Settings2 } from "lucide-react";
import { type Ref, useId, useState } from "react";
import { estimateOf, modelWords, pictureUsd } from "@/ai-services/price-words.ts";
import { isUsable, ServiceBadge } from "@/ai-services/service-badge.tsx";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Segmented } from "@/components/ui/segmented.tsx";
import { cn } from "@/lib/cn.ts";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import type { AiServices, ServiceView } from "../../../../shared/contracts/ai-services.ts";
import type { Format } from "../../../../shared/formats.ts";

type Wanted = { format: Format; references: number };

type ServiceChoiceProps = {
  all: AiServices;
  current: ServiceId | undefined;
  wanted: Wanted;
  currentRef: Ref<HTMLInputElement>;
  onUse: (service: ServiceView, asDefault: boolean) => void;
};

/** The services with the price of this very picture. Another than the default is for once, unless asked otherwise. */
export function ServiceChoice({ all, current, wanted, currentRef, onUse }: ServiceChoiceProps) {
  const name = useId();
  const [picked, setPicked] = useState(current);
  const [use, setUse] = useState<"once" | "default">("once");
  const mine = all.services.filter(({ state }) => state !== "absent");
  const chosen = mine.find(({ id }) => id === picked);
  const hasChanged = chosen !== undefined && chosen.id !== current;
  const isDefault = chosen?.id === all.defaults.image;
  return (
    <>
      <fieldset className="grid min-h-0 gap-0.5 overflow-y-auto px-3 pt-0.5 pb-2 tablet:px-2">
        <legend className="sr-only">Service</legend>
        {mine.map((service) => (
          <label
            key={service.id}
            className={cn(
              "relative flex min-h-14 items-center gap-3 rounded-3 py-1.5 pr-2.5 pl-2 has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_2px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:-outline-offset-2 tablet:min-h-13 dark:has-checked:shadow-[inset_0_0_0_2px_var(--banana)]",
              isUsable(service) && "cursor-pointer hover:bg-inset",
            )}
          >
            <input
              ref={service.id === current ? currentRef : undefined}
              type="radio"
              name={name}
              disabled={!isUsable(service)}
              checked={service.id === picked}
              onChange={() => setPicked(service.id)}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:hidden"
            />
            <ServiceTile service={service.id} className={cn(!isUsable(service) && "opacity-55")} />
            <span className="grid min-w-0 flex-1 leading-snug">
              <span className="flex min-h-5.5 items-center gap-2 font-semibold">
                <span className={cn(!isUsable(service) && "text-ink-3")}>{service.name}</span>
                {service.id === all.defaults.image && (
                  <Badge tone="accent" className="h-5 px-[7px] text-[11.5px]">
                    Default
                  </Badge>
                )}
              </span>
              <span className="truncate text-ink-2 text-xs">
                {isUsable(service) ? (
                  service.id === "composer" ? (
                    "Layouts and type, no AI"
                  ) : (
                    modelWords(service)
                  )
                ) : (
                  <Link to="/dashboard/settings" className="relative font-[550] underline">
                    Replace it in Settings
                  </Link>
                )}
              </span>
            </span>
            <Price service={service} wanted={wanted} />
          </label>
        ))}
      </fieldset>
      {hasChanged && !isDefault && all.defaults.image !== null && (
        <div className="border-line border-t px-4 py-3">
          <Segmented
            label="Use it"
            className="w-full [&>*]:flex-1"
            options={[
              { value: "once", label: "Just this once" },
              { value: "default", label: "Make it my default" },
            ]}
            value={use}
            onValueChange={setUse}
          />
        </div>
      )}
      <div className="flex items-center gap-2 border-line border-t px-3 py-2.5">
        <Link
          to="/dashboard/settings"
          search={{ add: true }}
          className={buttonStyles({ variant: "ghost", size: "sm", className: "max-tablet:h-11" })}
        >
          <Plus aria-hidden="true" size={15} />
          Add service
        </Link>
        {hasChanged ? (
          <Button
            variant="ink"
            size="sm"
            className="ml-auto max-tablet:h-11 max-tablet:flex-1"
            onClick={() => onUse(chosen, use === "default" || all.defaults.image === null)}
          >
            Use {chosen.name}
          </Button>
        ) : (
          <Link
            to="/dashboard/settings"
            className={buttonStyles({ variant: "ghost", size: "sm", className: "ml-auto max-tablet:h-11" })}
          >
            <Settings2 aria-hidden="true" size={15} />
            Settings
          </Link>
        )}
      </div>
    </>
  );
}

function Price({ service, wanted }: { service: ServiceView; wanted: Wanted }) {
  if (!isUsable(service) || service.state === "no_credit") return <ServiceBadge state={service.state} />;
  const usd = estimateOf(service, wanted);
  if (usd === null) {
    return (
      <b className="inline-flex items-center gap-1 font-semibold text-13 text-warn-fg">
        <CircleQuestionMark aria-hidden="true" size={14} />
        Unknown
      </b>
    );
  }
  return <b className="font-semibold text-13 tabular-nums">{pictureUsd(usd)}</b>;
}
