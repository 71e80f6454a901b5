import { ExternalLink, PencilLine, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import type { CreativeActions } from "./use-creative-actions.ts";

type DetailPromptProps = { creative: Card; actions: CreativeActions };

/** The words that a version was made from, and what they are good for. */
export function DetailPrompt({ creative, actions }: DetailPromptProps) {
  return (
    <section aria-labelledby="prompt">
      <div className="mb-1.5 flex items-center justify-between gap-2">
        <h3 id="prompt" className="font-[550] text-13">
          Prompt
        </h3>
        <CopyButton text={creative.prompt} label="Copy prompt" variant="ghost" size="sm" />
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap rounded-3 bg-inset px-3 py-2.5 text-ink-2">
        {creative.prompt}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" size={15} />}
          onClick={() => void actions.makeAgain(creative)}
          className="col-span-2"
        >
          Generate again with this prompt
        </Button>
        <Button
          size="sm"
          icon={<PencilLine aria-hidden="true" size={15} />}
          onClick={() => void actions.edit(creative)}
        >
          Edit
        </Button>
        <a href={creative.image_url} target="_blank" rel="noreferrer" className={buttonStyles({ size: "sm" })}>
          <ExternalLink aria-hidden="true" size={15} />
          Open in New Tab
        </a>
      </div>
    </section>
  );
}
