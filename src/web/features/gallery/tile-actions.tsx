import { Copy, Download, Ellipsis, Lightbulb, PencilLine, RotateCcw, SquareCheck, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Menu } from "@/components/ui/menu.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import { cn } from "@/lib/cn.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import type { CreativeActions } from "./use-creative-actions.ts";

type TileActionsProps = {
  creative: Card;
  actions: CreativeActions;
  onDelete: () => void;
};

/** For mouse and keyboard: over the picture, on hover and focus. */
export function TileButtons({ creative, actions, onDelete }: TileActionsProps) {
  return (
    <div className="tile-buttons absolute right-2.5 bottom-2.5 left-2.5 flex gap-1.5">
      <TileButton
        label="Use for Inspiration"
        icon={<Lightbulb aria-hidden="true" size={16} />}
        onPress={() => actions.inspire(creative)}
      />
      <TileButton label="Delete" icon={<Trash2 aria-hidden="true" size={16} />} onPress={onDelete} />
      <TileButton
        label="Download"
        isWide
        icon={<Download aria-hidden="true" size={16} />}
        onPress={() => actions.download(creative)}
      />
    </div>
  );
}

type TileButtonProps = { label: string; icon: ReactNode; isWide?: boolean; onPress: () => void | Promise<void> };

function TileButton({ label, icon, isWide = false, onPress }: TileButtonProps) {
  const [isBusy, press] = useBusy(onPress);
  return (
    <button
      type="button"
      title={isWide ? undefined : label}
      aria-label={isWide ? undefined : label}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={cn(
        "flex h-[34px] flex-none items-center justify-center gap-1.5 rounded-2 bg-white font-semibold text-13 text-peel shadow-1 hover:bg-[#f1f0ed]",
        isWide ? "ml-auto px-3" : "w-[34px]",
      )}
    >
      {isBusy ? <Spinner size="sm" /> : icon}
      {isWide && label}
    </button>
  );
}

type TileMenuProps = TileActionsProps & { onSelect: () => void };

/** For touch: everything behind one button. */
export function TileMenu({ creative, actions, onDelete, onSelect }: TileMenuProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${shownTitle(creative.title)}`}
          className="-right-1 -bottom-2.5 absolute grid h-11 w-10 place-items-center rounded-2 text-ink-2"
        >
          <Ellipsis aria-hidden="true" size={18} />
        </button>
      }
      groups={[
        [
          {
            label: "Use for Inspiration",
            icon: <Lightbulb aria-hidden="true" />,
            onSelect: () => void actions.inspire(creative),
          },
          {
            label: "Download",
            icon: <Download aria-hidden="true" />,
            onSelect: () => void actions.download(creative),
          },
          {
            label: "Copy prompt",
            icon: <Copy aria-hidden="true" />,
            onSelect: () => void actions.copyPrompt(creative),
          },
          {
            label: "Generate again",
            icon: <RotateCcw aria-hidden="true" />,
            onSelect: () => void actions.makeAgain(creative),
          },
          { label: "Edit", icon: <PencilLine aria-hidden="true" />, onSelect: () => void actions.edit(creative) },
          { label: "Select", icon: <SquareCheck aria-hidden="true" />, onSelect },
        ],
        [{ label: "Delete", icon: <Trash2 aria-hidden="true" />, onSelect: onDelete, tone: "danger" }],
      ]}
    />
  );
}
