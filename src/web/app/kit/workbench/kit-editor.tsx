import "../../member.css";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Plus } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { ThemeSwitch } from "@/components/ui/theme-switch.tsx";
import { cn } from "@/lib/cn.ts";
import { Canvas } from "@/workbench/canvas/canvas.tsx";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import { documentOf } from "@/workbench/document/workbench-state.ts";
import { HistoryMenu } from "@/workbench/history-menu.tsx";
import { Inspector } from "@/workbench/inspector/inspector.tsx";
import { LayersPanel } from "@/workbench/layers-panel.tsx";
import type { LivePainting } from "@/workbench/painting/live-painting.ts";
import type { Preview } from "@/workbench/painting/preview.ts";
import { useLivePainting } from "@/workbench/painting/use-live-painting.ts";
import type { Save, Stored } from "@/workbench/saving/autosave.ts";
import { ConflictBar } from "@/workbench/saving/conflict-bar.tsx";
import { SaveChip } from "@/workbench/saving/save-chip.tsx";
import { useAutosave } from "@/workbench/saving/use-autosave.ts";
import { ServerNote } from "@/workbench/server-note.tsx";
import { type Bench, useWorkbench } from "@/workbench/use-workbench.ts";
import { WorkbenchFrame } from "@/workbench/workbench-frame.tsx";
import { newText } from "./new-text.ts";
import { FACES, SWATCHES } from "./sample-document.ts";

type KitEditorProps = {
  title: string;
  opened: Stored<EditedDocument>;
  save: Save<EditedDocument>;
  preview: Preview;
  isPaintedByServer?: boolean;
  rail: (bench: Bench) => ReactNode;
};

/** An editor put together from the parts that all editors share. */
export function KitEditor({ title, opened, save, preview, isPaintedByServer, rail }: KitEditorProps) {
  const bench = useWorkbench(opened.document);
  const document = documentOf(bench.state);
  const painting = useLivePainting(preview, document);
  const saving = useAutosave({
    ...{ document, opened, save },
    onTakeTheirs: (theirs) => bench.dispatch({ type: "replace", name: "Take the other version", document: theirs }),
  });
  const add = document.allows.includes("add") && (
    <Button
      size="sm"
      variant="primary"
      className="pointer-coarse:h-11 max-tablet:flex-1"
      icon={<Plus size={16} aria-hidden="true" />}
      onClick={() => bench.dispatch({ type: "add", layer: newText(document) })}
    >
      Add text
    </Button>
  );
  return (
    <WorkbenchFrame
      dispatch={bench.dispatch}
      top={
        <>
          <Link
            to="/dev/kit"
            aria-label="Back to the kit"
            className={cn(buttonStyles({ variant: "ghost", size: "sm", iconOnly: true }), "pointer-coarse:h-11")}
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
          <div className="grid min-w-0 leading-tight">
            <h1 className="truncate font-semibold">{title}</h1>
            <WorkDone painting={painting} />
          </div>
          <SaveChip state={saving.state} onRetry={() => void saving.saveNow()} />
          <span className="flex-1" />
          <ThemeSwitch compact className="max-desk:hidden" />
          <HistoryMenu bench={bench} />
          <span className="max-tablet:hidden">{add}</span>
        </>
      }
      notice={
        <>
          {isPaintedByServer && <ServerNote />}
          {saving.state.status === "conflict" && (
            <ConflictBar onKeepMine={() => void saving.keepMine()} onTakeTheirs={saving.takeTheirs} />
          )}
        </>
      }
      rail={rail(bench)}
      canvas={<Canvas {...{ bench, painting }} />}
      inspector={
        <>
          <LayersPanel bench={bench} />
          <Inspector {...{ bench, painting }} faces={FACES} swatches={SWATCHES} />
        </>
      }
      actionBar={add}
    />
  );
}

const nothing = () => () => {};

/** How often the picture and its parts were painted so far. */
function WorkDone({ painting }: { painting: LivePainting | null }) {
  const words = useSyncExternalStore(painting?.subscribe ?? nothing, () => {
    const { under, layers, whole } = painting?.work ?? { under: 0, layers: 0, whole: 0 };
    return `Painted: ground ${under}, layers ${layers}, picture ${whole}`;
  });
  return <p className="truncate text-ink-3 text-xs tabular-nums max-tablet:hidden">{words}</p>;
}
