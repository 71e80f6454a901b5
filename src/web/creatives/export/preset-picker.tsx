import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { cn } from "@/lib/cn.ts";
import type { Preset } from "../../../shared/platform-presets.ts";
import { estimateOf } from "./estimate.ts";
import { ExportRow, RowGroup } from "./export-row.tsx";
import { PRESET_GROUPS, type PresetGroup, shownSize } from "./preset-groups.ts";
import { shownBytes, shownType } from "./shown-bytes.ts";
import { shownLeftOut } from "./shown-left-out.ts";
import type { ExportCreative } from "./source.ts";
import type { Foreseen, Foresight } from "./use-foresight.ts";

/** Longer groups are folded while nothing in them is chosen. */
const MAX_OPEN = 12;

type PickerProps = {
  creatives: readonly ExportCreative[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  foresight: Foresight;
};

/** Every size by platform, each to be ticked, each platform as a whole too. */
export function PresetPicker({ creatives, chosen, onChoose, foresight }: PickerProps) {
  function choose(presets: readonly Preset[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const { id } of presets) isChosen ? next.add(id) : next.delete(id);
    onChoose(next);
  }
  return (
    <div className="gap-8 tablet:columns-2">
      {PRESET_GROUPS.map((group) => (
        <Group key={group.platform} {...{ group, chosen, foresight, creatives }} onChoose={choose} />
      ))}
    </div>
  );
}

type GroupProps = Omit<PickerProps, "onChoose"> & {
  group: PresetGroup;
  onChoose: (presets: readonly Preset[], isChosen: boolean) => void;
};

function Group({ group, creatives, chosen, foresight, onChoose }: GroupProps) {
  const box = useId();
  const possible = group.presets.filter(({ id }) => !foresight.byPreset.get(id)?.reason);
  const count = possible.filter(({ id }) => chosen.has(id)).length;
  const isLong = group.presets.length > MAX_OPEN;
  const [isOpen, setIsOpen] = useState(!isLong || count > 0);
  return (
    <RowGroup
      heading={isLong ? <Folder {...{ group, isOpen }} onToggle={() => setIsOpen(!isOpen)} /> : group.name}
      aside={
        <label htmlFor={box} className="flex cursor-pointer items-center gap-2 text-13 text-ink-2">
          All
          <Checkbox
            id={box}
            checked={count > 0 && count === possible.length}
            isMixed={count > 0 && count < possible.length}
            disabled={possible.length === 0}
            onChange={({ target }) => onChoose(possible, target.checked)}
            aria-label={`All of ${group.name}`}
          />
        </label>
      }
    >
      {isOpen &&
        group.presets.map((preset) => (
          <PresetRow
            key={preset.id}
            {...{ preset, creatives }}
            foreseen={foresight.byPreset.get(preset.id)}
            isChosen={chosen.has(preset.id)}
            onChoose={(isChosen) => onChoose([preset], isChosen)}
          />
        ))}
    </RowGroup>
  );
}

type FolderProps = { group: PresetGroup; isOpen: boolean; onToggle: () => void };

function Folder({ group, isOpen, onToggle }: FolderProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-8 items-center gap-1.5 text-left pointer-coarse:min-h-11"
    >
      <ChevronRight aria-hidden="true" size={16} className={cn("-ml-1 flex-none", isOpen && "rotate-90")} />
      {group.name}
      <span className="font-normal text-13 text-ink-2">{group.presets.length} sizes</span>
    </button>
  );
}

type PresetRowProps = {
  preset: Preset;
  creatives: readonly ExportCreative[];
  foreseen: Foreseen | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function PresetRow({ preset, creatives, foreseen, isChosen, onChoose }: PresetRowProps) {
  const below = useId();
  const [only] = creatives;
  const { type, bytes, isMeasured } = estimateOf(creatives.length === 1 ? (only?.id ?? "") : "", preset, "auto");
  const { reason, leftOut = [], note } = foreseen ?? {};
  const words = reason ?? [shownLeftOut(leftOut), note].filter(Boolean).join(". ");
  return (
    <ExportRow
      isLabel
      isQuiet={reason !== undefined}
      mark={
        <Checkbox
          checked={isChosen && reason === undefined}
          disabled={reason !== undefined}
          onChange={({ target }) => onChoose(target.checked)}
          aria-describedby={words ? below : undefined}
        />
      }
      name={preset.name}
      size={shownSize(preset)}
      file={`${shownType(type)}, ${isMeasured ? "" : "~"}${shownBytes(bytes)}`}
    >
      {words && (
        <span id={below} title={leftOut.join("\n") || undefined}>
          {words}
        </span>
      )}
    </ExportRow>
  );
}
