import { type ComponentType, useEffect, useState } from "react";
import { useToastsAreWanted } from "@/lib/show-toast.ts";

/** Mounted above all pages, so that a toast survives navigation. Its code is loaded with the first toast. */
export function ToastHost() {
  const isWanted = useToastsAreWanted();
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  // Not lazy() in a Suspense, which delays content that arrives within 300 ms: toasts should appear at once.
  useEffect(() => {
    if (!isWanted) return;
    import("@/components/ui/toasts.tsx").then(
      (module) => setToasts(() => module.Toasts),
      // A page without toasts still works.
      () => {},
    );
  }, [isWanted]);
  return Toasts && <Toasts />;
}
