import { ExternalLink, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { BrowseDialog } from "@/components/browse-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useBusy } from "@/lib/use-busy.ts";
import { AdPicture, isStored } from "./ad-picture.tsx";
import type { SwipeAd } from "./api/swipe-ad.ts";
import { SourceBadge } from "./source-badge.tsx";

type AdDialogProps = {
  ad: SwipeAd;
  /** A link to where pictures are copied, for those who may. */
  copyPictures: ReactNode;
  onInspire: (ad: SwipeAd) => Promise<void>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
};

export function AdDialog({ ad, copyPictures, onInspire, onPrevious, onNext, onClose }: AdDialogProps) {
  const [isBusy, inspire] = useBusy(() => onInspire(ad));
  return (
    <BrowseDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onPrevious={onPrevious}
      onNext={onNext}
      title={ad.name}
      description={
        <span className="flex items-center gap-2.5">
          <SourceBadge ad={ad} />
          {ad.platform}
        </span>
      }
      media={
        <AdPicture
          key={ad.id}
          ad={ad}
          src={ad.supabase_image_url}
          className="max-h-[34dvh] max-w-full rounded-2 shadow-3 tablet:max-h-[min(70dvh,640px)]"
        />
      }
      footer={
        isStored(ad) ? (
          <>
            <span className="mr-auto text-13 text-ink-3 max-tablet:hidden">Copies the image and opens Generate</span>
            <Button
              variant="primary"
              busy={isBusy}
              onClick={inspire}
              icon={<Sparkles aria-hidden="true" size={16} />}
              className="max-tablet:flex-1"
            >
              Use for Inspiration
            </Button>
          </>
        ) : (
          <>
            <span className="mr-auto text-13 text-ink-3">
              {copyPictures
                ? "Members see this ad once its picture is stored here."
                : "Its picture is not stored here yet, so there is nothing to borrow."}
            </span>
            {copyPictures}
          </>
        )
      }
    >
      {ad.tactics && (
        <section aria-labelledby="why" className="mb-5 rounded-3 bg-inset px-4 py-3">
          <h3 id="why" className="flex items-baseline justify-between gap-2 font-semibold text-13">
            Why it works <span className="font-normal text-ink-3 text-xs">Tactics</span>
          </h3>
          <p className="mt-1 text-pretty text-ink-2">{ad.tactics}</p>
        </section>
      )}
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
        <Fact wide term="Ad goal">
          {ad.ad_goal}
        </Fact>
        <Fact wide term="Target audience">
          {ad.target_audience}
        </Fact>
        <Fact term="Industry">{ad.industry}</Fact>
        <Fact term="Funnel stage">{ad.funnel_stage}</Fact>
        <Fact term="Links to">{ad.links_to && <AdLink to={ad.links_to} />}</Fact>
        <Fact term="Added">
          <time dateTime={ad.created_at}>
            {new Date(ad.created_at).toLocaleDateString(undefined, { dateStyle: "medium" })}
          </time>
        </Fact>
        <Fact term="Id">
          <span className="font-mono">{ad.id.slice(0, 8)}</span>
        </Fact>
      </dl>
    </BrowseDialog>
  );
}

function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "col-span-2" : undefined}>
      <dt className="text-ink-3 text-xs">{term}</dt>
      <dd className="break-words font-medium">{children || "Not given"}</dd>
    </div>
  );
}

/** Entered by users, so anything but a web address is shown as plain text, not as a link. */
function AdLink({ to }: { to: string }) {
  if (!/^https?:\/\//i.test(to)) return to;
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer nofollow"
      className="inline-flex max-w-full items-center gap-1.5 underline"
    >
      <span className="truncate">{to.replace(/^https?:\/\//i, "")}</span>
      <ExternalLink aria-hidden="true" size={13} className="flex-none" />
    </a>
  );
}
