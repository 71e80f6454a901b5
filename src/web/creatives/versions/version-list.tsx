import { useRef, useState } from "react";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { shownTitle } from "../../../shared/creative-title.ts";
import { downloadPicture } from "../download-picture.ts";
import { fileName } from "../file-names.ts";
import { useVersions } from "./api/get-versions.ts";
import { useShowVersion } from "./api/show-version.ts";
import type { Card } from "./card.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { DeleteVersionDialog } from "./delete-version-dialog.tsx";
import type { NumberedVersion, Version } from "./version.ts";
import { VersionRow } from "./version-row.tsx";

type VersionListProps = {
  card: Card;
  /** The version whose picture stands beside the list. */
  pickedId: string;
  onPick: (version: Version) => void;
  /** The version that was picked is deleted. */
  onGone: () => void;
};

/** What a creative has been, newest first: to look at, to compare and to go back to. */
export function VersionList({ card, pickedId, onPick, onGone }: VersionListProps) {
  const { versions, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useVersions(card.id);
  const showVersion = useShowVersion();
  const [comparedId, setComparedId] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<NumberedVersion | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  function show(version: NumberedVersion) {
    // The button that was pressed goes away.
    buttons.current.get(version.id)?.focus();
    onPick(version);
    void showVersion(card, version);
  }

  /** Where the focus goes when a version's row goes away. */
  function besideOf({ id }: Version): HTMLButtonElement | undefined {
    const at = versions.findIndex((version) => version.id === id);
    const beside = versions[at + 1] ?? versions[at - 1];
    return beside && buttons.current.get(beside.id);
  }

  if (isPending) {
    return (
      <div role="status" className="grid gap-2">
        <span className="sr-only">Loading the versions</span>
        <Skeleton className="h-16 rounded-3" />
        <Skeleton className="h-16 rounded-3" />
      </div>
    );
  }
  if (isError && versions.length === 0) {
    return <LoadFailed what="The versions" isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ol aria-label="Versions, newest first" className="grid gap-0.5">
        {versions.map((version, index) => (
          <VersionRow
            key={version.id}
            version={version}
            badge={version.id === card.version_id ? (index === 0 ? "Current" : "Shown") : undefined}
            isPicked={version.id === pickedId}
            isOnly={versions.length === 1}
            pickRef={(button) => {
              if (button) buttons.current.set(version.id, button);
              else buttons.current.delete(version.id);
            }}
            onPick={() => onPick(version)}
            onShow={() => show(version)}
            onCompare={() => setComparedId(version.id)}
            onDownload={() =>
              void downloadPicture(version.image_url, fileName(`${shownTitle(card.title)} v${version.number}`))
            }
            onDelete={() => setToDelete(version)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="mt-2">
          Show older
        </Button>
      )}
      <p className="mt-3 text-ink-2 text-xs">Going back changes nothing that came after. Nothing is charged.</p>
      {comparedId && (
        <CompareDialog
          versions={versions}
          firstId={comparedId}
          otherId={card.version_id}
          onClose={() => setComparedId(null)}
        />
      )}
      <DeleteVersionDialog
        card={card}
        version={toDelete}
        besideOf={besideOf}
        onDeleted={({ id }) => id === pickedId && onGone()}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}
