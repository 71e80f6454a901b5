import { CircleCheck, ImageDown, RotateCcw } from "lucide-react";
import { CardTitle } from "@/components/card-title.tsx";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import type { AdPicturesProgress } from "../../../../shared/contracts/ad-pictures.ts";
import { useUpload } from "../upload/run/upload-run.ts";
import { usePicturesProgress, useProcessPictures } from "./api/ad-pictures.ts";
import { RecentPictures } from "./recent-pictures.tsx";

type PicturesCardProps = {
  /** Only the ads of this upload; all ads without it. */
  uploadId?: string;
};

/** Copies the pictures of uploaded ads into our storage, and shows how far that has come. */
export function PicturesCard({ uploadId }: PicturesCardProps) {
  const { data, isError, isFetching, refetch } = usePicturesProgress(uploadId);
  return (
    <Card title={<CardTitle Icon={ImageDown}>Image processing</CardTitle>} action={data && <RunBadge {...data} />}>
      <p className="text-ink-2">
        Copies each external picture into our storage. Members see an ad once its picture is here.
      </p>
      {data ? (
        <Pictures progress={data} uploadId={uploadId} />
      ) : isError ? (
        <div className="mt-4">
          <LoadFailed what="The state of the pictures" isBusy={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div role="status" className="mt-4 grid gap-4">
          <span className="sr-only">Loading the state of the pictures</span>
          <Skeleton className="h-11 max-w-[420px]" />
          <Skeleton className="h-10 max-w-[220px]" />
        </div>
      )}
    </Card>
  );
}

const RunBadge = ({ is_running }: AdPicturesProgress) => (
  <span role="status">
    {is_running ? (
      <Badge tone="accent" icon={<Spinner size="sm" />}>
        Processing
      </Badge>
    ) : (
      <Badge>Idle</Badge>
    )}
  </span>
);

function Pictures({ progress, uploadId }: { progress: AdPicturesProgress; uploadId: string | undefined }) {
  const { local, external, failed, waiting, working, is_running, run_total, recent } = progress;
  const process = useProcessPictures(uploadId);
  const isNextStep = useUpload().step === "done";
  const unqueued = Math.max(external - waiting - working, 0);
  const handled = Math.max(run_total - waiting - working, 0);
  const isBusyWith = (which: "new" | "failed") => process.isPending && process.variables === which;
  return (
    <>
      <dl className="my-4 grid grid-cols-[repeat(3,minmax(0,140px))]">
        <PictureFigure label="Local" value={local} />
        <PictureFigure label="External" value={external} />
        <PictureFigure label="Failed" value={failed} />
      </dl>
      {is_running && (
        <Progress
          label="Images processed"
          value={handled}
          max={Math.max(run_total, 1)}
          aside={`${handled.toLocaleString("en")} of ${run_total.toLocaleString("en")}`}
        />
      )}
      {recent.length > 0 && <RecentPictures pictures={recent} />}
      {external + failed === 0 && <AllStored hasAds={local > 0} />}
      <div className="flex flex-wrap gap-3 not-empty:mt-4">
        {unqueued > 0 && (
          <Button
            variant={isNextStep && !is_running ? "primary" : "outline"}
            className="min-w-[220px] max-tablet:w-full"
            busy={isBusyWith("new")}
            disabled={process.isPending}
            onClick={() => process.mutate("new")}
            icon={<ImageDown aria-hidden="true" size={16} />}
          >
            {`Process ${counted(unqueued, "Image")}`}
          </Button>
        )}
        {failed > 0 && (
          <Button
            className="min-w-[220px] max-tablet:w-full"
            busy={isBusyWith("failed")}
            disabled={process.isPending}
            onClick={() => process.mutate("failed")}
            icon={<RotateCcw aria-hidden="true" size={16} />}
          >
            {`Try ${failed.toLocaleString("en")} failed again`}
          </Button>
        )}
      </div>
    </>
  );
}

const PictureFigure = ({ label, value }: { label: string; value: number }) => (
  <div className="min-w-0">
    <dt className="text-ink-3 text-xs">{label}</dt>
    <dd className="font-[650] font-display text-[1.375rem] leading-[1.2] tracking-[-0.02em] tabular-nums">
      {value.toLocaleString("en")}
    </dd>
  </div>
);

const AllStored = ({ hasAds }: { hasAds: boolean }) => (
  <p className="flex items-center gap-2 not-first:mt-4 text-13 text-ink-2">
    <CircleCheck aria-hidden="true" size={16} className="flex-none text-ok-fg" />
    {hasAds ? "Every ad has its picture in our storage." : "There are no ads yet."}
  </p>
);

const counted = (count: number, noun: string) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
