import { Link } from "@tanstack/react-router";
import { History, LayoutGrid, Upload } from "lucide-react";
import { useEffect } from "react";
import { CardTitle } from "@/components/card-title.tsx";
import { PageHead } from "@/components/page-head.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FormatGuide } from "./format-guide.tsx";
import { ReadFile } from "./read-file.tsx";
import { useUpload } from "./run/upload-run.ts";

export function UploadScreen({ pictures }: { pictures: React.ReactNode }) {
  const state = useUpload();
  useWarnBeforeLeaving(state.step === "uploading");
  return (
    <>
      <PageHead
        title="Upload Ads"
        description="Add example ads to the swipe gallery from a CSV file."
        action={
          <Link to="/dashboard/ads-upload/history" className={buttonStyles({ size: "sm" })}>
            <History aria-hidden="true" size={16} />
            Past uploads
          </Link>
        }
      />
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid min-w-0 gap-5">
          <Card
            flush
            title={<CardTitle Icon={Upload}>Upload CSV</CardTitle>}
            action={
              <Link to="/dashboard/ads-swipe" className={buttonStyles({ variant: "ghost", size: "sm" })}>
                <LayoutGrid aria-hidden="true" size={15} />
                Ads Swipe
              </Link>
            }
          >
            {state.step === "idle" || state.step === "invalid" ? (
              <DropZone state={state} />
            ) : (
              <ReadFile state={state} />
            )}
          </Card>
          {pictures}
        </div>
        <FormatGuide />
      </div>
    </>
  );
}

/** The browser asks before the tab is closed. Going elsewhere in the app is no reason to ask. */
function useWarnBeforeLeaving(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
}
