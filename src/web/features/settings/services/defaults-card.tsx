import { ShieldCheck } from "lucide-react";
import { useChangeAiSettings } from "@/ai-services/change-ai-settings.ts";
import { useAiServicesQuery } from "@/ai-services/get-ai-services.ts";
import { pictureUsd, priceRange } from "@/ai-services/price-words.ts";
import { isUsable } from "@/ai-services/service-badge.tsx";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { showToast } from "@/lib/show-toast.ts";
import type { AiServices, ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { AppError } from "../../../../shared/errors.ts";
import { useMakeDefault } from "./use-make-default.ts";

/** Who makes the pictures, and who rewrites: not every service can do both. */
export function DefaultsCard() {
  const { data, isError, isFetching, refetch } = useAiServicesQuery();
  return (
    <Card title="Defaults">
      <div className="grid gap-3.5">
        {data ? (
          <Defaults all={data} />
        ) : isError ? (
          <LoadFailed what="Your defaults" isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-32" />
        )}
        <p className="flex gap-2.5 border-line border-t pt-3.5 text-13 text-ink-2">
          <ShieldCheck aria-hidden="true" size={16} className="mt-0.5 flex-none text-ok-fg" />
          If a service fails, you decide what happens next. We never switch to another one on our own.
        </p>
      </div>
    </Card>
  );
}

const SAME = "same";

function Defaults({ all: { services, defaults } }: { all: AiServices }) {
  const { makeDefault, isPending } = useMakeDefault();
  const change = useChangeAiSettings();
  const usable = services.filter(isUsable);
  const writers = usable.filter(({ text_model: model }) => model !== null);
  const isBusy = isPending || change.isPending;
  /** Makes the pictures, and cannot rewrite. */
  const mute = defaults.text === null && services.find(({ id }) => id === defaults.image)?.name;

  function chooseText(value: string) {
    const text = writers.find(({ id }) => id === value)?.id ?? null;
    change.mutate(
      { text },
      {
        onError: (error) =>
          showToast({
            tone: "bad",
            title: "The default was not changed",
            description: error instanceof AppError ? error.message : "Please try again.",
          }),
      },
    );
  }

  return (
    <>
      <Select
        label="Pictures"
        placeholder="None chosen yet"
        disabled={isBusy}
        value={defaults.image}
        options={usable.map((service) => optionOf(service, priceRange(service).words))}
        onValueChange={(id) => {
          const service = usable.find((other) => other.id === id);
          if (service) makeDefault(service);
        }}
      />
      <Select
        label="Enhance and reroll"
        disabled={isBusy}
        value={defaults.is_text_chosen ? defaults.text : SAME}
        options={[
          { value: SAME, label: "As for pictures" },
          ...writers.map((service) => optionOf(service, pictureUsd(service.text_usd ?? 0))),
        ]}
        hint={mute ? `${mute} only draws. Choose who writes.` : undefined}
        onValueChange={chooseText}
      />
    </>
  );
}

const optionOf = (service: ServiceView, price: string) => ({
  value: service.id,
  label: service.name,
  note: price,
  icon: <ServiceTile service={service.id} size="sm" />,
});
