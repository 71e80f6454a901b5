import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Select } from "@/components/ui/select.tsx";
import { useArrowKeys } from "@/components/use-arrow-keys.ts";
import { cn } from "@/lib/cn.ts";
import { sceneQuery } from "../scenes/get-scene.ts";
import { briefQuery } from "./api/get-brief.ts";
import { compareVersions, type Difference } from "./compare-versions.ts";
import { ComparedPictures } from "./compared-pictures.tsx";
import { describeChange } from "./describe-change.ts";
import type { NumberedVersion } from "./version.ts";

type CompareDialogProps = {
  versions: readonly NumberedVersion[];
  firstId: string;
  otherId: string;
  onClose: () => void;
};

/** Two versions side by side. The arrow keys step the left one, past the one on the right. */
export function CompareDialog({ versions, firstId, otherId, onClose }: CompareDialogProps) {
  const [leftId, setLeftId] = useState(firstId);
  const [rightId, setRightId] = useState(otherId);
  const [side, setSide] = useState<"left" | "right">("left");
  const inside = useRef<HTMLDivElement>(null);
  const byId = (id: string) => versions.find((version) => version.id === id);
  // The one shown may be older than all that are loaded.
  const right = byId(rightId) ?? versions.find(({ id }) => id !== leftId);
  const left = byId(leftId);
  const { data: leftBrief } = useQuery({ ...briefQuery(left?.id ?? ""), enabled: left !== undefined });
  const { data: rightBrief } = useQuery({ ...briefQuery(right?.id ?? ""), enabled: right !== undefined });
  const { data: leftOwn } = useQuery({ ...sceneQuery(left?.id ?? ""), enabled: left !== undefined });
  const { data: rightOwn } = useQuery({ ...sceneQuery(right?.id ?? ""), enabled: right !== undefined });

  function step(by: 1 | -1) {
    const others = versions.filter(({ id }) => id !== right?.id);
    const next = others[others.findIndex(({ id }) => id === leftId) + by];
    if (next) setLeftId(next.id);
  }
  useArrowKeys(inside, { onLeft: () => step(1), onRight: () => step(-1) });

  if (!left || !right) return null;
  const options = versions.map((version) => ({
    value: version.id,
    label: `v${version.number}, ${describeChange(version)}`,
  }));
  const lines = compareVersions(
    { version: left, brief: leftBrief, scene: leftOwn?.scene },
    { version: right, brief: rightBrief, scene: rightOwn?.scene },
  );
  const names = { left: `v${left.number}`, right: `v${right.number}` };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Compare"
      description={
        <>
          What differs is marked. <span className="pointer-coarse:hidden">The arrow keys step the left one.</span>
        </>
      }
      className="tablet:w-[min(1080px,100%)]"
    >
      <div ref={inside}>
        <div className="mb-4 grid gap-3 tablet:grid-cols-2">
          <Select
            label="Left"
            value={left.id}
            onValueChange={setLeftId}
            options={options.map((option) => ({ ...option, disabled: option.value === right.id }))}
          />
          <Select
            label="Right"
            value={right.id}
            onValueChange={setRightId}
            options={options.map((option) => ({ ...option, disabled: option.value === left.id }))}
          />
        </div>
        <Segmented
          label="Which one"
          value={side}
          onValueChange={setSide}
          options={[
            { value: "left", label: names.left },
            { value: "right", label: names.right },
          ]}
          className="mb-3 w-full tablet:hidden [&>*]:flex-1"
        />
        <ComparedPictures {...{ left, right, side }} />
        <DifferenceTable {...{ names, lines }} />
      </div>
    </Dialog>
  );
}

type DifferenceTableProps = { names: { left: string; right: string }; lines: readonly Difference[] };

function DifferenceTable({ names, lines }: DifferenceTableProps) {
  return (
    <table className="mt-4 w-full table-fixed text-left text-13">
      <thead className="text-ink-2 text-xs">
        <tr>
          <td className="w-24 max-tablet:w-20" />
          <th scope="col" className="px-2 py-1.5 font-normal">
            {names.left}
          </th>
          <th scope="col" className="px-2 py-1.5 font-normal">
            {names.right}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ term, differs, colors, ...words }) => (
          <tr key={term} className="border-line border-t align-top">
            <th scope="row" className="py-2 pr-2 font-normal text-ink-2">
              {term}
            </th>
            {(["left", "right"] as const).map((at) => (
              <td key={at} dir="auto" className="wrap-anywhere px-2 py-2">
                {colors && <Dots colors={colors[at]} />}
                {differs && words[at] ? <mark className={markStyles}>{words[at]}</mark> : words[at] || "None"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Dots = ({ colors }: { colors: readonly string[] }) => (
  <span aria-hidden="true" className="mb-1 flex gap-1">
    {colors.map((color, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
        key={place}
        className="size-4 rounded-full shadow-[inset_0_0_0_1px_rgb(128_120_100/0.55)]"
        style={{ background: color }}
      />
    ))}
  </span>
);

const markStyles = cn(
  "box-decoration-clone rounded-1 bg-mark px-1 font-[550] text-ink",
  "shadow-[inset_0_-1.5px_var(--mark-line)]",
);
