import { Badge } from "@/components/ui/badge.tsx";
import { useIsGenerating } from "@/creatives/generating.ts";

export function GeneratingBadge({ className }: { className?: string }) {
  if (!useIsGenerating()) return null;
  return (
    <Badge tone="accent" pulse className={className}>
      Generating...
    </Badge>
  );
}
