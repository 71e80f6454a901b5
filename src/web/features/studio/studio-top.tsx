import { Link } from "@tanstack/react-router";
import { ArrowLeft, PackageOpen, Save } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import type { Card } from "@/creatives/versions/card.ts";
import { cn } from "@/lib/cn.ts";
import { HistoryMenu } from "@/workbench/history-menu.tsx";
import { SaveChip } from "@/workbench/saving/save-chip.tsx";
import type { useAutosave } from "@/workbench/saving/use-autosave.ts";
import type { Bench } from "@/workbench/use-workbench.ts";
import { shownTitle } from "../../../shared/creative-title.ts";

type StudioTopProps = {
  card: Card;
  bench: Bench;
  saving: Pick<ReturnType<typeof useAutosave>, "state" | "saveNow">;
  /** Nothing was changed since the version was saved. */
  isUnchanged: boolean;
  onSave: () => void;
  onExport: () => void;
};

const touch = "pointer-coarse:h-11";

export function StudioTop({ card, bench, saving, isUnchanged, onSave, onExport }: StudioTopProps) {
  return (
    <>
      <Link
        to="/dashboard/gallery"
        search={{ open: card.id }}
        aria-label="Back to the gallery"
        className={cn(buttonStyles({ variant: "ghost", size: "sm", iconOnly: true }), touch)}
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <div className="grid min-w-0 leading-tight">
        <h1 className="truncate font-semibold max-tablet:text-13">{card.headline ?? shownTitle(card.title)}</h1>
        <p className="truncate text-13 text-ink-2 max-tablet:hidden">{shownTitle(card.title)}</p>
      </div>
      <span className="max-tablet:hidden">
        <SaveChip
          saved={isUnchanged ? "Saved" : "Draft saved in this browser"}
          state={saving.state}
          onRetry={() => void saving.saveNow()}
        />
      </span>
      <span className="flex-1" />
      <HistoryMenu bench={bench} />
      <Button
        size="sm"
        className={cn(touch, "max-tablet:px-2.5")}
        icon={<Save size={16} aria-hidden="true" />}
        aria-label="Save version"
        disabled={isUnchanged}
        focusableWhenDisabled
        onClick={onSave}
      >
        <span className="max-desk:hidden">Save version</span>
      </Button>
      <Button
        size="sm"
        variant="primary"
        className={touch}
        icon={<PackageOpen size={16} aria-hidden="true" />}
        onClick={onExport}
      >
        Export
      </Button>
    </>
  );
}
