import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as BaseSelect } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { Field, type FieldProps } from "./field.tsx";
import { controlStyles, labelStyles } from "./field-styles.ts";
import { itemStyles, popoverStyles } from "./popover-styles.ts";

type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Said quietly at the end of the line, such as a price. */
  note?: string | undefined;
  disabled?: boolean;
};

type SelectProps<Value extends string> = FieldProps &
  Pick<BaseSelect.Root.Props<Value>, "defaultValue" | "disabled" | "name" | "required"> & {
    options: readonly SelectOption<Value>[];
    value?: Value | null;
    onValueChange?: (value: Value) => void;
    placeholder?: string;
    className?: string;
  };

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden, aside, hint, error, className, options, placeholder, onValueChange, ...root } = props;
  return (
    // Base UI would add a style element to hide the scroll bar; the content policy allows none.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        {...root}
        items={options}
        onValueChange={(value) => {
          if (value !== null) onValueChange?.(value);
        }}
      >
        <Field
          {...{ label, labelHidden, aside, hint, error, className }}
          disabled={root.disabled}
          labelElement={<BaseSelect.Label className={labelStyles}>{label}</BaseSelect.Label>}
        >
          <BaseSelect.Trigger
            className={cn(
              controlStyles,
              "flex h-10 items-center justify-between gap-2 pr-2.5 pl-3 text-left pointer-coarse:h-11",
              "data-popup-open:shadow-field-focus data-placeholder:text-ink-3 focus:shadow-field focus-visible:shadow-field-focus",
            )}
          >
            <BaseSelect.Value className="flex min-w-0 flex-1 items-center gap-2.5">
              {(value: Value | null) => (
                <Chosen option={options.find((option) => option.value === value)} {...{ placeholder }} />
              )}
            </BaseSelect.Value>
            <BaseSelect.Icon className="flex-none text-ink-3">
              <ChevronDown aria-hidden="true" size={16} />
            </BaseSelect.Icon>
          </BaseSelect.Trigger>
          <BaseSelect.Portal>
            <BaseSelect.Positioner
              sideOffset={6}
              alignItemWithTrigger={false}
              className="z-60 min-w-(--anchor-width) outline-none"
            >
              <BaseSelect.Popup className={cn(popoverStyles, "max-h-(--available-height) overflow-y-auto")}>
                <BaseSelect.List>
                  {options.map(({ value, label: name, icon, note, disabled }) => (
                    <BaseSelect.Item key={value} value={value} disabled={disabled} className={itemStyles}>
                      {icon}
                      <BaseSelect.ItemText className="flex-1">{name}</BaseSelect.ItemText>
                      {note && <Note>{note}</Note>}
                      <BaseSelect.ItemIndicator>
                        <Check aria-hidden="true" />
                      </BaseSelect.ItemIndicator>
                    </BaseSelect.Item>
                  ))}
                </BaseSelect.List>
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </Field>
      </BaseSelect.Root>
    </CSPProvider>
  );
}

function Chosen({
  option,
  placeholder,
}: {
  option: SelectOption<string> | undefined;
  placeholder: string | undefined;
}) {
  return (
    <>
      {option?.icon}
      <span className="truncate">{option?.label ?? placeholder}</span>
      {option?.note && <Note>{option.note}</Note>}
    </>
  );
}

/** Read with the name, as in "Gemini, $0.034". */
function Note({ children }: { children: string }) {
  return (
    <span className="ml-auto whitespace-nowrap text-ink-3 text-xs tabular-nums">
      <span className="sr-only">, </span>
      {children}
    </span>
  );
}
