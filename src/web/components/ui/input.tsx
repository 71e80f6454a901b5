import { Input as BaseInput } from "@base-ui/react/input";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { Field, type FieldProps } from "./field.tsx";
import { controlStyles, readOnlyStyles } from "./field-styles.ts";

type InputProps = Omit<BaseInput.Props, "className"> &
  FieldProps & {
    className?: string;
    /** Inside the field, before the text. */
    icon?: ReactNode;
    /** Monospaced, for keys and codes, where every letter has to be distinguishable. */
    mono?: boolean;
    /** For a form that is the whole view. */
    large?: boolean;
  };

/** The words decide in which direction they are written. */
export function Input(allProps: InputProps) {
  const { label, labelHidden, aside, hint, error, icon, mono, large, className, ...props } = allProps;
  return (
    <Field {...{ label, labelHidden, aside, hint, error, className }} disabled={props.disabled}>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-3 [&_svg]:size-4">
            {icon}
          </span>
        )}
        <BaseInput
          dir="auto"
          {...props}
          className={cn(
            controlStyles,
            readOnlyStyles,
            large ? "h-13 rounded-4 px-4 text-base" : "h-10 px-3 pointer-coarse:h-11",
            icon && "pl-9",
            mono && "font-mono text-13",
          )}
        />
      </div>
    </Field>
  );
}
