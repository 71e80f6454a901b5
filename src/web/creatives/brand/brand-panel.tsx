import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useChosenBrand } from "@/brands/brand-choice.ts";
import { BrandSwitch } from "@/brands/brand-switch.tsx";
import type { ListedBrand } from "@/brands/brands.ts";
import { useWorn } from "@/brands/worn.ts";
import { wornByQuery } from "@/brands/worn-by.ts";
import { base64Of } from "@/lib/base64.ts";
import { showToast } from "@/lib/show-toast.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { SaveVersionOutput } from "../../../shared/contracts/save-version.ts";
import { FORMATS, formatSchema, type PictureFormat } from "../../../shared/formats.ts";
import { OpenedPanel } from "../actions/opened-panel.tsx";
import { useSaveVersion } from "../documents/save-version.ts";
import type { SavedScene } from "../scenes/get-scene.ts";
import { PaintedTile, RawTile } from "../variations/painted-tile.tsx";
import { type Dressing, useDressings } from "./use-dressings.ts";

type BrandPanelProps = {
  shown: { versionId: string; title: string; format: PictureFormat };
  /** Null for a picture that a service painted whole. */
  saved: SavedScene | null;
  /** What is offered for such a picture. */
  anew: (brand: ListedBrand | null) => ReactNode;
  onKept?: ((kept: SaveVersionOutput) => void) | undefined;
};

/** The same creative for another brand, or in what its own brand looks like now. */
export function BrandPanel({ shown, saved, anew, onKept }: BrandPanelProps) {
  const chosen = useChosenBrand();
  const [picked, setPicked] = useState<string | null | undefined>();
  const brand = picked === undefined ? chosen.brand : (chosen.brands.find(({ id }) => id === picked) ?? null);
  return (
    <OpenedPanel
      title="Brand"
      words={saved ? "Same words and layout, the colours, lettering and logo of a brand. Free." : undefined}
      aside={<BrandSwitch chosen={{ ...chosen, brand, choose: setPicked }} />}
    >
      {saved ? <Dressings key={brand?.id ?? "none"} {...{ shown, saved, brand, onKept }} /> : anew(brand)}
    </OpenedPanel>
  );
}

type DressingsProps = Omit<BrandPanelProps, "saved" | "anew"> & { saved: SavedScene; brand: ListedBrand | null };

function Dressings({ shown, saved, brand, onKept }: DressingsProps) {
  const { versionId, format } = shown;
  const worn = useWorn(brand);
  const { made, isBaking, problem } = useDressings(saved, format, worn);
  const { data: now, isSuccess } = useQuery(wornByQuery(versionId));
  const [kept, setKept] = useState<ReadonlySet<Dressing>>(new Set());
  const save = useSaveVersion();
  const { width, height } = FORMATS[format];

  async function keep(one: Dressing) {
    try {
      const version = await save({
        ...{ source: versionId, format: formatSchema.catch("1:1").parse(format), scene: one.scene },
        change: { kind: "brand", did: brand ? [brand.kit.name] : [] },
        brand: brand?.id ?? null,
        photos: await sentWith(one),
      });
      setKept((before) => new Set([...before, one]));
      showToast({ tone: "ok", title: "Kept as a version" });
      onKept?.(version);
    } catch (error) {
      const description = error instanceof Error ? error.message : "Check your connection and try again.";
      showToast({ tone: "bad", title: "Not Kept", description });
    }
  }

  if (problem) {
    return (
      <p role="alert" className="text-13 text-ink-2">
        {problem}
      </p>
    );
  }
  // Whether a logo is still the same cannot be told here: it was encoded anew when the creative was saved.
  const isNow = ({ scene }: Dressing) =>
    isSuccess &&
    (now?.id ?? null) === (brand?.id ?? null) &&
    scene.brand.logo === undefined &&
    clothesOf(scene) === clothesOf(saved.scene);
  return (
    <>
      <p role="status" className="sr-only">
        {isBaking ? "Painting" : `${made.length} painted`}
      </p>
      <ul className="variations-row" style={{ "--shape": `${width / height}` }}>
        {made.map((one) => (
          <li key={one.scene.palette.paper}>
            <PaintedTile
              picture={one.picture}
              alt={brand ? `${shown.title}, for ${brand.kit.name} on ${one.ground}` : `${shown.title}, for no brand`}
              name={one.ground}
              kept={kept.has(one) ? "Kept" : isNow(one) ? "As it is now" : undefined}
              onKeep={() => keep(one)}
            />
          </li>
        ))}
        {isBaking && (
          <li>
            <RawTile isBaking words="In the oven" />
          </li>
        )}
      </ul>
    </>
  );
}

/** The logo of the brand; everything else the source has. */
async function sentWith({ scene: { brand }, photos }: Dressing) {
  const logo = brand.logo === undefined ? undefined : photos.get(brand.logo);
  return brand.logo !== undefined && logo ? [{ name: brand.logo, data: await base64Of(logo) }] : [];
}

/** What a brand decides of a creative. */
const clothesOf = ({ palette, brand, typeface, font, slots }: Scene) =>
  JSON.stringify([palette, brand, typeface, font, slots]);
