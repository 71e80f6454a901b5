import { PencilLine } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { AD_TYPES } from "../../../../shared/ad-types.ts";
import { draftOf, type GeneratorState } from "../run/generator-state.ts";

type SummaryProps = { state: GeneratorState; onChange: () => void };

/** The folded form: what the creative is being made from, or was. */
export function Summary({ state, onChange }: SummaryProps) {
  const { run, failure, generatedDetails } = state;
  const draft = draftOf(state);
  const { type, format, prompt } = run ??
    (failure ? null : generatedDetails) ?? { ...draft, type: state.edit ? "edit" : state.adType };
  return (
    <div className="summary items-center gap-2 rounded-3 bg-surface py-2 pr-1 pl-3.5 shadow-line">
      <p className="grid min-w-0 flex-1 leading-snug">
        <span dir="auto" className="truncate font-[550]">
          {prompt || draft.prompt}
        </span>
        <span className="text-ink-3 text-xs">
          {type === "edit" ? "Edit" : AD_TYPES[type]}, {format}
        </span>
      </p>
      {!run && (
        <Button
          variant="ghost"
          size="sm"
          className="h-10"
          icon={<PencilLine aria-hidden="true" size={15} />}
          aria-label="Edit the words"
          onClick={onChange}
        >
          Edit
        </Button>
      )}
    </div>
  );
}
