import { useState } from "react";
import { Dialog } from "@/components/ui/dialog.tsx";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import type { AiServices, ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { ConnectFooter } from "./connect-footer.tsx";
import { ConnectService } from "./connect-service.tsx";
import { ServiceOptions } from "./service-options.tsx";
import { useConnect } from "./use-connect.ts";

type AddServiceDialogProps = {
  all: AiServices;
  /** The service to begin with, or none in particular. Null: closed. */
  adding: { service: ServiceId | null } | null;
  doneLabel: string;
  onClose: (hasAdded?: boolean) => void;
};

/** Add a service or replace its key: services left, what it takes right. After the check the result stands first. */
export function AddServiceDialog({ adding, ...props }: AddServiceDialogProps) {
  return adding && <OpenDialog {...props} begin={adding.service} />;
}

/** Its address is not a user's to set. */
const OWN_SERVER =
  "A model on a server of your own is set up by whoever runs this installation. It then appears here too.";

type OpenDialogProps = Omit<AddServiceDialogProps, "adding"> & { begin: ServiceId | null };

function OpenDialog({ all, begin, doneLabel, onClose }: OpenDialogProps) {
  const offered = all.services.filter(({ id }) => id !== "composer");
  const [picked, setPicked] = useState(() => begin ?? firstUnconnected(offered)?.id);
  const service = offered.find(({ id }) => id === picked);
  const connect = useConnect(all, service, () => onClose(true));
  if (!service) return null;

  function pick(id: ServiceId) {
    setPicked(id);
    connect.reset();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={begin ? `Replace the key of ${service.name}` : "Add a service"}
      description={!begin && !offered.some(({ id }) => id === "compatible") && OWN_SERVER}
      className="tablet:w-[min(920px,100%)]"
      footer={
        <ConnectFooter
          {...{ connect, doneLabel }}
          onClose={() => onClose()}
          onAnother={() => pick(firstUnconnected(offered)?.id ?? service.id)}
        />
      }
    >
      <div className="tablet:-mx-6 tablet:-mt-1 tablet:-mb-5 grid border-line tablet:min-h-90 tablet:grid-cols-[272px_minmax(0,1fr)] tablet:border-t">
        <ServiceOptions services={offered} value={service.id} isBusy={connect.isPending} onPick={pick} />
        <ConnectService key={service.id} {...{ service, connect }} />
      </div>
    </Dialog>
  );
}

const firstUnconnected = (services: readonly ServiceView[]) =>
  services.find(({ state }) => state === "absent") ?? services[0];
