import { Link } from "@tanstack/react-router";
import { ArrowLeftRight, ClipboardPaste, ShieldCheck, Undo2, WandSparkles } from "lucide-react";
import type { Dispatch } from "react";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { MAX_PROMPT_LENGTH } from "../../../../shared/contracts/generate-creative.ts";
import type { CheckerAction, CheckerState } from "./checker-state.ts";
import { Faults } from "./faults.tsx";
import { MarkedEditor } from "./marked-editor.tsx";
import type { Reading } from "./read/read-prompt.ts";

const SAMPLES = [
  "hot sauce ad, chilli, red, 4k, trending",
  "woman drinking coffee in the morning",
  "Black Friday sale banner 50% off",
];

type PromptCardProps = {
  state: CheckerState;
  reading: Reading;
  /** What the reading is about; a moment behind what is typed. */
  text: string;
  dispatch: Dispatch<CheckerAction>;
  onCompare: () => void;
};

export function PromptCard({ state, reading, text, dispatch, onCompare }: PromptCardProps) {
  const type = (typed: string) => dispatch({ do: "type", text: typed });
  const isEmpty = !state.text.trim();
  return (
    <Card flush title="Your prompt" className="checker-prompt" action={<Tools state={state} dispatch={dispatch} />}>
      <MarkedEditor state={state} reading={reading} text={text} onType={type} />
      {isEmpty ? (
        <div className="flex flex-wrap gap-2 px-5 pb-5">
          <h3 className="w-full font-[550] text-ink-3 text-xs">Or take one apart</h3>
          {SAMPLES.map((sample) => (
            <button key={sample} type="button" onClick={() => type(sample)} className="checker-chip">
              {sample}
            </button>
          ))}
        </div>
      ) : (
        <Faults faults={reading.faults} onFix={(span, replacement) => dispatch({ do: "replace", span, replacement })} />
      )}
      {reading.isForeign && (
        <p className="px-5 pb-4 text-13 text-ink-2">
          The rules know English. In other languages they find the subject and words in quotes only.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2.5 border-line border-t px-5 py-3.5">
        {state.original !== null && !isEmpty ? (
          <Button variant="ghost" icon={<ArrowLeftRight aria-hidden="true" size={16} />} onClick={onCompare}>
            Before and after
          </Button>
        ) : (
          <p className="flex items-center gap-1.5 text-13 text-ink-2">
            <ShieldCheck aria-hidden="true" size={15} className="flex-none text-ok-fg" />
            {isEmpty
              ? "Checked in your browser by rules. No AI, no cost, nothing is sent."
              : "Checked by rules in your browser. Free."}
          </p>
        )}
        {!isEmpty && (
          <span className="ml-auto flex gap-2.5 max-tablet:w-full max-tablet:flex-col [&>*]:max-tablet:h-12">
            <CopyButton tooltip text={state.text} label="Copy" />
            <Link
              to="/dashboard/generate"
              state={{ prompt: state.text }}
              className={buttonStyles({ variant: "primary" })}
            >
              <WandSparkles aria-hidden="true" size={16} />
              Use in Generate
            </Link>
          </span>
        )}
      </div>
    </Card>
  );
}

function Tools({ state, dispatch }: Pick<PromptCardProps, "state" | "dispatch">) {
  async function paste() {
    try {
      dispatch({ do: "type", text: await navigator.clipboard.readText() });
    } catch {
      const description = "The browser did not allow it. Press Ctrl or Cmd and V in the field instead.";
      showToast({ tone: "bad", title: "Nothing was pasted", description });
    }
  }
  return (
    <span className="flex items-center gap-1">
      <span className="mr-1 text-13 text-ink-2 tabular-nums">
        {state.text.length.toLocaleString("en")} / {MAX_PROMPT_LENGTH.toLocaleString("en")}
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon={<ClipboardPaste aria-hidden="true" size={15} />}
        onClick={() => void paste()}
      >
        <span className="max-tablet:sr-only">Paste</span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Undo2 aria-hidden="true" size={15} />}
        aria-label="Undo"
        disabled={state.history.length === 0}
        onClick={() => dispatch({ do: "undo" })}
      />
    </span>
  );
}
