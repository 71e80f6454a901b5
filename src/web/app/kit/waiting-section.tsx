import { Card } from "@/components/ui/card.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { Row } from "./row.tsx";

export function WaitingSection() {
  return (
    <Card title="Waiting">
      <div className="grid grid-cols-2 gap-5 tablet:grid-cols-4">
        {["a", "b", "c", "d"].map((key) => (
          <div key={key}>
            <Skeleton className="aspect-4/5 rounded-4" />
            <Skeleton className="mt-3 h-3.5 w-2/3" />
            <Skeleton className="mt-2 h-3 w-2/5" />
          </div>
        ))}
      </div>
      <div className="mt-6 grid gap-6 tablet:grid-cols-3">
        <Progress label="Storage" value={38} hint="1.9 of 5 GB used." />
        <Progress label="Uploading ads" value={7} max={20} aside="7 of 20" />
        <Progress label="Baking your creative" value={null} />
      </div>
      <Row label="Spinner, and toast as progress">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" label="Loading creatives" />
        <Slice size={40} />
        <Slice size={40} stage="golden" />
        <Slice size={40} stage="toasted" />
      </Row>
    </Card>
  );
}
