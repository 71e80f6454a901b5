import { Download, ExternalLink, PencilLine, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { BrowseDialog } from "@/components/browse-dialog.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { longDate } from "@/lib/short-date.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import type { Creative } from "./api/creative.ts";
import { CreativePicture, sizeOf } from "./creative-picture.tsx";
import { typeName, typeTone } from "./creative-types.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { CreativeActions } from "./use-creative-actions.ts";

const WIDTHS = [640, 1080] as const;

type DetailDialogProps = {
  creative: Creative;
  actions: CreativeActions;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
};

export function DetailDialog({ creative, actions, onPrevious, onNext, onClose, onDeleted }: DetailDialogProps) {
  const [toDelete, setToDelete] = useState<Creative | null>(null);
  const { width, height } = sizeOf(creative);
  const facts = [
    ["Created", longDate(new Date(creative.created_at))],
    ["Size", `${width} × ${height}`],
  ];
  return (
    <BrowseDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onPrevious={onPrevious}
      onNext={onNext}
      title={
        <span dir="auto" className="wrap-anywhere">
          {shownTitle(creative.title)}
        </span>
      }
      description={<Badge tone={typeTone(creative.type)}>{typeName(creative.type)}</Badge>}
      media={
        <CreativePicture
          key={creative.id}
          creative={creative}
          widths={WIDTHS}
          sizes="(width < 47.5rem) 90vw, 480px"
          className="max-h-[34dvh] max-w-[calc(100%-96px)] rounded-2 shadow-3 tablet:max-h-[min(70dvh,640px)] tablet:max-w-[calc(100%-72px)]"
        />
      }
      footer={
        <div className="flex w-full flex-wrap gap-2 max-tablet:[&>*]:flex-auto">
          <Button
            variant="danger-quiet"
            icon={<Trash2 aria-hidden="true" size={16} />}
            onClick={() => setToDelete(creative)}
            className="tablet:mr-auto"
          >
            Delete
          </Button>
          <BusyButton onPress={() => actions.inspire(creative)}>Use for Inspiration</BusyButton>
          <BusyButton
            variant="primary"
            icon={<Download aria-hidden="true" size={16} />}
            onPress={() => actions.download(creative)}
          >
            Download Full Size
          </BusyButton>
        </div>
      }
    >
      <section aria-labelledby="prompt">
        <div className="mb-1.5 flex items-center justify-between gap-2">
          <h3 id="prompt" className="font-[550] text-13">
            Prompt
          </h3>
          <CopyButton text={creative.prompt} label="Copy prompt" variant="ghost" size="sm" />
        </div>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere rounded-3 bg-inset px-3 py-2.5 text-ink-2">
          {creative.prompt}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden="true" size={15} />}
            onClick={() => void actions.makeAgain(creative)}
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
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 border-line border-t pt-4">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-ink-3 text-xs">{term}</dt>
            <dd className="font-medium text-13 tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      <DeleteDialog
        ids={toDelete ? [toDelete.id] : []}
        title={toDelete?.title}
        onClose={() => setToDelete(null)}
        onDeleted={(ids) => {
          // Shows the next one, so that several can be deleted in a row.
          const goOn = onNext ?? onPrevious ?? onClose;
          onDeleted(ids);
          goOn();
        }}
      />
    </BrowseDialog>
  );
}

type BusyButtonProps = Pick<ButtonProps, "variant" | "icon"> & { onPress: () => Promise<void>; children: string };

function BusyButton({ onPress, children, ...button }: BusyButtonProps) {
  const [isBusy, press] = useBusy(onPress);
  return (
    <Button {...button} busy={isBusy} onClick={press}>
      {children}
    </Button>
  );
}
