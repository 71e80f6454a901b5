import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { capOf, isStopped } from "@/ai-services/cap.ts";
import { findService, type MyServices } from "@/ai-services/get-ai-services.ts";
import { estimateOf, estimateWords } from "@/ai-services/price-words.ts";
import { isUsable } from "@/ai-services/service-badge.tsx";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { cn } from "@/lib/cn.ts";
import { helpPage } from "../../../../shared/ai-services/services.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import type { Format } from "../../../../shared/formats.ts";
import { isFixedInSettings, splitMessage } from "../run/announce-failure.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import { failureWords, othersHelp, withoutMoney } from "./failure-words.ts";
import { MoneyLine } from "./money-line.tsx";

type FailedProps = {
  failure: NonNullable<GeneratorState["failure"]>;
  services: MyServices;
  wanted: { format: Format; references: number };
  isOnline: boolean;
  onGenerateWith: (service: ServiceView) => void;
};

/** Stays after the toast has closed: what happened, what it cost, and what to do next. The form keeps all its content. */
export function Failed({ failure, services, wanted, isOnline, onGenerateWith }: FailedProps) {
  const { code, charge } = failure;
  const failed = services.all && findService(services.all, charge?.service);
  const isUnsure = charge?.billed === "unknown" && charge.possible_usd > 0;
  const { title, tone, Icon } = failureWords(code, failed?.name ?? null, isUnsure);
  const { words, said } = splitMessage(failure.message);
  const page = charge && helpPage(charge.service, code);
  const others = othersHelp(code) ? othersThan(charge?.service, services, wanted) : [];
  return (
    <div className="stage p-6">
      <div className="grid w-full max-w-[52ch] justify-items-center gap-1.5 text-center">
        <span
          className={cn(
            "grid size-13 place-items-center rounded-full",
            tone === "bad" ? "bg-bad-soft text-bad-fg" : "bg-warn-soft text-warn-fg",
          )}
        >
          <Icon aria-hidden="true" size={24} strokeWidth={1.9} />
        </span>
        <h2 className="mt-3 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">{title}</h2>
        <p className="wrap-anywhere text-ink-2">{charge ? withoutMoney(words) : words}</p>
        {charge && <MoneyLine charge={charge} name={failed?.name ?? "The service"} />}
        {(page || isFixedInSettings(code)) && (
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            {page && (
              <a href={page} target="_blank" rel="noreferrer" className={buttonStyles({ variant: "outline" })}>
                <ExternalLink aria-hidden="true" size={16} />
                Open {new URL(page).host}
              </a>
            )}
            {isFixedInSettings(code) && (
              <Link to="/dashboard/settings" className={buttonStyles({ variant: page ? "outline" : "ink" })}>
                {code === "cap_reached" ? "Change cap" : "Go to Settings"}
              </Link>
            )}
          </div>
        )}
        {others.length > 0 && (
          <div className="mt-3.5 grid w-full max-w-100 gap-1.5">
            <p className="text-left font-[550] text-ink-3 text-xs">Make this one with</p>
            {others.map((service) => (
              <button
                key={service.id}
                type="button"
                disabled={!isOnline}
                onClick={() => onGenerateWith(service)}
                className="flex h-11 items-center gap-2.5 rounded-3 bg-surface pr-3.5 pl-2.5 shadow-card hover:bg-inset disabled:text-ink-3"
              >
                <ServiceTile service={service.id} size="sm" />
                <span className="font-[550]">{service.name}</span>
                <span className="ml-auto text-13 text-ink-2 tabular-nums">{estimateWords(service, wanted)}</span>
              </button>
            ))}
          </div>
        )}
        {said && <p className="wrap-anywhere mt-2 max-w-[48ch] text-ink-3 text-xs">{said}</p>}
        {others.length > 0 && (
          <p className="mt-1 max-w-[48ch] text-ink-3 text-xs">
            {isUnsure && "Trying again is a new request and is billed on its own. "}
            Nothing goes to a second service unless you press it.
          </p>
        )}
      </div>
    </div>
  );
}

/** Who else could make it, as far as the cap allows. */
function othersThan(failed: string | undefined, { all, chosen }: MyServices, wanted: FailedProps["wanted"]) {
  if (!all) return [];
  const cap = capOf(all.spending);
  return all.services.filter(
    (service) =>
      service.id !== (failed ?? chosen?.id) &&
      isUsable(service) &&
      service.state !== "no_credit" &&
      !isStopped(cap, estimateOf(service, wanted)),
  );
}
