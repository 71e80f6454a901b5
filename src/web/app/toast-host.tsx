import { type ComponentType, useEffect, useState } from "react";
import { useToastsAreWanted } from "@/lib/show-toast.ts";

/** Stands above all pages, so that a toast outlives the navigation after it. Its code comes with the first toast. */
export function ToastHost() {
  const isWanted = useToastsAreWanted();
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  // Not lazy() in a Suspense, which holds back what arrives within 300 ms: news should not wait.
  useEffect(() => {
    if (!isWanted) return;
    import("@/components/ui/toasts.tsx").then(
      (module) => setToasts(() => module.Toasts),
      // A page without its news still works.
      () => {},
    );
  }, [isWanted]);
  return Toasts && <Toasts />;
}
