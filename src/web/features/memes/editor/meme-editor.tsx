import { Link } from "@tanstack/react-router";
import { ArrowLeft, ImageIcon } from "lucide-react";
import { useState } from "react";
import { useBrandFor } from "@/brands/brand-for.ts";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { cn } from "@/lib/cn.ts";
import type { PreviewOven } from "@/oven/oven.ts";
import { Canvas } from "@/workbench/canvas/canvas.tsx";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import { documentOf as currentOf } from "@/workbench/document/workbench-state.ts";
import { HistoryMenu } from "@/workbench/history-menu.tsx";
import type { Preview } from "@/workbench/painting/preview.ts";
import { useLivePainting } from "@/workbench/painting/use-live-painting.ts";
import type { Save, Stored } from "@/workbench/saving/autosave.ts";
import { ConflictBar } from "@/workbench/saving/conflict-bar.tsx";
import { SaveChip } from "@/workbench/saving/save-chip.tsx";
import { useAutosave } from "@/workbench/saving/use-autosave.ts";
import { useWorkbench } from "@/workbench/use-workbench.ts";
import { WorkbenchFrame } from "@/workbench/workbench-frame.tsx";
import { CaptionsPanel } from "./captions-panel.tsx";
import { MemeActions } from "./meme-actions.tsx";
import { withTexts } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";
import { SuggestPanel } from "./suggest-panel.tsx";
import { useFinish } from "./use-finish.ts";
import { useFits } from "./use-fits.ts";

type MemeEditorProps = {
  picture: MemePicture;
  oven: PreviewOven;
  /** The preview comes from the server, because this browser cannot paint. */
  isOnServer: boolean;
  preview: Preview;
  opened: Stored<EditedDocument>;
  saveDraft: Save<EditedDocument>;
  /** It is saved: the next time the picture starts fresh. */
  onForgetDraft: () => void;
  /** Somebody wants another picture under these words. */
  onChangePicture: (texts: readonly string[]) => void;
};

const touch = "pointer-coarse:h-11";

/** Captions on a picture: typed, moved and turned, and seen at once as they will be saved. */
export function MemeEditor(props: MemeEditorProps) {
  const { picture, oven, isOnServer, preview, opened, saveDraft, onForgetDraft, onChangePicture } = props;
  const bench = useWorkbench(opened.document);
  const document = currentOf(bench.state);
  const painting = useLivePainting(preview, document);
  const drafting = useAutosave({
    ...{ document, opened, save: saveDraft },
    onTakeTheirs: (theirs) => bench.dispatch({ type: "replace", name: "Take the other version", document: theirs }),
  });
  const brand = useBrandFor(picture.saved?.id);
  const fits = useFits(oven, picture, document);
  const finish = useFinish(preview, picture, document, async () => {
    await drafting.saveNow();
    onForgetDraft();
  });
  const [isSuggesting, setIsSuggesting] = useState(false);
  const isEmpty = document.layers.every(({ text, isHidden }) => isHidden || text.trim() === "");

  function closeSuggestions() {
    setIsSuggesting(false);
    // The button with the focus is about to go, and keys such as undo work only from inside the editor.
    globalThis.document.getElementById("main")?.focus();
  }

  const actions = (isCompact: boolean) => (
    <MemeActions {...{ finish, isEmpty, isSuggesting, isCompact }} onSuggest={() => setIsSuggesting(!isSuggesting)} />
  );

  return (
    <WorkbenchFrame
      dispatch={bench.dispatch}
      top={
        <>
          <Link
            to="/dashboard/memes"
            aria-label="Back to the meme templates"
            className={cn(buttonStyles({ variant: "ghost", size: "sm", iconOnly: true }), touch)}
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
          <div className="grid min-w-0 leading-tight">
            <h1 className="truncate font-semibold max-tablet:text-13">Create Meme</h1>
            <p className="truncate text-13 text-ink-2">
              {isOnServer ? "Previews come from the server in this browser" : picture.name}
            </p>
          </div>
          <span className="max-tablet:hidden">
            <SaveChip saved="Draft saved" state={drafting.state} onRetry={() => void drafting.saveNow()} />
          </span>
          <span className="flex-1" />
          <HistoryMenu bench={bench} />
          <Button
            size="sm"
            variant="ghost"
            className={touch}
            icon={<ImageIcon size={16} aria-hidden="true" />}
            aria-label="Change template, keep the captions"
            title="Change template, keep the captions"
            onClick={() => onChangePicture(document.layers.map(({ text }) => text))}
          />
          <span className="flex items-center gap-2 max-tablet:hidden">{actions(false)}</span>
        </>
      }
      notice={
        drafting.state.status === "conflict" && (
          <ConflictBar onKeepMine={() => void drafting.keepMine()} onTakeTheirs={drafting.takeTheirs} />
        )
      }
      canvas={<Canvas {...{ bench, painting }} />}
      inspector={
        isSuggesting ? (
          <SuggestPanel
            {...{ picture, brand }}
            onUse={(texts) =>
              bench.dispatch({ type: "replace", name: "Use suggestion", document: withTexts(document, picture, texts) })
            }
            onClose={closeSuggestions}
          />
        ) : (
          <CaptionsPanel {...{ bench, painting, picture, fits }} kit={brand?.kit} />
        )
      }
      actionBar={actions(true)}
    />
  );
}
