import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { SheetUnavailable } from "./sheet-unavailable.tsx";
import { setShortcutsOpen, useShortcutsAreOpen } from "./shortcuts-state.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

const ShortcutsSheet = lazy<ComponentType<SheetProps>>(() =>
  import("./shortcuts-sheet.tsx").then(
    ({ ShortcutsSheet }) => ({ default: ShortcutsSheet }),
    () => ({ default: SheetUnavailable }),
  ),
);

/** Handles the shortcuts; the sheet that lists them is loaded when it is first opened. */
export function ShortcutsHost() {
  useShortcuts();
  const open = useShortcutsAreOpen();
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(() => () => setShortcutsOpen(false), []);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <ShortcutsSheet open={open} onOpenChange={setShortcutsOpen} />
    </Suspense>
  );
}
