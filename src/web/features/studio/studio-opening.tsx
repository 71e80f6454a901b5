import "@/workbench/canvas/canvas.css";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { WorkbenchFrame } from "@/workbench/workbench-frame.tsx";
import { FORMAT_IDS, FORMATS, type Format } from "../../../shared/formats.ts";

type StudioOpeningProps = { imageUrl: string; format: Format };

/** The creative as it was saved, where it will be edited, while that is still on its way. */
export function StudioOpening({ imageUrl, format }: StudioOpeningProps) {
  const { width, height } = FORMATS[format];
  return (
    <WorkbenchFrame
      dispatch={() => {}}
      top={
        <p role="status" className="px-2 text-13 text-ink-2">
          Opening the studio…
        </p>
      }
      rail={
        <div className="flex gap-1.5 p-2 desk:flex-col">
          {FORMAT_IDS.map((id) => (
            <Skeleton key={id} className="h-15 w-28 flex-none desk:h-36 desk:w-full" />
          ))}
        </div>
      }
      canvas={
        <div className="bench-canvas grid place-items-center px-4 pt-6 pb-19 tablet:px-9 tablet:pt-10">
          <img
            src={imageUrl}
            alt=""
            data-poster=""
            className="max-h-full max-w-full rounded-[2px] bg-mat object-contain shadow-3"
            style={{ aspectRatio: `${width} / ${height}`, height: "100%", minHeight: 0 }}
          />
        </div>
      }
      inspector={
        <div className="grid gap-3 p-4">
          {["first", "second", "third"].map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
        </div>
      }
    />
  );
}
