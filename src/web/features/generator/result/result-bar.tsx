import { ChevronDown, Copy, Download, ExternalLink, PackageOpen } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { copyPicture } from "@/creatives/copy-picture.ts";
import { fetchPicture } from "@/creatives/fetch-picture.ts";
import { showToast } from "@/lib/show-toast.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { CreativeSheet, type MadePicture } from "./creative-sheet.tsx";
import { downloadCreative } from "./download-creative.ts";

type ResultBarProps = {
  creative: MadePicture;
  isOnline: boolean;
  onExport: (() => void) | undefined;
  onGenerateNew: () => void;
};

/** The actions for a finished creative, the likeliest first. */
export function ResultBar({ creative, isOnline, onExport, onGenerateNew }: ResultBarProps) {
  const [isSaving, save] = useBusy(() => downloadCreative(creative.image));
  return (
    <div className="bar result-bar">
      <div className="result-buttons">
        <div className="result-download">
          <Button
            variant="ink"
            size="lg"
            icon={<Download aria-hidden="true" size={19} strokeWidth={1.9} />}
            busy={isSaving}
            onClick={save}
            className="min-w-0 flex-1 rounded-r-none px-2.5 max-tablet:text-sm max-[379px]:[&_svg]:hidden"
          >
            Download
          </Button>
          <OtherWays image={creative.image} onExport={onExport} />
        </div>
        <Button
          size="lg"
          className="@min-[37.5rem]:flex-1 px-3.5 max-[359px]:px-2.5 max-tablet:text-sm"
          onClick={onGenerateNew}
        >
          Generate New
        </Button>
        <CreativeSheet {...{ creative, isOnline, onDeleted: onGenerateNew }} />
      </div>
    </div>
  );
}

/** How else the picture leaves the page. */
function OtherWays({ image, onExport }: { image: string; onExport: (() => void) | undefined }) {
  async function copy() {
    try {
      await copyPicture(fetchPicture(image));
      showToast({ tone: "ok", title: "Picture copied" });
    } catch (error) {
      console.error(error);
      showToast({
        tone: "bad",
        title: "Not Copied",
        description: "This browser did not allow it. Download it instead.",
      });
    }
  }
  return (
    <Menu
      trigger={
        <Button
          variant="ink"
          size="lg"
          icon={<ChevronDown aria-hidden="true" size={18} />}
          aria-label="Other ways to take it along"
          className="w-11 flex-none rounded-l-none px-0 max-[359px]:w-9"
        />
      }
      groups={[
        [
          { label: "Copy picture", icon: <Copy aria-hidden="true" />, onSelect: () => void copy() },
          {
            label: "Open in New Tab",
            icon: <ExternalLink aria-hidden="true" />,
            onSelect: () => window.open(image, "_blank", "noopener,noreferrer"),
          },
          ...(onExport
            ? [{ label: "Other sizes and types…", icon: <PackageOpen aria-hidden="true" />, onSelect: onExport }]
            : []),
        ],
      ]}
    />
  );
}
