import { Download, Trash2 } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import { cn } from "@/lib/cn.ts";
import { useBusy } from "@/lib/use-busy.ts";
import type { CreativeActions } from "./use-creative-actions.ts";

type DetailFooterProps = { creative: Card; actions: CreativeActions; onDelete: () => void };

export function DetailFooter({ creative, actions, onDelete }: DetailFooterProps) {
  const hasMany = creative.versions > 1;
  return (
    <div className={cn("flex w-full flex-wrap gap-2 max-tablet:[&>*]:flex-auto", hasMany && "tablet:[&>*]:px-3")}>
      <Button
        variant="danger-quiet"
        // The longer words leave no room for it.
        icon={hasMany ? null : <Trash2 aria-hidden="true" size={16} />}
        onClick={onDelete}
        className="tablet:-ml-2 tablet:mr-auto"
      >
        {hasMany ? "Delete creative" : "Delete"}
      </Button>
      <BusyButton onPress={() => actions.inspire(creative)}>Use for Inspiration</BusyButton>
      <BusyButton
        variant="primary"
        icon={<Download aria-hidden="true" size={16} />}
        onPress={() => actions.download(creative)}
      >
        Download Full Size
      </BusyButton>
    </div>
  );
}

type BusyButtonProps = Pick<ButtonProps, "variant" | "icon"> & { onPress: () => Promise<void>; children: string };

function BusyButton({ onPress, children, ...button }: BusyButtonProps) {
  const [isBusy, press] = useBusy(onPress);
  return (
    <Button {...button} busy={isBusy} onClick={press}>
      {children}
    </Button>
  );
}
