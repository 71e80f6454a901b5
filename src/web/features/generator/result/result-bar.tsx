import { Download } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { useBusy } from "@/lib/use-busy.ts";
import { CreativeSheet, type MadePicture } from "./creative-sheet.tsx";
import { downloadCreative } from "./download-creative.ts";

type ResultBarProps = { creative: MadePicture; isOnline: boolean; onEdit: () => void; onGenerateNew: () => void };

/** The actions for a finished creative, the likeliest first. */
export function ResultBar({ creative, isOnline, onEdit, onGenerateNew }: ResultBarProps) {
  const [isSaving, save] = useBusy(() => downloadCreative(creative.image));
  return (
    <div className="bar result-bar">
      <div className="flex gap-2 desk:justify-end">
        <Button
          variant="ink"
          size="lg"
          icon={<Download aria-hidden="true" size={19} strokeWidth={1.9} />}
          busy={isSaving}
          onClick={save}
          className="min-w-0 flex-1 px-4 max-[359px]:text-sm desk:min-w-55 desk:flex-none"
        >
          Download
        </Button>
        <Button
          size="lg"
          className="px-3.5 max-[359px]:px-2.5 max-[359px]:text-sm tablet:px-4.5"
          onClick={onGenerateNew}
        >
          Generate New
        </Button>
        <CreativeSheet {...{ creative, isOnline, onEdit, onDeleted: onGenerateNew }} />
      </div>
    </div>
  );
}
