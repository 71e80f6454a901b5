import { RotateCcw } from "lucide-react";
import { useChosenBrand } from "@/brands/brand-choice.ts";
import type { ListedBrand } from "@/brands/brands.ts";
import { Button } from "@/components/ui/button.tsx";
import { OpenedPanel } from "@/creatives/actions/opened-panel.tsx";
import { AllSizes } from "@/creatives/export/all-sizes.tsx";
import { AllSizesDownload } from "@/creatives/export/all-sizes-download.tsx";
import { ExportLater } from "@/creatives/tools/export-later.tsx";
import { ToolPanel } from "@/creatives/tools/tool-panel.tsx";
import { ToolRows } from "@/creatives/tools/tool-rows.tsx";
import { useSizes } from "@/creatives/tools/use-sizes.ts";
import { useTools } from "@/creatives/tools/use-tools.ts";
import type { Card } from "@/creatives/versions/card.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import { pictureFormatSchema } from "../../../shared/formats.ts";

/** What can be made of the version that is looked at. Its versions and its words are listed below. */
export function GalleryTools({ creative, onMakeAgain }: { creative: Card; onMakeAgain: () => void }) {
  const { id: documentId, version_id: versionId, title, image_url: image, prompt, headline } = creative;
  const format = pictureFormatSchema.catch("1:1").parse(creative.format);
  const shown = { versionId, documentId, title: headline ?? shownTitle(title), image, format, prompt };
  const tools = useTools(shown);
  const { isOpen, sizes, exported, keep, kept } = useSizes(tools, shown);
  return (
    <div className="gallery-tools">
      <ToolRows tools={tools} versions={null} />
      {isOpen && (
        <OpenedPanel title="All sizes">
          <div className="grid gap-2.5">
            <AllSizes sizes={sizes} onKeep={keep} kept={kept} />
            <AllSizesDownload sizes={sizes} />
          </div>
        </OpenedPanel>
      )}
      <ToolPanel
        {...{ tools, shown }}
        paid={<PaintedWhole onMakeAgain={onMakeAgain} />}
        brandAnew={(brand) => <PaintedForBrand {...{ brand, onMakeAgain }} />}
      />
      {exported && <ExportLater open={tools.isExporting} onOpenChange={tools.setIsExporting} creatives={[exported]} />}
    </div>
  );
}

function PaintedWhole({ onMakeAgain }: { onMakeAgain: () => void }) {
  return (
    <OpenedPanel
      title="Variations"
      words="A service painted this one whole, so there is no layout to change. It can paint the same words again; you see the price before."
    >
      <Button size="sm" icon={<RotateCcw aria-hidden="true" size={15} />} onClick={onMakeAgain}>
        Generate again with this prompt
      </Button>
    </OpenedPanel>
  );
}

function PaintedForBrand({ brand, onMakeAgain }: { brand: ListedBrand | null; onMakeAgain: () => void }) {
  const { choose } = useChosenBrand();
  function make() {
    choose(brand?.id ?? null);
    onMakeAgain();
  }
  return (
    <>
      <p className="mb-3 text-13 text-ink-2">
        A service painted this one whole, so its colours stay. The same words can be made again for another brand; you
        see the price before.
      </p>
      <Button size="sm" icon={<RotateCcw aria-hidden="true" size={15} />} onClick={make}>
        {`Generate again ${brand ? `for ${brand.kit.name}` : "without a brand"}`}
      </Button>
    </>
  );
}
