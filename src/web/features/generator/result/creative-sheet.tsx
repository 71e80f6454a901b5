import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, Images, Sparkles, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { bringToGenerate } from "@/creatives/inspiration/bring-to-generate.ts";
import { Sheet } from "../sheet.tsx";
import { DeleteCreativeDialog } from "./delete-creative-dialog.tsx";

export type MadePicture = { image: string; title: string; id: string | null };

type CreativeSheetProps = { creative: MadePicture; isOnline: boolean; onDeleted: () => void };

const INSPIRED = {
  added: "Creative Added for Inspiration! ✨",
  failed: "Failed to use creative for inspiration. Please try again.",
};

/** What else can be done with the creative on screen. */
export function CreativeSheet({ creative, isOnline, onDeleted }: CreativeSheetProps) {
  const [open, setOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const { image, title, id } = creative;
  const close = (then: () => void) => () => {
    setOpen(false);
    then();
  };
  const from = id ? ({ kind: "creative", id } as const) : undefined;
  const inspire = () =>
    void bringToGenerate(navigate, { id: id ?? image, name: title, url: image, from, lender: title }, INSPIRED);
  const openInGallery = () => void navigate({ to: "/dashboard/gallery", search: id ? { open: id } : {} });
  const more = (
    <Button
      size="lg"
      icon={<Ellipsis aria-hidden="true" size={20} />}
      aria-label="More actions"
      className="px-0 max-[359px]:aspect-auto max-[359px]:w-10"
    />
  );
  return (
    <>
      <Sheet title="This creative" trigger={more} open={open} onOpenChange={setOpen}>
        {!isOnline && (
          <p className="px-3 pb-2 text-13 text-ink-2">You're offline. These work again when you're back.</p>
        )}
        <ul>
          <Row icon={<Sparkles size={19} />} disabled={!isOnline} onClick={close(inspire)}>
            Use for Inspiration
          </Row>
          <Row icon={<Images size={19} />} disabled={!isOnline} onClick={close(openInGallery)}>
            Open in Gallery
          </Row>
          {id && (
            <Row icon={<Trash2 size={19} />} danger disabled={!isOnline} onClick={close(() => setIsDeleting(true))}>
              Delete
            </Row>
          )}
        </ul>
      </Sheet>
      {id && (
        <DeleteCreativeDialog {...{ id, title, onDeleted }} open={isDeleting} onClose={() => setIsDeleting(false)} />
      )}
    </>
  );
}

type RowProps = { icon: ReactNode; disabled: boolean; danger?: boolean; onClick: () => void; children: string };

function Row({ icon, disabled, danger = false, onClick, children }: RowProps) {
  return (
    <li>
      <Button
        variant={danger ? "danger-quiet" : "ghost"}
        size="lg"
        icon={icon}
        disabled={disabled}
        onClick={onClick}
        className="w-full justify-start gap-3.5 rounded-3 px-3 font-[550] data-disabled:bg-transparent data-disabled:shadow-none"
      >
        {children}
      </Button>
    </li>
  );
}
