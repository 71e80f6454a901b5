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
    <div className={cn("flex w-full flex-wrap gap-2", hasMany && "wide:[&>*]:px-3")}>
      <Button
        variant="danger-quiet"
        // Either the icon or the longer words: there is no room for both.
        icon={<Trash2 aria-hidden="true" size={17} className={cn(hasMany && "wide:hidden")} />}
        onClick={onDelete}
        className="wide:-ml-2 max-wide:w-11 max-wide:gap-0 max-wide:px-0 wide:mr-auto"
      >
        <span className="max-wide:sr-only">{hasMany ? "Delete creative" : "Delete"}</span>
      </Button>
      <BusyButton onPress={() => actions.inspire(creative)}>Use for Inspiration</BusyButton>
      <BusyButton
        variant="primary"
        icon={<Download aria-hidden="true" size={16} className="max-wide:hidden" />}
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
    <Button {...button} busy={isBusy} onClick={press} className="max-wide:flex-auto max-wide:px-2.5 max-wide:text-13">
      {children}
    </Button>
  );
}
