import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export function CardTitle({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2.5">
      <Icon aria-hidden="true" size={16} className="text-ink-2" />
      {children}
    </span>
  );
}
