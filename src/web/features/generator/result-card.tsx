import { Check, Download, PencilLine, RotateCcw } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { DEFAULT_FORMAT } from "../../../shared/formats.ts";
import { Baking } from "./baking.tsx";
import { downloadCreative } from "./download-creative.ts";
import { Failed } from "./failed.tsx";
import type { GeneratorState } from "./generator-state.ts";
import { ResultDetails } from "./result-details.tsx";
import { ResultPicture } from "./result-picture.tsx";

type ResultCardProps = {
  state: GeneratorState;
  cardRef: RefObject<HTMLElement | null>;
  canRetry: boolean;
  onRetry: () => void;
  onCancel: () => void;
  onEdit: () => void;
  onGenerateNew: () => void;
};

export function ResultCard({ state, cardRef, canRetry, onRetry, onCancel, onEdit, onGenerateNew }: ResultCardProps) {
  const { run, failure, generatedImage, generatedTitle, generatedDetails } = state;
  return (
    <section
      ref={cardRef}
      aria-labelledby="result"
      className="flex min-w-0 scroll-mt-20 flex-col overflow-hidden rounded-4 bg-surface shadow-card"
    >
      <div className="flex min-h-14 flex-wrap items-center gap-2.5 border-line border-b px-5 py-2">
        <h2 id="result" className="font-semibold text-sm leading-tight">
          Result
        </h2>
        <span role="status">
          {run && <Badge tone="accent">Generating</Badge>}
          {generatedImage && !run && (
            <Badge tone="ok" icon={<Check aria-hidden="true" />}>
              Ready
            </Badge>
          )}
        </span>
        {generatedImage && !run && (
          <ResultActions image={generatedImage} onEdit={onEdit} onGenerateNew={onGenerateNew} />
        )}
      </div>
      <div className="stage mx-px grid min-h-[360px] flex-1 place-items-center tablet:min-h-[480px]">{stageFor()}</div>
      {generatedDetails && !run && <ResultDetails details={generatedDetails} />}
    </section>
  );

  function stageFor(): ReactNode {
    if (run) return <Baking startedAt={run.startedAt} onCancel={onCancel} />;
    if (failure) return <Failed failure={failure} canRetry={canRetry} onRetry={onRetry} />;
    if (generatedImage)
      return (
        <ResultPicture
          image={generatedImage}
          title={generatedTitle}
          format={generatedDetails?.format ?? DEFAULT_FORMAT}
        />
      );
    return (
      <EmptyState
        art={<Slice stage="raw" size={96} />}
        title="No creative generated yet"
        description="Describe an ad, or start from a quick template. Your creative lands here."
      />
    );
  }
}

type ResultActionsProps = { image: string; onEdit: () => void; onGenerateNew: () => void };

function ResultActions({ image, onEdit, onGenerateNew }: ResultActionsProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await downloadCreative(image);
    setBusy(false);
  }

  return (
    <div className="ml-auto flex flex-wrap gap-1.5 max-tablet:w-full max-tablet:[&>*]:flex-auto max-tablet:[&>*]:px-2 tablet:gap-2">
      <Button variant="ghost" size="sm" icon={<PencilLine aria-hidden="true" size={15} />} onClick={onEdit}>
        Edit
      </Button>
      <Button size="sm" icon={<RotateCcw aria-hidden="true" size={15} />} onClick={onGenerateNew}>
        Generate New
      </Button>
      <Button
        variant="ink"
        size="sm"
        icon={<Download aria-hidden="true" size={15} />}
        busy={busy}
        onClick={() => void download()}
      >
        Download
      </Button>
    </div>
  );
}
