import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowUp,
  CopyPlus,
  type LucideIcon,
  Trash2,
} from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import type { WorkbenchAction } from "./document/workbench-action.ts";
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

/** What can be done with the selected layers as a whole. */
export function LayerTools({ bench: { state, dispatch } }: { bench: Bench }) {
  const { layers } = documentOf(state);
  const free = selectedOf(state).filter(({ isLocked }) => !isLocked);
  const only = free.length === 1 ? free[0] : undefined;
  const tool = (label: string, Icon: LucideIcon, action: WorkbenchAction | undefined, isPossible: boolean) => (
    <Button
      variant="ghost"
      size="sm"
      icon={<Icon size={16} aria-hidden="true" />}
      aria-label={label}
      title={label}
      disabled={!isPossible}
      className={quiet}
      onClick={() => action && dispatch(action)}
    />
  );
  return (
    <fieldset className="flex items-center gap-1 px-3 pb-3">
      <legend className="sr-only">Selected layers</legend>
      {tool("Raise", ArrowUp, only && { type: "reorder", id: only.id, by: 1 }, !!only && layers.at(-1) !== only)}
      {tool("Lower", ArrowDown, only && { type: "reorder", id: only.id, by: -1 }, !!only && layers[0] !== only)}
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
