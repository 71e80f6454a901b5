import { useMemo, useState } from "react";
import { LoadingPage } from "@/components/loading-page.tsx";
import { Button } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { usePreviewOven } from "@/creatives/use-preview-oven.ts";
import type { PreviewOven } from "@/oven/oven.ts";
import { draftSaver, forgetDraft, openDraft } from "./drafts.ts";
import { MemeEditor } from "./meme-editor.tsx";
import { memePreview } from "./meme-preview.ts";
import type { MemePicture } from "./picture.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { type MemeSource, useMemePicture } from "./use-meme-picture.ts";

type EditorScreenProps = {
  userId: string;
  source: MemeSource;
  /** Words that somebody brought along from another template. */
  texts: readonly string[];
  onChoose: (choice: { template: string } | { own: true }, texts: readonly string[]) => void;
  onLeave: () => void;
};

/** The caption editor: waits for picture and painter, and lets somebody choose a picture. */
export function EditorScreen({ userId, source, texts, onChoose, onLeave }: EditorScreenProps) {
  const picture = useMemePicture(userId, source);
  const { oven, isOnServer, hasFailed } = usePreviewOven();
  const [brought, setBrought] = useState<readonly string[] | null>(null);
  const isMissing = picture.isSuccess && picture.data === null;

  const chooser = (brought || isMissing) && (
    <PictureChooser
      missing={isMissing ? missingOf(source) : null}
      hasWords={(brought ?? texts).some(Boolean)}
      onClose={() => (brought ? setBrought(null) : onLeave())}
      onChoose={(choice) => {
        setBrought(null);
        onChoose(choice, (brought ?? texts).filter(Boolean));
      }}
    />
  );
  if (picture.isError || hasFailed)
    return (
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-6">
        <EmptyState
          heading="h1"
          art={<Slice stage="toasted" />}
          title="The editor could not be opened"
          description={
            hasFailed
              ? "This browser could not load what paints the picture. Check your connection and try again."
              : "The template could not be loaded. Check your connection and try again."
          }
          action={
            <Button variant="primary" onClick={() => location.reload()}>
              Try again
            </Button>
          }
        />
      </main>
    );
  return (
    <>
      {picture.data && oven ? (
        <OpenEditor
          key={`${picture.data.saved?.id ?? picture.data.template} ${picture.dataUpdatedAt}`}
          {...{ userId, texts }}
          picture={picture.data}
          oven={oven}
          isOnServer={isOnServer}
          onChangePicture={setBrought}
        />
      ) : (
        !chooser && <LoadingPage />
      )}
      {chooser}
    </>
  );
}

const missingOf = ({ template, creative }: MemeSource) => (creative ? "meme" : template ? "template" : null);

type OpenEditorProps = Pick<EditorScreenProps, "userId" | "texts"> & {
  picture: MemePicture;
  oven: PreviewOven;
  isOnServer: boolean;
  onChangePicture: (texts: readonly string[]) => void;
};

function OpenEditor({ userId, texts, picture, oven, isOnServer, onChangePicture }: OpenEditorProps) {
  const [opened] = useState(() => openDraft(userId, picture, texts));
  const preview = useMemo(() => memePreview(oven, picture), [oven, picture]);
  const saveDraft = useMemo(() => draftSaver(userId, picture), [userId, picture]);
  const forget = () => forgetDraft(userId, picture);
  return (
    <MemeEditor
      {...{ picture, oven, isOnServer, preview, opened, saveDraft, onChangePicture }}
      onForgetDraft={forget}
    />
  );
}
