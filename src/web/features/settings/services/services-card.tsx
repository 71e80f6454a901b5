import { PlugZap, Plus, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useAiServicesQuery } from "@/ai-services/get-ai-services.ts";
import { needsUser } from "@/ai-services/service-badge.tsx";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import { CardTitle } from "@/components/card-title.tsx";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import type { AiServices, ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { AddServiceDialog } from "./add-service-dialog.tsx";
import { RemoveServiceDialog } from "./remove-service-dialog.tsx";
import { ServiceRow } from "./service-row.tsx";
import { useMakeDefault } from "./use-make-default.ts";

type Adding = { service: ServiceId | null };
type ServicesCardProps = {
  /** Somebody came here to add a service. */
  wantsToAdd: boolean;
  onAdded: (hasAdded: boolean) => void;
};

/** All services of this person, each with its key, price and state. */
export function ServicesCard({ wantsToAdd, onAdded }: ServicesCardProps) {
  const { data, isError, isFetching, refetch } = useAiServicesQuery();
  const [open, setOpen] = useState<ServiceId | null>(null);
  const [adding, setAdding] = useState<Adding | null>(wantsToAdd ? { service: null } : null);
  const [removing, setRemoving] = useState<ServiceId | null>(null);
  function stopAdding(hasAdded = false) {
    setAdding(null);
    if (wantsToAdd) onAdded(hasAdded);
  }

  const mine = data?.services.filter(({ state }) => state !== "absent") ?? [];
  const connected = mine.filter(({ id }) => id !== "composer");
  return (
    <Card
      flush
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <CardTitle Icon={PlugZap}>AI services</CardTitle>
          <HowMany connected={connected} />
        </span>
      }
      action={
        connected.length > 0 && (
          <AddButton onClick={() => setAdding({ service: null })}>
            Add<span className="max-tablet:sr-only"> service</span>
          </AddButton>
        )
      }
    >
      <p className="px-4 pt-4 pb-3.5 text-ink-2 tablet:px-5">
        Each service bills your own account there, at cost. Keys are stored encrypted and never shown again.
      </p>
      {data ? (
        <>
          <ul>
            {mine.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                isDefault={data.defaults.image === service.id}
                isOpen={open === service.id}
                onToggle={() => setOpen(open === service.id ? null : service.id)}
                onReplace={() => setAdding({ service: service.id })}
                onRemove={() => setRemoving(service.id)}
              />
            ))}
          </ul>
          {connected.length === 0 && <NoneYet all={data} onAdd={() => setAdding({ service: null })} />}
          <AddServiceDialog
            all={data}
            adding={adding}
            doneLabel={wantsToAdd ? "Start generating" : "Done"}
            onClose={stopAdding}
          />
          <RemoveServiceDialog all={data} removing={removing} onClose={() => setRemoving(null)} />
        </>
      ) : isError ? (
        <div className="border-line border-t p-5">
          <LoadFailed what="Your AI services" isBusy={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div role="status" className="grid gap-3 border-line border-t p-5">
          <span className="sr-only">Loading your AI services</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </Card>
  );
}

function HowMany({ connected }: { connected: readonly ServiceView[] }) {
  const troubled = connected.filter(needsUser).length;
  if (troubled > 0) {
    return (
      <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
        {troubled === 1 ? "1 needs you" : `${troubled} need you`}
      </Badge>
    );
  }
  return connected.length > 0 && <Badge className="tabular-nums">{connected.length} connected</Badge>;
}

function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" icon={<Plus aria-hidden="true" size={15} />} onClick={onClick}>
      <span>{children}</span>
    </Button>
  );
}

function NoneYet({ all, onAdd }: { all: AiServices; onAdd: () => void }) {
  const { makeDefault, isPending } = useMakeDefault();
  const offered = all.services.filter(({ id }) => id !== "composer");
  const composer = all.services.find(({ id }) => id === "composer");
  const isChosen = all.defaults.image !== null;
  return (
    <div className="grid justify-items-center gap-1.5 border-line border-t px-6 pt-9 pb-8 text-center">
      <div className="flex gap-2">
        {offered.map(({ id }) => (
          <ServiceTile key={id} service={id} />
        ))}
      </div>
      <h3 className="mt-3 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">
        {isChosen ? "Bring your own AI" : "Nobody makes your pictures yet"}
      </h3>
      <p className="max-w-[46ch] text-ink-2">
        {isChosen
          ? "The built-in composer makes your pictures, free."
          : "The built-in composer can: free, without a key."}{" "}
        A service of yours adds photographs, people and scenes from about $0.03 a picture.
      </p>
      <div className="mt-2.5 flex flex-wrap justify-center gap-2">
        {composer && !isChosen && (
          <Button busy={isPending} onClick={() => makeDefault(composer)}>
            Use the built-in composer
          </Button>
        )}
        <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onClick={onAdd}>
          Add service
        </Button>
      </div>
    </div>
  );
}
