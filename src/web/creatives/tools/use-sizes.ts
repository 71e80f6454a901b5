import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { showToast } from "@/lib/show-toast.ts";
import { type Format, formatSchema } from "../../../shared/formats.ts";
import { useSaveVersion } from "../documents/save-version.ts";
import { useAllSizes } from "../export/use-all-sizes.ts";
import { exportOf } from "./export-source.ts";
import type { ShownCreative, Tools } from "./use-tools.ts";

/** What a version is exported from, and its five formats while "All sizes" is open. */
export function useSizes(tools: Tools, shown: ShownCreative | null) {
  const queries = useQueryClient();
  const save = useSaveVersion();
  const { versionId, title = "", image = "" } = shown ?? {};
  const exported = useMemo(
    () => (versionId ? exportOf(queries, { versionId, title, image }) : null),
    [queries, versionId, title, image],
  );
  const isOpen = tools.open === "sizes";
  const sizes = useAllSizes(isOpen ? exported : null);
  const [kept, setKept] = useState<{ of: string; formats: Format[] }>({ of: "", formats: [] });
  const formats = kept.of === versionId ? kept.formats : [];

  async function keep(format: Format) {
    if (!versionId) return;
    const picture = sizes.pictures[format];
    const crop = picture && "crop" in picture ? picture.crop : undefined;
    try {
      await save({ source: versionId, format, change: { kind: "size", did: [format] }, crop });
      setKept({ of: versionId, formats: [...formats, format] });
      showToast({ tone: "ok", title: "Kept as a version", description: `In ${format}, beside the one that is shown.` });
    } catch (error) {
      const description = error instanceof Error ? error.message : "Check your connection and try again.";
      showToast({ tone: "bad", title: "Not Kept", description });
    }
  }

  // It is there in its own format already.
  const own = formatSchema.safeParse(shown?.format).data;
  return { isOpen, sizes, exported, keep, kept: own ? [own, ...formats] : formats };
}
