import { type ComponentType, lazy, Suspense } from "react";
import { useToastsAreWanted } from "@/lib/show-toast.ts";

const Toasts = lazy<ComponentType>(() =>
  import("@/components/ui/toasts.tsx").then(
    ({ Toasts }) => ({ default: Toasts }),
    // A page without its news still works; without this it would fall over them.
    () => ({ default: () => null }),
  ),
);

/** Stands above all pages, so that a toast outlives the navigation after it. Its code comes with the first toast. */
export function ToastHost() {
  if (!useToastsAreWanted()) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
