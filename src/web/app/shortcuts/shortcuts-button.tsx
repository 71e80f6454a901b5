import { Keyboard } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { setShortcutsOpen } from "./shortcuts-state.ts";

/** Hidden on touch-only devices, where it is of no use. */
export function ShortcutsButton() {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Keyboard aria-hidden="true" size={16} />}
      className="justify-start gap-[11px] px-2.5 text-ink-2 [@media(hover:none)_and_(pointer:coarse)]:hidden"
      onClick={() => setShortcutsOpen(true)}
    >
      Keyboard shortcuts
    </Button>
  );
}
