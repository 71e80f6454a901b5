import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Logo } from "@/components/logo.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { AllSizes } from "@/creatives/export/all-sizes.tsx";
import { AllSizesDownload } from "@/creatives/export/all-sizes-download.tsx";
import { ExportDialog } from "@/creatives/export/export-dialog.tsx";
import type { ExportCreative } from "@/creatives/export/source.ts";
import { useAllSizes } from "@/creatives/export/use-all-sizes.ts";
import type { Format } from "../../../../shared/formats.ts";
import { useDocumentTitle } from "../../use-document-title.ts";
import { pictureCreative, sceneCreative } from "./sample-creatives.ts";

const queries = new QueryClient();

/** The export dialog and the stage with all sizes, with creatives that nobody saved. */
export const ExportPage = () => (
  <QueryClientProvider client={queries}>
    <ExportKit />
  </QueryClientProvider>
);

function ExportKit() {
  useDocumentTitle("Export");
  const [json, setJson] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [creatives, setCreatives] = useState<readonly ExportCreative[]>([]);
  const [shown, setShown] = useState<ExportCreative>();

  function open(chosen: readonly ExportCreative[]) {
    setCreatives(chosen);
    setIsOpen(true);
  }

  return (
    <main id="main" className="mx-auto max-w-[1360px] px-4 pt-5 pb-24 text-sm tablet:px-8">
      <Logo />
      <h1 className="mt-4 font-bold font-display text-[1.625rem] leading-[1.1] tracking-[-0.03em]">Export</h1>
      <div className="mt-5 grid gap-4">
        <Textarea
          label="Scene as JSON"
          hint="Without one, the kit's own."
          rows={3}
          value={json}
          onChange={(event) => setJson(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => open([sceneCreative(json)])}>Export one</Button>
          <Button onClick={() => open([0, 1, 2].map((index) => sceneCreative(json, index)))}>Export three</Button>
          <Button onClick={() => open([pictureCreative(false)])}>Export a picture</Button>
          <Button onClick={() => open([pictureCreative(true)])}>Export a picture with lettering</Button>
          <Button onClick={() => setShown(sceneCreative(json))}>Show all sizes</Button>
          <Button onClick={() => setShown(pictureCreative(true))}>Show all sizes of a picture</Button>
        </div>
        {shown && <Stage key={shown.id} creative={shown} />}
      </div>
      <ExportDialog open={isOpen} onOpenChange={setIsOpen} creatives={creatives} />
    </main>
  );
}

function Stage({ creative }: { creative: ExportCreative }) {
  const sizes = useAllSizes(creative);
  const [kept, setKept] = useState<readonly Format[]>([]);
  return (
    <Card title="All sizes">
      <div className="grid gap-4 tablet:grid-cols-[1fr_260px]">
        <div className="grid place-items-center rounded-4 bg-mat p-5">
          <AllSizes sizes={sizes} kept={kept} onKeep={async (format) => setKept((before) => [...before, format])} />
        </div>
        <AllSizesDownload sizes={sizes} />
      </div>
    </Card>
  );
}
