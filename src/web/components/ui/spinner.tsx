import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

type SpinnerProps = ComponentProps<"span"> & {
  size?: "sm" | "md" | "lg";
  /** What is loading. Without it the spinner is decoration beside text that says so. */
  label?: string;
};

export function Spinner({ size = "md", label, className, ...props }: SpinnerProps) {
  const circle = (
    <span
      {...props}
      aria-hidden="true"
      className={cn("spinner", size === "sm" && "size-3.5", size === "lg" && "spinner-lg", className)}
    />
  );
  if (!label) return circle;
  return (
    <span role="status" className="inline-flex">
      {circle}
      <span className="sr-only">{label}</span>
    </span>
  );
}
