import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useBrandFor } from "@/brands/brand-for.ts";
import { fontQuery, useOwnFonts } from "@/brands/own-fonts.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { typefacesFor, wearable } from "./design/typefaces.ts";

type Edited = { scene: Scene; photos: ReadonlyMap<string, Uint8Array> };

/** What a brand brings to the studio: its kit, its typeface before all others, and its font beside the pictures. */
export function useBrand(versionId: string, { scene, photos }: Edited) {
  const kit = useBrandFor(versionId)?.kit;
  const font = wearable(scene, kit);
  const { data: listed = [] } = useOwnFonts({ isOn: font !== undefined });
  const { data: bytes } = useQuery({ ...fontQuery(font ?? ""), enabled: font !== undefined && !photos.has(font) });
  const { font: worn } = scene;
  // The painter gets it with the first layer that is set in it.
  const withFont = useMemo(
    () => (worn && bytes && !photos.has(worn) ? new Map(photos).set(worn, bytes) : photos),
    [photos, worn, bytes],
  );
  return { kit, faces: typefacesFor(kit, worn ?? (bytes && font), listed), photos: withFont };
}
