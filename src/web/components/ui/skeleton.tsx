import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

type SkeletonProps = ComponentProps<"div"> & {
  /** What it stands on. */
  on?: "card" | "page";
};

/** Takes the shape of what is coming. Say in words nearby (role="status") what that is. */
export function Skeleton({ on = "card", className, ...props }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...props}
      className={cn("animate-shimmer rounded-2", on === "card" ? "skeleton-inset" : "skeleton-mat", className)}
    />
  );
}
