import { Check, CircleX, Globe, Image, ImageOff } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { renditionUrl } from "@/creatives/rendition.ts";
import type { RecentPicture } from "../../../../shared/contracts/ad-pictures.ts";

/** What happened to the last few pictures, and which come next. */
export function RecentPictures({ pictures }: { pictures: readonly RecentPicture[] }) {
  return (
    <ul
      aria-label="Recent pictures"
      className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-x-8"
    >
      {pictures.map((picture) => (
        <li key={picture.ad_id} className="flex min-h-13 items-center gap-2.5 border-line border-b py-1.5">
          <Thumbnail picture={picture} />
          <span className="grid min-w-0 flex-1 leading-[1.3]">
            <b className="truncate font-[550] text-13">{picture.name}</b>
            <small className="text-ink-2 text-xs tabular-nums [overflow-wrap:anywhere]">{picture.detail}</small>
          </span>
          <StateBadge state={picture.state} />
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ picture: { image_url, state } }: { picture: RecentPicture }) {
  if (image_url) {
    return (
      <img
        src={renditionUrl(image_url, 320)}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        className="size-9 flex-none rounded-[6px] bg-inset object-cover"
      />
    );
  }
  const Icon = state === "failed" ? ImageOff : Image;
  return (
    <span className="grid size-9 flex-none place-items-center rounded-[6px] bg-inset text-ink-3">
      <Icon aria-hidden="true" size={16} />
    </span>
  );
}

function StateBadge({ state }: Pick<RecentPicture, "state">) {
  switch (state) {
    case "done":
      return (
        <Badge tone="ok" icon={<Check aria-hidden="true" />}>
          Local
        </Badge>
      );
    case "working":
      return (
        <Badge tone="accent" icon={<Spinner size="sm" />}>
          Working
        </Badge>
      );
    case "failed":
      return (
        <Badge tone="bad" icon={<CircleX aria-hidden="true" />}>
          Failed
        </Badge>
      );
    case "waiting":
      return <Badge icon={<Globe aria-hidden="true" />}>External</Badge>;
  }
}
