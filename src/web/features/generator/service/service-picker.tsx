import { Dialog } from "@base-ui/react/dialog";
import { Popover } from "@base-ui/react/popover";
import { X } from "lucide-react";
import { useRef } from "react";
import { useChangeAiSettings } from "@/ai-services/change-ai-settings.ts";
import type { MyServices } from "@/ai-services/get-ai-services.ts";
import { Button } from "@/components/ui/button.tsx";
import { popoverStyles } from "@/components/ui/popover-styles.ts";
import { scrimStyles, sheetStyles, viewportStyles } from "@/components/ui/sheet-styles.ts";
import { cn } from "@/lib/cn.ts";
import { showToast } from "@/lib/show-toast.ts";
import { useMedia } from "@/lib/use-media.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import { type Picked, wantedOf } from "./pick-service.ts";
import { OncePill, ServiceChip } from "./service-chip.tsx";
import { ServiceChoice } from "./service-choice.tsx";

type ServicePickerProps = {
  store: GeneratorStore;
  state: GeneratorState;
  services: MyServices;
  picked: Picked;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The chip above the button and the choice behind it: beside the chip, on phones from the bottom edge. */
export function ServicePicker({ store, state, services, picked, open, onOpenChange }: ServicePickerProps) {
  const isPhone = useMedia("(width < 47.5rem)");
  const current = useRef<HTMLInputElement>(null);
  const change = useChangeAiSettings();
  const { all, chosen } = services;
  if (!all) return null;
  const wanted = wantedOf(state);

  function use(service: ServiceView, asDefault: boolean) {
    onOpenChange(false);
    if (asDefault) return makeDefault(service);
    store.dispatch({ do: "use-once", service: service.id === chosen?.id ? null : service.id });
    if (service.id === chosen?.id) return;
    const description = chosen ? `The next picture goes back to ${chosen.name}, your default.` : undefined;
    showToast({ tone: "info", title: `${service.name}, just this once`, ...(description && { description }) });
  }

  function makeDefault(service: ServiceView) {
    change.mutate(
      { image: service.id },
      {
        onSuccess: () => {
          store.dispatch({ do: "use-once", service: null });
          showToast({ tone: "ok", title: `${service.name} is the default` });
        },
        onError: (error) =>
          showToast({
            tone: "bad",
            title: "The default was not changed",
            description: error instanceof AppError ? error.message : "Please try again.",
          }),
      },
    );
  }

  const chip = <ServiceChip picked={picked} />;
  const choice = <ServiceChoice {...{ all, wanted }} current={picked.service?.id} currentRef={current} onUse={use} />;
  const words = `One picture, ${wanted.format}, ${referenceWords(wanted.references)}`;
  const headStyles = "flex flex-none items-start justify-between pt-3 pr-2.5 pb-2 pl-5 tablet:pl-4";
  const close = <Button variant="ghost" size="sm" icon={<X size={16} />} aria-label="Close" />;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      {isPhone ? (
        <Dialog.Root open={open} onOpenChange={onOpenChange}>
          <Dialog.Trigger render={chip} />
          <Dialog.Portal>
            <Dialog.Backdrop className={scrimStyles} />
            <Dialog.Viewport className={viewportStyles}>
              <Dialog.Popup data-sheet="" initialFocus={current} className={cn(sheetStyles, "max-h-[88dvh]")}>
                <header className={headStyles}>
                  <div>
                    <Dialog.Title className="font-semibold text-base leading-snug">Make it with</Dialog.Title>
                    <Dialog.Description className="text-ink-3 text-xs">{words}</Dialog.Description>
                  </div>
                  <Dialog.Close render={close} />
                </header>
                {choice}
              </Dialog.Popup>
            </Dialog.Viewport>
          </Dialog.Portal>
        </Dialog.Root>
      ) : (
        <Popover.Root open={open} onOpenChange={onOpenChange}>
          <Popover.Trigger render={chip} />
          <Popover.Portal>
            <Popover.Positioner
              side="top"
              align="start"
              alignOffset={-8}
              sideOffset={8}
              collisionPadding={12}
              className="z-60 outline-none"
            >
              <Popover.Popup
                initialFocus={current}
                className={cn(
                  popoverStyles,
                  "flex max-h-(--available-height) w-100 flex-col rounded-4 p-0 shadow-[inset_0_0_0_1px_var(--line),var(--sh-3)]",
                )}
              >
                <header className={headStyles}>
                  <div>
                    <Popover.Title className="font-semibold text-sm leading-snug">Make it with</Popover.Title>
                    <Popover.Description className="text-ink-3 text-xs">{words}</Popover.Description>
                  </div>
                  <Popover.Close render={close} />
                </header>
                {choice}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
      {picked.isOnce && (
        <OncePill defaultName={chosen?.name} onBack={() => store.dispatch({ do: "use-once", service: null })} />
      )}
    </span>
  );
}

function referenceWords(count: number): string {
  if (count === 0) return "no pictures of yours";
  return count === 1 ? "1 picture of yours" : `${count} pictures of yours`;
}
