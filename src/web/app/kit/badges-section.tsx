import { Check, CircleAlert, CircleCheck, CircleX } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { TierBadge } from "@/components/ui/tier-badge.tsx";
import { Row } from "./row.tsx";

export function BadgesSection() {
  return (
    <Card title="Badges">
      <Row label="Tones">
        <Badge tone="ok" icon={<Check aria-hidden="true" />}>
          Ready
        </Badge>
        <Badge tone="ok" icon={<CircleCheck aria-hidden="true" />}>
          Connected
        </Badge>
        <Badge tone="bad" icon={<CircleX aria-hidden="true" />}>
          Invalid
        </Badge>
        <Badge tone="warn" icon={<CircleAlert aria-hidden="true" />}>
          May be cut
        </Badge>
        <Badge tone="accent">In the oven</Badge>
        <Badge tone="info">Beta</Badge>
        <Badge>Product</Badge>
        <Badge tone="accent" pulse>
          Generating...
        </Badge>
      </Row>
      <Row label="Ripeness">
        <TierBadge tier="Viral" />
        <TierBadge tier="Popular" />
        <TierBadge tier="Trending" />
        <TierBadge tier="Rising" />
      </Row>
    </Card>
  );
}
