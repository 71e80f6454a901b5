import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListedBrand } from "@/brands/brands.ts";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import type { SaveVersionOutput } from "../../../shared/contracts/save-version.ts";
import { BrandPanel } from "../brand/brand-panel.tsx";
import type { SavedScene } from "../scenes/get-scene.ts";
import { textsOf, textsOfBrief } from "../texts/texts-of.ts";
import { TextsPanel } from "../texts/texts-panel.tsx";
import { VariationsPanel } from "../variations/variations-panel.tsx";
import { briefQuery } from "../versions/api/get-brief.ts";
import type { ShownCreative, Tools } from "./use-tools.ts";

type ToolPanelProps = {
  tools: Tools;
  shown: ShownCreative;
  /** What stands in place of free variations for a picture that a service made. */
  paid: ReactNode;
  /** What is offered to have such a picture for another brand. */
  brandAnew: (brand: ListedBrand | null) => ReactNode;
  /** A version for another brand is there. */
  onBrand?: ((kept: SaveVersionOutput) => void) | undefined;
};

/** Variations, brands and texts: what opens below a creative and needs to know what it is made of. */
export function ToolPanel({ tools, shown, paid, brandAnew, onBrand }: ToolPanelProps) {
  const { open, scene } = tools;
  if (open !== "variations" && open !== "texts" && open !== "brand") return null;
  if (scene.isError) {
    return (
      <LoadFailed what="What this creative is made of" isBusy={scene.isFetching} onRetry={() => void scene.refetch()} />
    );
  }
  if (scene.data === undefined) {
    return (
      <p role="status" className="flex items-center gap-2 px-5 py-4 text-13 text-ink-2">
        <Spinner size="sm" /> Looking up what it is made of
      </p>
    );
  }
  if (open === "texts") return <Texts own={scene.data} shown={shown} />;
  if (open === "brand")
    return <BrandPanel key={shown.versionId} saved={scene.data} anew={brandAnew} onKept={onBrand} shown={shown} />;
  if (!scene.data) return paid;
  const { versionId, documentId, format } = shown;
  return <VariationsPanel key={versionId} varied={{ ...scene.data, versionId, documentId, format }} />;
}

function Texts({ own, shown }: { own: SavedScene | null; shown: ShownCreative }) {
  const { data: brief } = useQuery({ ...briefQuery(shown.versionId), enabled: own === null });
  return <TextsPanel texts={own ? textsOf(own.scene) : textsOfBrief(brief ?? undefined, shown.prompt)} />;
}
