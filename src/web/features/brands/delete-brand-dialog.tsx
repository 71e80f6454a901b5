import { type ListedBrand, useBrands, useDeleteBrand } from "@/brands/brands.ts";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { ownFontId } from "../../../shared/fonts/font-facts.ts";

type DeleteBrandDialogProps = { brand: ListedBrand | null; onClose: () => void; onDeleted?: () => void };

/** Says what goes and what stays. */
export function DeleteBrandDialog({ brand, onClose, onDeleted }: DeleteBrandDialogProps) {
  const remove = useDeleteBrand();
  const hasOthers = (useBrands().data?.length ?? 0) > 1;
  const name = brand?.kit.name ?? "this brand";
  async function confirm() {
    if (!brand) return;
    try {
      await remove.mutateAsync(brand.id);
      showToast({ tone: "ok", title: `${name} is deleted`, description: "Its creatives stay as they are." });
      onDeleted?.();
    } catch (error) {
      showToast({
        tone: "bad",
        title: `${name} was not deleted`,
        description: error instanceof Error ? error.message : "",
      });
      throw error;
    }
  }
  return (
    <AlertDialog
      open={brand !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      description="The kit and its logos go for good."
      confirmLabel={`Delete ${name}`}
      cancelLabel="Keep it"
      onConfirm={confirm}
    >
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-2 text-sm">
        <li>Creatives that wear it stay as they are, with the logo and the colours that are in them.</li>
        {ownFontId(brand?.kit.headlineFont) !== undefined && (
          <li>Its font is deleted within a day, unless a creative or another brand is set in it.</li>
        )}
        {brand?.isDefault && hasOthers && <li>The oldest of your other brands becomes the default.</li>}
      </ul>
    </AlertDialog>
  );
}
