import {
  Award,
  Eye,
  EyeOff,
  Image,
  Lock,
  LockOpen,
  type LucideIcon,
  MousePointerClick,
  Shapes,
  Stamp,
  Type,
} from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import type { EditedLayer } from "./document/edited-layer.ts";
import { documentOf } from "./document/workbench-state.ts";
import { LayerTools } from "./layer-tools.tsx";
import type { Bench } from "./use-workbench.ts";

const icons: Record<EditedLayer["kind"], LucideIcon> = {
  text: Type,
  button: MousePointerClick,
  badge: Award,
  logo: Stamp,
  picture: Image,
  shape: Shapes,
};

type LayersPanelProps = {
  bench: Bench;
  /** What is around it says already what it is. */
  isUntitled?: boolean;
  /** A row under all layers. */
  below?: ReactNode;
};

/** The layers as a list, from the top down: everything the canvas does, without a mouse. */
export function LayersPanel({ bench, isUntitled, below }: LayersPanelProps) {
  const { layers } = documentOf(bench.state);
  return (
    <section aria-label="Layers" className="border-line border-b">
      {!isUntitled && <h2 className="px-4 pt-3 font-semibold text-13">Layers</h2>}
      <ul className="grid gap-0.5 p-2">
        {layers.toReversed().map((layer) => (
          <LayerRow key={layer.id} {...{ layer, bench }} />
        ))}
        {below}
      </ul>
      <LayerTools bench={bench} />
    </section>
  );
}

function LayerRow({ layer, bench: { state, dispatch } }: { layer: EditedLayer; bench: Bench }) {
  const { id, name, text, kind, isHidden, isLocked } = layer;
  const isSelected = state.selection.includes(id);
  const Icon = icons[kind];
  return (
    <li className={cn("flex items-center rounded-2 pr-1", isSelected ? "bg-accent-soft" : "hover:bg-inset")}>
      <button
        type="button"
        aria-pressed={isSelected}
        className="-outline-offset-2 flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-2 px-2.5 text-left"
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          dispatch(shiftKey || ctrlKey || metaKey ? { type: "toggle", id } : { type: "select", ids: [id] })
        }
      >
        <Icon aria-hidden="true" size={16} className="flex-none text-ink-2" />
        <span className={cn("grid min-w-0 leading-tight", isHidden && "opacity-60")}>
          <b className="truncate font-[550] text-13">{name}</b>
          {text && (
            <small dir="auto" className="truncate text-ink-2 text-xs">
              {text}
            </small>
          )}
        </span>
      </button>
      <Button
        variant="ghost"
        size="sm"
        icon={isLocked ? <Lock size={15} aria-hidden="true" /> : <LockOpen size={15} aria-hidden="true" />}
        aria-label={`${isLocked ? "Unlock" : "Lock"} ${name}`}
        className={cn("pointer-coarse:h-11", !isLocked && "text-ink-3")}
        onClick={() => dispatch({ type: "lock", id, isLocked: !isLocked })}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={isHidden ? <EyeOff size={15} aria-hidden="true" /> : <Eye size={15} aria-hidden="true" />}
        aria-label={`${isHidden ? "Show" : "Hide"} ${name}`}
        className={cn("pointer-coarse:h-11", !isHidden && "text-ink-3")}
        disabled={isLocked}
        onClick={() => dispatch({ type: "hide", id, isHidden: !isHidden })}
      />
    </li>
  );
}
