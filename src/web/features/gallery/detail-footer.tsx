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
    <div className={cn("flex w-full flex-wrap gap-2", hasMany && "tablet:[&>*]:px-3")}>
      <Button
        variant="danger-quiet"
        // Either the icon or the longer words: there is no room for both.
        icon={<Trash2 aria-hidden="true" size={17} className={cn(hasMany && "tablet:hidden")} />}
        onClick={onDelete}
        className="tablet:-ml-2 max-tablet:w-11 max-tablet:gap-0 max-tablet:px-0 tablet:mr-auto"
      >
        <span className="max-tablet:sr-only">{hasMany ? "Delete creative" : "Delete"}</span>
      </Button>
      <BusyButton onPress={() => actions.inspire(creative)}>Use for Inspiration</BusyButton>
      <BusyButton
        variant="primary"
        icon={<Download aria-hidden="true" size={16} className="max-tablet:hidden" />}
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
    <Button
      {...button}
      busy={isBusy}
      onClick={press}
      className="max-tablet:flex-auto max-tablet:px-2.5 max-tablet:text-13"
    >
      {children}
    </Button>
  );
}
