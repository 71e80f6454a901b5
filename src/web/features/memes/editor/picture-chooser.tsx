import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { listSizeUrl } from "@/creatives/rendition.ts";
import { useTemplates } from "../api/search-templates.ts";
import { MemePicture } from "../meme-picture.tsx";
import { OwnPictureButton } from "./own-picture-button.tsx";

const LIST_WIDTH = 320;

type PictureChooserProps = {
  /** What the address named and is not there. */
  missing: "template" | "meme" | null;
  /** There are captions already, for another picture. */
  hasWords: boolean;
  onChoose: (choice: { template: string } | { own: true }) => void;
  onClose: () => void;
};

/** Another template for the same words, or a picture of one's own. */
export function PictureChooser({ missing, hasWords, onChoose, onClose }: PictureChooserProps) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { rows, isLoading, isEnd, error, loadMore, retry } = useTemplates(search ? { search } : {});

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={missing ? `This ${missing} is no longer there` : "Choose a picture"}
      description={hasWords ? "Your captions come along." : "A template, or one of your own."}
      className="tablet:w-[min(760px,100%)]"
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-2">
          <Input
            label="Search templates"
            labelHidden
            className="min-w-48 flex-1"
            icon={<Search aria-hidden="true" />}
            placeholder="Search by name"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <OwnPictureButton onKept={() => onChoose({ own: true })} />
        </div>
        {isLoading && (
          <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
            {["a", "b", "c", "d"].map((id) => (
              <Skeleton key={id} className="aspect-square rounded-3" />
            ))}
          </div>
        )}
        {error && (
          <p role="alert" className="flex items-center gap-3 text-ink-2">
            The templates could not be loaded.
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          </p>
        )}
        {!isLoading && !error && rows.length === 0 && <p className="text-ink-2">No meme templates found</p>}
        <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className="grid w-full gap-1.5 rounded-3 p-1.5 text-left hover:bg-inset"
                onClick={() => onChoose({ template: row.slug })}
              >
                <span className="grid aspect-square place-items-center overflow-hidden rounded-2 bg-mat">
                  <MemePicture
                    template={row}
                    src={listSizeUrl(row.image_url, LIST_WIDTH)}
                    className="max-h-full max-w-full"
                  />
                </span>
                <span className="truncate px-0.5 text-13">{row.name}</span>
              </button>
            </li>
          ))}
        </ul>
        {!isLoading && !isEnd && rows.length > 0 && <Button onClick={loadMore}>Show more</Button>}
      </div>
    </Dialog>
  );
}
