import { useState } from "react";
import { BrowseDialog } from "@/components/browse-dialog.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import { seenAs } from "@/creatives/versions/seen-as.ts";
import { useRenaming } from "@/creatives/versions/use-renaming.tsx";
import type { Version } from "@/creatives/versions/version.ts";
import { VersionList } from "@/creatives/versions/version-list.tsx";
import { longDate } from "@/lib/short-date.ts";
import { CreativePicture, sizeOf } from "./creative-picture.tsx";
import { typeName, typeTone } from "./creative-types.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DetailFooter } from "./detail-footer.tsx";
import { DetailPrompt } from "./detail-prompt.tsx";
import { GalleryTools } from "./gallery-tools.tsx";
import type { CreativeActions } from "./use-creative-actions.ts";

const WIDTHS = [640, 1080] as const;

type DetailDialogProps = {
  creative: Card;
  /** The version to look at first, if it is not the one shown. */
  version: Version | undefined;
  actions: CreativeActions;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
};

/** Mounted anew for each creative. */
export function DetailDialog(props: DetailDialogProps) {
  const { creative, version, actions, onPrevious, onNext, onClose, onDeleted } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  const [picked, setPicked] = useState(version);
  // The list stays when only one version is left, for the focus that is in it.
  const [hadVersions] = useState(creative.versions > 1);
  const { heading, tools } = useRenaming(creative);
  const seen = picked ? seenAs(creative, picked) : creative;
  const { width, height } = sizeOf(seen);
  const facts = [
    ["Created", longDate(new Date(seen.created_at))],
    ["Size", `${width} × ${height}`],
  ];
  return (
    <BrowseDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onPrevious={onPrevious}
      onNext={onNext}
      title={heading}
      titleTools={tools}
      description={<Badge tone={typeTone(creative.type)}>{typeName(creative.type)}</Badge>}
      media={
        <CreativePicture
          key={seen.version_id}
          creative={seen}
          widths={WIDTHS}
          sizes="(width < 47.5rem) 90vw, 480px"
          className="max-h-[34dvh] max-w-[calc(100%-96px)] rounded-2 shadow-3 tablet:max-h-[min(70dvh,640px)] tablet:max-w-[calc(100%-72px)]"
        />
      }
      footer={<DetailFooter creative={seen} actions={actions} onDelete={() => setIsDeleting(true)} />}
    >
      <GalleryTools creative={seen} onMakeAgain={() => void actions.makeAgain(seen)} />
      <DetailPrompt creative={seen} actions={actions} />
      {(hadVersions || creative.versions > 1) && (
        <section aria-labelledby="versions" className="mt-5">
          <h3 id="versions" className="mb-1.5 font-[550] text-13">
            Versions
          </h3>
          <VersionList
            card={creative}
            pickedId={seen.version_id}
            onPick={setPicked}
            onGone={() => setPicked(undefined)}
          />
        </section>
      )}
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 border-line border-t pt-4">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-ink-3 text-xs">{term}</dt>
            <dd className="font-medium text-13 tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      <DeleteDialog
        ids={isDeleting ? [creative.id] : []}
        creative={creative}
        onClose={() => setIsDeleting(false)}
        onDeleted={(ids) => {
          // Shows the next one, so that several can be deleted in a row.
          const goOn = onNext ?? onPrevious ?? onClose;
          onDeleted(ids);
          goOn();
        }}
      />
    </BrowseDialog>
  );
}
