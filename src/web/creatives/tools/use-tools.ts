import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PictureFormat } from "../../../shared/formats.ts";
import { sceneQuery } from "../scenes/get-scene.ts";

/** The version of a creative that somebody looks at. */
export type ShownCreative = {
  versionId: string;
  documentId: string;
  title: string;
  image: string;
  format: PictureFormat;
  prompt: string;
};

export type Tool = "sizes" | "variations" | "brand" | "versions" | "texts";
export type Tools = ReturnType<typeof useTools>;

/** Which tool is open for a creative, and what that is made of, fetched when a tool first needs it. */
export function useTools(shown: ShownCreative | null) {
  const [open, setOpen] = useState<Tool | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const needsScene = open !== null && open !== "versions";
  const scene = useQuery({ ...sceneQuery(shown?.versionId ?? ""), enabled: shown !== null && needsScene });
  return {
    versionId: shown?.versionId,
    open: shown && open,
    toggle: (tool: Tool) => setOpen((now) => (now === tool ? null : tool)),
    scene,
    isExporting,
    setIsExporting,
  };
}
