import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { showToast } from "@/lib/show-toast.ts";

export function DialogsSection() {
  return (
    <Card title="Dialogs">
      <div className="flex flex-wrap gap-3">
        <BoardDialog />
        <Dialog
          title="Toast, but make it art"
          description="Product, 4:5"
          trigger={<Button>Open creative</Button>}
          media={<Slice size={240} stage="toasted" className="max-h-[30dvh] tablet:max-h-none" />}
          footer={
            <>
              <Button variant="danger-quiet" icon={<Trash2 size={16} />} className="mr-auto">
                Delete
              </Button>
              <Button>Edit</Button>
              <Button variant="ink">Download</Button>
            </>
          }
        >
          <div className="grid gap-3 text-ink-2">
            {Array.from({ length: 12 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words, in the same order, for ever
              <p key={index}>A slice of toast in studio light. The footer stays where it is while this scrolls.</p>
            ))}
          </div>
        </Dialog>
        <AlertDialog
          title="Delete 3 creatives?"
          description="They leave your Gallery and cloud storage. This cannot be undone."
          cancelLabel="Keep them"
          confirmLabel="Delete 3 creatives"
          onConfirm={() => showToast({ tone: "ok", title: "3 creatives deleted" })}
          trigger={
            <Button variant="danger-quiet" icon={<Trash2 size={16} />}>
              Delete 3 creatives
            </Button>
          }
        />
      </div>
    </Card>
  );
}

function BoardDialog() {
  const [open, setOpen] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      initialFocus={name}
      title="New board"
      description="Boards keep creatives of one campaign together."
      trigger={<Button>New board</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            Make board
          </Button>
        </>
      }
    >
      <Input ref={name} label="Board name" placeholder="Spring launch" autoComplete="off" />
    </Dialog>
  );
}
