import { Cloud, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";

/** Says why previews take a little longer here. Nothing is wrong, so it can be put away. */
export function ServerNote() {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className="flex flex-none items-center gap-2 border-line border-b bg-inset py-1 pr-1.5 pl-4 text-13 text-ink-2">
      <Cloud size={15} aria-hidden="true" className="flex-none" />
      <p role="status" className="min-w-0 flex-1">
        Previews come from the server in this browser.
      </p>
      <Button
        variant="ghost"
        size="sm"
        icon={<X size={15} aria-hidden="true" />}
        aria-label="Hide this note"
        className="pointer-coarse:h-11"
        onClick={() => setIsShown(false)}
      />
    </div>
  );
}
