import { SwatchBook } from "lucide-react";
import type { ListedBrand } from "@/brands/brands.ts";
import { Button } from "@/components/ui/button.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { useBusy } from "@/lib/use-busy.ts";
import type { Format } from "../../../../shared/formats.ts";
import type { PaintAgain } from "./use-paint-again.ts";

type AnewForBrandProps = { brand: ListedBrand | null; again: PaintAgain; format: Format; isOnline: boolean };

/** A picture that a service painted whole keeps its colours: for another brand it is painted anew, for money. */
export function AnewForBrand({ brand, again, format, isOnline }: AnewForBrandProps) {
  const [isBusy, paint] = useBusy(async () => {
    if (brand && (await again?.paint(format, { brand: brand.id })))
      showToast({ tone: "ok", title: `Painted for ${brand.kit.name}`, description: "It stands among the versions." });
  });
  const isOverCap = again?.isOverCap(format) ?? false;
  return (
    <>
      <p className="mb-3 text-13 text-ink-2">
        A service painted this one whole, so its colours stay. {whatToDo(again, brand)}
      </p>
      {again && brand && (
        <Button
          icon={<SwatchBook aria-hidden="true" size={16} />}
          disabled={!isOnline || isOverCap}
          busy={isBusy}
          onClick={paint}
        >
          {`For ${brand.kit.name} with ${again.name}, ${again.price(format)}`}
        </Button>
      )}
      {isOverCap && <p className="mt-3 text-13 text-warn-fg">That would pass your monthly cap.</p>}
    </>
  );
}

function whatToDo(again: PaintAgain, brand: ListedBrand | null) {
  if (!again) return "Choose a service in the form to have the same words painted for another brand.";
  if (!brand) return "Choose a brand to have the same words painted for it.";
  return `${again.name} can paint the same words for ${brand.kit.name}, as another version.`;
}
