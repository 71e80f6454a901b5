import { useEffect, useEffectEvent } from "react";
import { showToast } from "@/lib/show-toast.ts";

/** Shown in place of the sheet when its code failed to load. */
export function SheetUnavailable({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const giveUp = useEffectEvent(() => {
    showToast({
      tone: "bad",
      title: "The list of shortcuts could not be loaded",
      description: "Check your connection and reload the page. The shortcuts themselves work.",
    });
    onOpenChange(false);
  });
  useEffect(() => {
    if (open) giveUp();
  }, [open]);
  return null;
}
