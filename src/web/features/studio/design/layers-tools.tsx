import { MoreHorizontal, RotateCcw, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { withoutEdits } from "../document/edits.ts";
import type { StudioBench } from "../use-studio.ts";
import { AddMenu } from "./add-menu.tsx";
import type { NewKind } from "./new-layer.ts";

type LayersToolsProps = {
  studio: StudioBench;
  /** The scene as the version has it. */
  saved: Scene;
  onAdd: (kind: NewKind) => void;
  onAddPicture: (file: File) => void;
};

/** Add a layer, or give all of them back to the layout. */
export function LayersTools({ studio: { dispatch, document }, saved, onAdd, onAddPicture }: LayersToolsProps) {
  const { scene, format } = document;
  const isEditedHere = scene.framing?.[format] !== undefined || scene.edits.some((edit) => edit.format === format);
  const isEdited = scene.framing !== undefined || scene.order !== undefined || scene.edits.length > 0;
  const change = (name: string, to: Scene) => dispatch({ type: "change", name, scene: to });
  return (
    <div className="-mr-2 flex gap-1">
      <AddMenu onAdd={onAdd} onPicture={onAddPicture} />
      <Menu
        trigger={
          <Button
            size="sm"
            variant="ghost"
            className="pointer-coarse:h-11"
            icon={<MoreHorizontal size={16} aria-hidden="true" />}
            aria-label="Start over"
          />
        }
        groups={[
          [
            {
              label: "This format back to the layout",
              icon: <RotateCcw aria-hidden="true" />,
              disabled: !isEditedHere,
              onSelect: () =>
                change(
                  `${format} back to the layout`,
                  withoutEdits(
                    { ...scene, framing: { ...scene.framing, [format]: undefined } },
                    (edit) => edit.format === format,
                  ),
                ),
            },
            {
              label: "All formats back to the layout",
              icon: <RotateCcw aria-hidden="true" />,
              disabled: !isEdited,
              onSelect: () =>
                change("All formats back to the layout", { ...scene, edits: [], order: undefined, framing: undefined }),
            },
          ],
          [
            {
              label: "Back to the saved version",
              icon: <Undo2 aria-hidden="true" />,
              disabled: scene === saved,
              onSelect: () => change("Back to the saved version", saved),
            },
          ],
        ]}
      />
    </div>
  );
}
