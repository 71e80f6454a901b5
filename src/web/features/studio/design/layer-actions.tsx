import { Copy, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { EditedLayer } from "@/workbench/document/edited-layer.ts";
import { FORMAT_IDS } from "../../../../shared/formats.ts";
import { editOf, withEdit, withoutEdits } from "../document/edits.ts";
import type { StudioBench } from "../use-studio.ts";

/** For one layer: give it back to the layout, or its look to the other formats. Place and size stay each format's own. */
export function LayerActions({ studio, layer }: { studio: StudioBench; layer: EditedLayer }) {
  const { dispatch, document } = studio;
  const { scene, format } = document;
  const { id, name, isLocked } = layer;
  const edit = editOf(scene, format, id);
  if (!edit || isLocked) return null;
  const { style: { size: _, rotate: __, ...look } = {}, roles, fill, opacity } = edit;
  const hasLook = Object.keys(look).length > 0 || roles !== undefined || fill !== undefined || opacity !== undefined;

  function shareLook() {
    const next = FORMAT_IDS.reduce(
      (now, each) =>
        withEdit(now, each, id, (other) => ({
          ...other,
          style: { ...other.style, ...look },
          roles: { ...other.roles, ...roles },
          fill: fill ?? other.fill,
          opacity: opacity ?? other.opacity,
        })),
      scene,
    );
    dispatch({ type: "change", name: `Same look of ${name} in all formats`, scene: next, touched: [id] });
  }

  const isOwn = id.startsWith("added-");
  return (
    <div className="flex flex-wrap gap-2 border-line border-b px-4 py-3">
      <Button
        size="sm"
        className="pointer-coarse:h-11"
        icon={<RotateCcw size={15} aria-hidden="true" />}
        onClick={() =>
          dispatch({
            type: "change",
            name: `Back to the ${isOwn ? "start" : "layout"}: ${name}`,
            scene: withoutEdits(scene, (one) => one.format === format && one.layer === id),
            touched: [id],
          })
        }
      >
        {isOwn ? "As it was added" : "Back to the layout"}
      </Button>
      {hasLook && (
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          icon={<Copy size={15} aria-hidden="true" />}
          onClick={shareLook}
        >
          Same look in all formats
        </Button>
      )}
    </div>
  );
}
