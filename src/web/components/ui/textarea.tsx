import { Field as BaseField } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { Field, type FieldProps } from "./field.tsx";
import { controlStyles, readOnlyStyles } from "./field-styles.ts";

type TextareaProps = Omit<ComponentProps<"textarea">, "defaultValue" | "value"> &
  FieldProps & { value?: string; defaultValue?: string };

/** The words decide in which direction they are written. */
export function Textarea({ label, labelHidden, aside, hint, error, className, ...props }: TextareaProps) {
  const { value, defaultValue, disabled, ...textarea } = props;
  return (
    <Field {...{ label, labelHidden, aside, hint, error, className, disabled }}>
      <BaseField.Control
        value={value}
        defaultValue={defaultValue}
        render={<textarea rows={4} dir="auto" {...textarea} />}
        className={cn(controlStyles, readOnlyStyles, "block resize-y p-3 leading-normal")}
      />
    </Field>
  );
}
