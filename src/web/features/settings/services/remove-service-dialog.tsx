import { useState } from "react";
import { isUsable } from "@/ai-services/service-badge.tsx";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { Segmented } from "@/components/ui/segmented.tsx";
import { type Happening, WhatWillHappen } from "@/components/what-will-happen.tsx";
import { useIsGenerating } from "@/creatives/generating.ts";
import { showToast } from "@/lib/show-toast.ts";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import type { AiServices, ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { AppError } from "../../../../shared/errors.ts";
import { useDeleteApiKey } from "./api/saved-key.ts";

type RemoveServiceDialogProps = { all: AiServices; removing: ServiceId | null; onClose: () => void };

/** Asks before a key is deleted, and who makes the pictures afterwards. */
export function RemoveServiceDialog({ all, removing, onClose }: RemoveServiceDialogProps) {
  const service = all.services.find(({ id }) => id === removing);
  return service && <OpenDialog {...{ all, service, onClose }} />;
}

function OpenDialog({ all, service, onClose }: { all: AiServices; service: ServiceView; onClose: () => void }) {
  const remove = useDeleteApiKey();
  const isGenerating = useIsGenerating();
  const others = all.services.filter((other) => other.id !== service.id && isUsable(other));
  const [next, setNext] = useState<ServiceId>("composer");
  const wasDefault = all.defaults.image === service.id;
  const nextName = others.find(({ id }) => id === next)?.name ?? "";
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${service.name}?`}
      description={describe(service)}
      confirmLabel={`Remove ${service.name}`}
      cancelLabel={`Keep ${service.name}`}
      onConfirm={async () => {
        try {
          await remove.mutateAsync({ service: service.id, ...(wasDefault && { next }) });
          showToast({
            tone: "ok",
            title: "API key removed",
            ...(wasDefault && { description: `${nextName} makes your pictures now.` }),
          });
        } catch (failed) {
          showToast({
            tone: "bad",
            title: "The key was not removed",
            description: failed instanceof AppError ? failed.message : "Please try again.",
          });
        }
      }}
    >
      <div className="mt-4">
        <WhatWillHappen happenings={happenings(service, wasDefault ? nextName : null, isGenerating)} />
      </div>
      {wasDefault && others.length > 1 && (
        <div className="mt-4">
          <p aria-hidden="true" className={`mb-2 ${labelStyles}`}>
            Default afterwards
          </p>
          <Segmented
            label="Default afterwards"
            className="w-full flex-wrap [&>*]:flex-1"
            options={others.map(({ id, name }) => ({ value: id, label: id === "composer" ? "Composer" : name }))}
            value={next}
            onValueChange={setNext}
          />
        </div>
      )}
    </AlertDialog>
  );
}

function describe({ name, masked }: ServiceView): string {
  const end = masked?.replaceAll("•", "");
  if (!end) return `${name} is taken off your list. You can add it again at any time.`;
  return `The key ending in ${end} is deleted here. At ${name} it stays valid until you revoke it there.`;
}

function happenings(service: ServiceView, next: string | null, isGenerating: boolean): Happening[] {
  const list: Happening[] = [{ kind: "do", words: "The key leaves our storage now. It cannot be shown or restored." }];
  if (next) list.push({ kind: "do", words: `${next} becomes the default, because ${service.name} was.` });
  if (isGenerating) {
    list.push({
      kind: "warn",
      words: "A picture is being made. If it was sent with this key, it may still be billed.",
    });
  }
  list.push({ kind: "keep", words: "Your creatives and this month’s figures stay." });
  return list;
}
