import type { ReactNode } from "react";
import { segmentListStyles, segmentStyles } from "@/components/ui/segment-styles.ts";
import { cn } from "@/lib/cn.ts";

type ToggleRowProps = {
  label: string;
  toggles: readonly { label: string; icon: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void }[];
  disabled?: boolean;
};

/** Things that are on or off, each on its own. */
export function ToggleRow({ label, toggles, disabled }: ToggleRowProps) {
  return (
    <fieldset className={segmentListStyles} disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      {toggles.map(({ label: name, icon, isOn, onChange }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isOn}
          aria-label={name}
          title={name}
          data-checked={isOn ? "" : undefined}
          className={cn(segmentStyles, "px-2 disabled:text-ink-3 pointer-coarse:px-3")}
          onClick={() => onChange(!isOn)}
        >
          {icon}
        </button>
      ))}
    </fieldset>
  );
}
