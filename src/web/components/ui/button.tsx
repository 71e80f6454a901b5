import { Button as BaseButton } from "@base-ui/react/button";
import type { VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { buttonStyles } from "./button-styles.ts";
import { Spinner } from "./spinner.tsx";

/** A button shows words, or an icon with a name for those who cannot see it. */
type Content = { icon?: ReactNode; children: ReactNode } | { icon: ReactNode; children?: never; "aria-label": string };

export type ButtonProps = Omit<BaseButton.Props, "className" | "children"> &
  Omit<VariantProps<typeof buttonStyles>, "iconOnly"> &
  Content & {
    className?: string;
    /** While busy: a spinner in place of the icon, focus kept, further presses ignored. */
    busy?: boolean;
  };

export function Button({ variant, size, icon, children, busy = false, disabled, className, ...props }: ButtonProps) {
  return (
    <BaseButton
      type="button"
      {...props}
      disabled={disabled || busy}
      focusableWhenDisabled={busy || props.focusableWhenDisabled}
      aria-busy={busy || undefined}
      className={cn(buttonStyles({ variant, size, iconOnly: !children }), className)}
    >
      {busy ? <Spinner size={size === "sm" ? "sm" : "md"} /> : icon}
      {children}
    </BaseButton>
  );
}
