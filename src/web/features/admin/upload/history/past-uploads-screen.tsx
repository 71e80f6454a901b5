import { Link } from "@tanstack/react-router";
import { ArrowLeft, Search, Upload } from "lucide-react";
import { LoadFailed } from "@/components/load-failed.tsx";
import { PageHead } from "@/components/page-head.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { MAX_SEARCH_LENGTH } from "@/lib/list/address.ts";
import { useTypedSearch } from "@/lib/list/use-typed-search.ts";
import { useUploads } from "../api/ad-uploads.ts";
import { UploadItem } from "./upload-item.tsx";

type PastUploadsScreenProps = { search: string; onSearch: (search: string) => void };

export function PastUploadsScreen({ search, onSearch }: PastUploadsScreenProps) {
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-2">
        <Link to="/dashboard/ads-upload" className="inline-flex items-center gap-1.5 py-1 text-13 text-ink-2">
          <ArrowLeft aria-hidden="true" size={15} />
          Upload Ads
        </Link>
      </nav>
      <PageHead
        title="Past uploads"
        description="What each file added, what failed and why, and how to take it back."
        action={
          <Link to="/dashboard/ads-upload" className={buttonStyles({ variant: "primary" })}>
            <Upload aria-hidden="true" size={16} />
            Upload CSV
          </Link>
        }
      />
      <Card
        flush
        title="Uploads"
        action={
          <Input
            label="Search uploads"
            labelHidden
            type="search"
            icon={<Search aria-hidden="true" />}
            placeholder="File or person"
            maxLength={MAX_SEARCH_LENGTH}
            value={typed}
            onValueChange={setTyped}
            className="w-[240px] max-tablet:w-[190px]"
          />
        }
      >
        <UploadList search={search} />
      </Card>
    </>
  );
}

function UploadList({ search }: { search: string }) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useUploads(search);
  if (isError && !data) {
    return (
      <div className="p-5">
        <LoadFailed what="The list of uploads" isBusy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-3 p-5" role="status" aria-label="Loading uploads">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-14" />
        ))}
      </div>
    );
  }
  const uploads = data.pages.flatMap((page) => page.uploads);
  if (uploads.length === 0) return <NoUploads search={search} />;
  return (
    <>
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <UploadItem key={upload.id} upload={upload} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="grid justify-items-center border-line border-t p-4">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Older uploads
          </Button>
        </div>
      )}
    </>
  );
}

function NoUploads({ search }: { search: string }) {
  return (
    <EmptyState
      heading="h3"
      art={<Slice stage="raw" size={96} />}
      title={search ? "No upload matches" : "Nothing uploaded yet"}
      description={
        search
          ? "Search by the name of the file, or by the address of whoever uploaded it."
          : "Files you upload are listed here, with what became of every row."
      }
    />
  );
}
