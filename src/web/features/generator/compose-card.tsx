import { Sparkles } from "lucide-react";
import { type RefObject, useCallback } from "react";
import { Button } from "@/components/ui/button.tsx";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { Segmented } from "@/components/ui/segmented.tsx";
import type { ApiKeyState } from "@/lib/api-key/get-api-key.ts";
import { showToast } from "@/lib/show-toast.ts";
import { FORMAT_IDS } from "../../../shared/formats.ts";
import { addImageFiles } from "./add-image-files.ts";
import { DescriptionField } from "./description-field.tsx";
import { EditSource } from "./edit-source.tsx";
import type { GeneratorState } from "./generator-state.ts";
import type { GeneratorStore } from "./generator-store.ts";
import { InspirationField } from "./inspiration-field.tsx";
import { PriceLine } from "./price-line.tsx";
import { TypeTiles } from "./type-tiles.tsx";
import { useRewrite } from "./use-rewrite.ts";

type ComposeCardProps = {
  store: GeneratorStore;
  state: GeneratorState;
  descriptionRef: RefObject<HTMLTextAreaElement | null>;
  apiKey: ApiKeyState;
  canGenerate: boolean;
  onGenerate: () => void;
  openSettings: () => void;
};

const formats = FORMAT_IDS.map((format) => ({ value: format, label: format }));
const IS_MAC = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What to make: kind, format, words and pictures. */
export function ComposeCard(props: ComposeCardProps) {
  const { store, state, descriptionRef, apiKey, canGenerate, onGenerate, openSettings } = props;
  const { dispatch } = store;
  const { rewrite, busy } = useRewrite(store, openSettings);
  const addFiles = useCallback((files: File[]) => void addImageFiles(store, files), [store]);

  function clearAll() {
    const before = store.get();
    dispatch({ do: "clear-all" });
    const undo = { label: "Undo", onClick: () => dispatch({ do: "restore", state: before }) };
    showToast({ tone: "info", title: "Everything cleared", action: undo });
  }

  return (
    <section aria-label="Describe your creative" className="min-w-0 rounded-4 bg-surface p-5 shadow-card">
      <form
        className="flex h-full flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onGenerate();
        }}
      >
        {state.editSource ? (
          <EditSource source={state.editSource} onStop={() => dispatch({ do: "stop-editing" })} />
        ) : (
          <TypeTiles value={state.adType} onChange={(adType) => dispatch({ do: "choose-type", adType })} />
        )}
        <div>
          <p aria-hidden="true" className={`mb-2 ${labelStyles}`}>
            Format
          </p>
          <Segmented
            label="Format"
            options={formats}
            value={state.format}
            onValueChange={(format) => dispatch({ do: "choose-format", format })}
            className="flex [&>*]:flex-1 [&>*]:px-1.5"
          />
        </div>
        <DescriptionField
          fieldRef={descriptionRef}
          value={state.prompt}
          isEdit={state.editSource !== null}
          canUndo={state.undo !== null}
          busy={busy}
          onChange={(prompt) => dispatch({ do: "write", prompt })}
          onRewrite={rewrite}
          onUndo={() => dispatch({ do: "undo" })}
        />
        {!state.editSource && (
          <InspirationField
            images={state.inspirationImages}
            onAdd={addFiles}
            onRemove={(id) => dispatch({ do: "remove-inspiration", id })}
          />
        )}
        <div className="mt-auto">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={state.run !== null}
            disabled={!canGenerate}
            icon={<Sparkles aria-hidden="true" size={19} strokeWidth={1.75} />}
            className="w-full"
          >
            {state.run ? "Generating..." : "Generate Creative"}
            {!state.run && (
              <span
                aria-hidden="true"
                className="ml-1 rounded-1 bg-peel/10 px-1.5 font-mono font-normal text-xs pointer-coarse:hidden"
              >
                {IS_MAC ? "⌘ ↵" : "Ctrl ↵"}
              </span>
            )}
          </Button>
          <div className="mt-2.5 flex min-h-8 items-center justify-between gap-3 text-ink-3 text-xs">
            <PriceLine apiKey={apiKey} />
            <Button variant="ghost" size="sm" className="-mr-2 text-ink-2" onClick={clearAll}>
              Clear all
            </Button>
          </div>
        </div>
      </form>
    </section>
  );
}
