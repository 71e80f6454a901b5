import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { KeyboardEvent, ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

type RadioTilesProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  children: ReactNode;
};

/** One of several things that are shown as they look. One stop for Tab; arrow keys, Home and End move and choose. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { label, value, onValueChange, className, children } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      onKeyDown={goToEnd}
      className={cn("grid gap-2", className)}
    >
      {children}
    </RadioGroup>
  );
}

/** Base UI leaves these two keys alone in a group of radio buttons. */
function goToEnd(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Home" && event.key !== "End") return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]")];
  const radio = radios.at(event.key === "Home" ? 0 : -1);
  event.preventDefault();
  radio?.focus();
  radio?.click();
}

export function RadioTile({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return (
    <Radio.Root
      value={value}
      className={cn(
        "block min-w-0 cursor-pointer rounded-3 text-left shadow-line hover:bg-inset",
        "data-checked:bg-accent-soft data-checked:shadow-[inset_0_0_0_2px_var(--ring)]",
        className,
      )}
    >
      {children}
    </Radio.Root>
  );
}
