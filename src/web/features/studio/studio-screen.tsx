import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { LoadingPage } from "@/components/loading-page.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { usePreviewOven } from "@/creatives/use-preview-oven.ts";
import { useOpened } from "./save/use-opened.ts";
import { StudioEditor } from "./studio-editor.tsx";
import { StudioOpening } from "./studio-opening.tsx";

type StudioScreenProps = {
  userId: string;
  versionId: string | undefined;
  /** Shows another version in the address, with or without a step back to the one before. */
  onTurnTo: (versionId: string, how: "push" | "replace") => void;
  /** It has captions, which are edited in an editor of their own. */
  onCaptioned: (versionId: string) => void;
};

/** From opening a version to opening another. What was saved goes on being edited, under the address of the new version. */
type Session = { number: number; opened: string | undefined; shown: string | undefined; saved: string | null };

function nextSession(now: Session, versionId: string | undefined): Session {
  if (versionId === now.saved) return { ...now, shown: versionId, saved: null };
  return { number: now.number + 1, opened: versionId, shown: versionId, saved: null };
}

/** The studio: waits for the version and for what paints it. */
export function StudioScreen({ userId, versionId, onTurnTo, onCaptioned }: StudioScreenProps) {
  const [session, setSession] = useState<Session>({ number: 0, opened: versionId, shown: versionId, saved: null });
  if (versionId !== session.shown) setSession(nextSession(session, versionId));
  const { found, shown, opened, isBroken, retry } = useOpened(userId, session.opened, session.number);
  const { oven, isOnServer, hasFailed } = usePreviewOven();
  const isCaptioned =
    opened?.saved.meme !== undefined && (opened.saved.meme.captions.length > 0 || opened.saved.meme.template);

  useEffect(() => {
    if (isCaptioned && session.opened) onCaptioned(session.opened);
  }, [isCaptioned, session.opened, onCaptioned]);

  if (!session.opened || found === null) {
    return (
      <Centred
        title="This creative is not here any more"
        words="It was deleted, or it belongs to another account. Your other creatives are in the gallery."
        action={
          <Link to="/dashboard/gallery" className={buttonStyles({ variant: "primary" })}>
            Open the gallery
          </Link>
        }
      />
    );
  }
  if (isBroken || hasFailed) {
    return (
      <Centred
        title="The studio could not be opened"
        words={
          hasFailed
            ? "This browser could not load what paints the picture. Check your connection and try again."
            : "The creative could not be loaded. Check your connection and try again. Nothing is lost."
        }
        action={
          <Button variant="primary" onClick={() => (hasFailed ? location.reload() : retry())}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!found || !shown || isCaptioned) return <LoadingPage />;
  if (!opened) return <StudioOpening {...shown} />;
  return (
    <StudioEditor
      key={session.number}
      {...{ userId, oven, isOnServer }}
      opened={opened}
      card={found.card}
      onSaved={(id) => {
        setSession((now) => ({ ...now, saved: id }));
        onTurnTo(id, "replace");
      }}
      onPickVersion={(id) => onTurnTo(id, "push")}
    />
  );
}

function Centred({ title, words, action }: { title: string; words: string; action: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-6">
      <EmptyState heading="h1" art={<Slice stage="toasted" />} title={title} description={words} action={action} />
    </main>
  );
}
