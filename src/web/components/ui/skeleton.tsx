import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

type SkeletonProps = ComponentProps<"div"> & {
  /** The surface behind it. */
  on?: "card" | "page";
};

/** A placeholder in the shape of the content. Text nearby (role="status") must say what is loading. */
export function Skeleton({ on = "card", className, ...props }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...props}
      className={cn("animate-shimmer rounded-2", on === "card" ? "skeleton-inset" : "skeleton-mat", className)}
    />
  );
}
