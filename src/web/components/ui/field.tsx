import { Field as BaseField } from "@base-ui/react/field";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { labelStyles } from "./field-styles.ts";

export type FieldProps = {
  label: ReactNode;
  /** Shows the label to screen readers only, where an icon and a placeholder are enough to see. */
  labelHidden?: boolean;
  /** Short words beside the label: "Optional", "12 / 80". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Cause and fix. Its presence marks the control as invalid. */
  error?: ReactNode;
};

type Props = FieldProps & {
  disabled?: boolean;
  className?: string;
  /** For controls that bring a label of their own. */
  labelElement?: ReactNode;
  children: ReactNode;
};

/** The frame of a control: label above, hint and error below, linked to it for screen readers. */
export function Field(props: Props) {
  const { label, labelHidden, aside, hint, error, disabled, className, labelElement, children } = props;
  return (
    <BaseField.Root invalid={Boolean(error)} disabled={disabled} className={cn("min-w-0 text-ink text-sm", className)}>
      <div className={cn("mb-2 flex items-baseline justify-between gap-2", labelHidden && "sr-only")}>
        {labelElement ?? <BaseField.Label className={labelStyles}>{label}</BaseField.Label>}
        {aside && <span className="text-ink-3 text-xs tabular-nums">{aside}</span>}
      </div>
      {children}
      {hint && <BaseField.Description className="mt-2 text-ink-3 text-xs">{hint}</BaseField.Description>}
      {/* Only rendered with a message: `match={false}` would show it whenever the browser's own validation fails. */}
      {error && (
        <BaseField.Error match className="mt-2 flex items-start gap-1.5 text-13 text-bad-fg">
          <CircleAlert aria-hidden="true" size={15} className="mt-0.5 flex-none" />
          <span>{error}</span>
        </BaseField.Error>
      )}
    </BaseField.Root>
  );
}
