import { useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { useBusy } from "@/lib/use-busy.ts";
import { FORMAT_IDS, type Format } from "../../../../shared/formats.ts";

type SaveDialogProps = {
  open: boolean;
  /** In words, what was done since the last save. */
  done: string;
  format: Format;
  onClose: () => void;
  /** Rejects with words for the user when it could not be saved. */
  onSave: (name: string, format: Format) => Promise<void>;
};

const MAX_NAME = 80;

/** Names a version and keeps it. Enter saves. */
export function SaveDialog({ open, done, format, onClose, onSave }: SaveDialogProps) {
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<Format | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, save] = useBusy(async () => {
    setError(null);
    try {
      await onSave(name, shown ?? format);
      setName("");
      setShown(null);
      onClose();
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : "Check your connection and try again.";
      setError(`${why} Your work is still here.`);
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Save a version"
      // A finger opens no keyboard that it has not asked for.
      initialFocus={(by) => by === "touch" || field.current}
      description="All five formats are kept with it. Nothing is charged."
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isBusy} type="submit" form="save-version">
            Save version
          </Button>
        </>
      }
    >
      <form
        id="save-version"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Input
          ref={field}
          label="Name"
          aside="Optional"
          placeholder={done}
          maxLength={MAX_NAME}
          value={name}
          error={error ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="grid gap-2">
          <span className="font-[550] text-13">Shown in the gallery as</span>
          <Segmented
            label="Shown in the gallery as"
            options={FORMAT_IDS.map((value) => ({ value, label: value }))}
            value={shown ?? format}
            onValueChange={setShown}
          />
        </div>
      </form>
    </Dialog>
  );
}
