import { Skeleton } from "@/components/ui/skeleton.tsx";

const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => `placeholder ${index}`);

/** The placeholder for a grid of tiles that is loading. */
export function TilesLoading({ label }: { label: string }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(216px,calc(50%-7px)),1fr))] gap-x-3.5 gap-y-7 tablet:gap-x-5">
      <span role="status" className="sr-only">
        {label}
      </span>
      {PLACEHOLDERS.map((key) => (
        <div key={key}>
          <Skeleton on="page" className="aspect-[4/5] rounded-4" />
          <Skeleton on="page" className="mt-3 h-4 w-3/4" />
          <Skeleton on="page" className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
