import { KeyRound, RefreshCw } from "lucide-react";
import { needsUser } from "@/ai-services/service-badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { helpPage } from "../../../../shared/ai-services/services.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { useCheckAgain } from "./use-check-again.ts";

type ServiceTroubleProps = { service: ServiceView; onReplace: () => void };

/** What the service said against this key, and what helps. */
export function ServiceTrouble({ service, onReplace }: ServiceTroubleProps) {
  const { checkAgain, isPending } = useCheckAgain(service);
  if (!needsUser(service)) return null;
  const isBad = service.state === "invalid";
  const page = service.state === "no_credit" ? helpPage(service.id, "no_credit") : null;
  return (
    <div
      className={cn(
        "-mt-0.5 mr-4 mb-3.5 ml-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-3 py-2.5 pr-2.5 pl-3.5 text-13 tablet:mr-5 tablet:ml-17.5",
        isBad ? "bg-bad-soft text-bad-fg" : "bg-warn-soft text-warn-fg",
      )}
    >
      <p className="wrap-anywhere min-w-0 flex-[1_1_240px]">
        {service.note ?? FALLBACK[service.state]}{" "}
        {page && (
          <a href={page} target="_blank" rel="noreferrer" className="font-semibold underline">
            Top up at {new URL(page).host}
          </a>
        )}
      </p>
      {isBad ? (
        <Button
          size="sm"
          className="max-tablet:w-full"
          icon={<KeyRound aria-hidden="true" size={15} />}
          onClick={onReplace}
        >
          Replace key
        </Button>
      ) : (
        <Button
          size="sm"
          className="max-tablet:w-full"
          busy={isPending}
          icon={<RefreshCw aria-hidden="true" size={15} />}
          onClick={checkAgain}
        >
          Check again
        </Button>
      )}
    </div>
  );
}

/** In case the service gave no words of its own. */
const FALLBACK: Partial<Record<ServiceView["state"], string>> = {
  invalid: "The service refused this key. It may have been revoked.",
  no_credit: "The key is fine, but the account has no credit left.",
  unreachable: "The service did not answer. The key may well be right.",
};
