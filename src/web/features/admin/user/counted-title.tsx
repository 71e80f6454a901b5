import { Badge } from "@/components/ui/badge.tsx";

/** A card's heading and how many there are. */
export function CountedTitle({ count, children }: { count: number; children: string }) {
  return (
    <span className="flex items-center gap-2.5">
      {children}
      {count > 0 && <Badge className="tabular-nums">{count}</Badge>}
    </span>
  );
}
