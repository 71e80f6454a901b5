import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Input } from "@/components/ui/input.tsx";
import { useBusy } from "@/lib/use-busy.ts";
import { AD_COLUMNS, type AdRow, findProblem } from "../../../../../shared/ad-row.ts";
import type { AdUploadProblem } from "../../../../../shared/contracts/ad-uploads.ts";

type EditRowDialogProps = { problem: AdUploadProblem; onSave: (cells: AdRow) => Promise<unknown> };

export function EditRowDialog({ problem, onSave }: EditRowDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [cells, setCells] = useState(problem.cells);
  const trimmed = Object.fromEntries(AD_COLUMNS.map(({ field }) => [field, cells[field].trim()])) as AdRow;
  const wrong = findProblem(trimmed);
  const [isBusy, save] = useBusy(async () => {
    await onSave(trimmed);
    setIsOpen(false);
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={`Row ${problem.line}`}
      description={wrong ?? "This row fits now."}
      trigger={
        <Button size="sm" icon={<Pencil aria-hidden="true" size={15} />} aria-label={`Edit row ${problem.line}`}>
          Edit
        </Button>
      }
      footer={
        <Button variant="primary" disabled={wrong !== null} busy={isBusy} onClick={() => save()}>
          Add row {problem.line}
        </Button>
      }
    >
      <div className="grid gap-4">
        {AD_COLUMNS.map(({ header, field, max }) => (
          <Input
            key={field}
            label={header}
            aside={cells[field].length > max ? `${cells[field].length} / ${max}` : undefined}
            value={cells[field]}
            onValueChange={(value) => setCells({ ...cells, [field]: value })}
          />
        ))}
      </div>
    </Dialog>
  );
}
