import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CopyPlus,
  type LucideIcon,
  Trash2,
} from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { moveInList } from "./document/arrange-layers.ts";
import type { LayerChange } from "./document/edited-layer.ts";
import type { Change, Rise } from "./document/workbench-action.ts";
import { documentOf, selectedOf } from "./document/workbench-state.ts";
import type { Edge } from "./geometry/align.ts";
import type { Bench } from "./use-workbench.ts";

const edges: readonly { edge: Edge; label: string; Icon: LucideIcon }[][] = [
  [
    { edge: "left", label: "Left edges", Icon: AlignStartVertical },
    { edge: "center", label: "Centres", Icon: AlignCenterVertical },
    { edge: "right", label: "Right edges", Icon: AlignEndVertical },
  ],
  [
    { edge: "top", label: "Top edges", Icon: AlignStartHorizontal },
    { edge: "middle", label: "Middles", Icon: AlignCenterHorizontal },
    { edge: "bottom", label: "Bottom edges", Icon: AlignEndHorizontal },
  ],
];

const quiet = "pointer-coarse:h-11 data-disabled:bg-transparent data-disabled:opacity-55 data-disabled:shadow-none";

/** What can be done with the selected layers as a whole, as far as the document allows it. */
export function LayerTools({ bench: { state, dispatch } }: { bench: Bench }) {
  const { layers, allows } = documentOf(state);
  const free = selectedOf(state).filter(({ isLocked }) => !isLocked);
  const tool = (label: string, Icon: LucideIcon, action: Extract<Change, { type: LayerChange }>, isPossible: boolean) =>
    allows.includes(action.type) && (
      <Button
        variant="ghost"
        size="sm"
        icon={<Icon size={16} aria-hidden="true" />}
        aria-label={label}
        title={label}
        disabled={!isPossible}
        className={quiet}
        onClick={() => dispatch(action)}
      />
    );
  const rise = (label: string, Icon: LucideIcon, by: Rise) =>
    tool(label, Icon, { type: "reorder", by }, moveInList(layers, free, by) !== null);
  return (
    <fieldset className="flex flex-wrap items-center gap-1 px-3 pb-3">
      <legend className="sr-only">Selected layers</legend>
      {rise("Raise", ArrowUp, 1)}
      {rise("Lower", ArrowDown, -1)}
      {rise("To the top", ArrowUpToLine, "top")}
      {rise("To the bottom", ArrowDownToLine, "bottom")}
      {tool("Duplicate", CopyPlus, { type: "duplicate" }, free.length > 0)}
      {tool("Remove", Trash2, { type: "remove" }, free.length > 0)}
      <span className="flex-1" />
      <Menu
        trigger={
          <Button variant="ghost" size="sm" disabled={free.length === 0} className={quiet}>
            Line up
          </Button>
        }
        groups={edges.map((group) =>
          group.map(({ edge, label, Icon }) => ({
            label,
            icon: <Icon aria-hidden="true" />,
            onSelect: () => dispatch({ type: "align", edge }),
          })),
        )}
      />
    </fieldset>
  );
}
