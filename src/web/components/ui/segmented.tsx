import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { segmentListStyles, segmentStyles } from "./segment-styles.ts";

export type SegmentOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
};

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Shows the icons alone; the names stay for screen readers. */
  compact?: boolean;
  className?: string;
};

/** One of up to six values. Arrow keys move and choose, as in any group of radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, compact = false, className } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      className={cn(segmentListStyles, className)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          aria-label={option.label}
          className={cn(segmentStyles, compact && "px-2 pointer-coarse:px-3")}
        >
          {option.icon}
          {!compact && option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
