import { Check, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { cn } from "@/lib/cn.ts";
import { Sheet } from "../sheet.tsx";

type PickerOption<Value extends string> = {
  value: Value;
  /** As the button shows it. */
  name: string;
  /** The longer name in its row, if there is one. */
  title?: string;
  hint: string;
  /** At the end of the row. */
  detail?: string;
  icon: ReactNode;
};

type PickerProps<Value extends string> = {
  label: string;
  options: readonly PickerOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A button that shows the choice and opens the options. Arrow keys move and choose; a click or Enter also closes. */
export function Picker<Value extends string>({ label, options, value, onChange }: PickerProps<Value>) {
  const [open, setOpen] = useState(false);
  const name = useId();
  const current = useRef<HTMLInputElement>(null);
  const chosen = options.find((option) => option.value === value);
  const trigger = (
    <button
      type="button"
      className="flex h-14 min-w-0 items-center gap-2 rounded-3 bg-surface pr-2.5 pl-2 text-left shadow-field hover:bg-inset max-tablet:h-[58px]"
    >
      <span className="grid size-[34px] flex-none place-items-center rounded-2 bg-accent-soft text-accent-fg tablet:size-[38px]">
        {chosen?.icon}
      </span>
      <span className="grid min-w-0 leading-tight">
        <span className="text-[0.71875rem] text-ink-3">{label}</span>{" "}
        <span className="truncate font-semibold text-sm tracking-[-0.01em]">{chosen?.name}</span>
      </span>
      <ChevronsUpDown aria-hidden="true" size={16} className="ml-auto flex-none text-ink-3" />
    </button>
  );
  return (
    <Sheet title={label} trigger={trigger} open={open} onOpenChange={setOpen} initialFocus={current}>
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <label className="relative flex min-h-15 cursor-pointer items-center gap-3 rounded-4 py-1.5 pr-3 pl-2.5 hover:bg-inset has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_2px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:-outline-offset-2 dark:has-checked:shadow-[inset_0_0_0_2px_var(--banana)]">
              <input
                ref={option.value === value ? current : undefined}
                type="radio"
                name={name}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                // Arrow keys fire click events too, but with a detail of 0.
                onClick={({ detail }) => detail > 0 && setOpen(false)}
                onKeyDown={({ key }) => key === "Enter" && setOpen(false)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span
                className={cn(
                  "grid size-[42px] flex-none place-items-center rounded-3",
                  option.value === value ? "bg-banana text-peel" : "bg-inset text-ink-2",
                )}
              >
                {option.icon}
              </span>
              <span className="grid min-w-0 flex-1 leading-snug">
                <span className="font-semibold text-[0.9375rem]">{option.title ?? option.name}</span>
                <span className="text-13 text-ink-2">{option.hint}</span>
              </span>
              {option.detail && (
                <span className="whitespace-nowrap text-ink-2 text-xs tabular-nums">{option.detail}</span>
              )}
              <Check
                aria-hidden="true"
                size={16}
                strokeWidth={2.6}
                className={cn(option.value !== value && "invisible")}
              />
            </label>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
