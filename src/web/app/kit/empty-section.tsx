import { KeyRound, Plus } from "lucide-react";
import lock from "@/assets/emoji/locked-with-key.svg";
import magnifier from "@/assets/emoji/magnifying-glass.svg";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";

export function EmptySection() {
  return (
    <Card title="Empty states" flush>
      <div className="grid tablet:grid-cols-3">
        <EmptyState
          art={<Slice />}
          title="No creatives yet"
          description="Everything you generate is kept here."
          action={
            <Button variant="primary" icon={<Plus size={16} />}>
              Make the first one
            </Button>
          }
        />
        <EmptyState
          art={<img src={magnifier} alt="" width={72} height={72} />}
          title="No match for “tax law”"
          description="Try a product, a mood or a colour."
          action={<Button>Clear search</Button>}
        />
        <EmptyState
          art={<img src={lock} alt="" width={72} height={72} />}
          title="Connect a key first"
          description="BananaBread uses your own image-service key. It takes a minute."
          action={
            <Button variant="primary" icon={<KeyRound size={16} />}>
              Add key
            </Button>
          }
        />
      </div>
    </Card>
  );
}
