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
    /** Keys and codes: told apart letter by letter. */
    mono?: boolean;
  };

export function Input({ label, labelHidden, aside, hint, error, icon, mono, className, ...props }: InputProps) {
  return (
    <Field {...{ label, labelHidden, aside, hint, error, className }} disabled={props.disabled}>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-3 [&_svg]:size-4">
            {icon}
          </span>
        )}
        <BaseInput
          {...props}
          className={cn(
            controlStyles,
            readOnlyStyles,
            "h-10 px-3 pointer-coarse:h-11",
            icon && "pl-9",
            mono && "font-mono text-13",
          )}
        />
      </div>
    </Field>
  );
}
