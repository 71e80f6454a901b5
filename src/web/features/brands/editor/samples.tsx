import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Dices, MonitorCheck } from "lucide-react";
import { useState } from "react";
import { brandQuery, type ListedBrand } from "@/brands/brands.ts";
import { DrawnPicture } from "@/components/drawn-picture.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import { type BrandKit, brandKitSchema } from "../../../../shared/brands/brand-kit.ts";
import type { ReadBrandOutput } from "../../../../shared/contracts/brands.ts";
import { FORMATS, type Format } from "../../../../shared/formats.ts";
import { useSamples } from "./use-samples.ts";

const PLACES: readonly { format: Format; className: string }[] = [
  { format: "4:5", className: "col-start-1 row-start-1" },
  { format: "9:16", className: "col-start-2 row-span-2 row-start-1" },
  { format: "1:1", className: "col-start-1 row-start-2" },
  { format: "16:9", className: "col-span-2 row-start-3" },
];

type SamplesProps = { brand: ListedBrand; opened: ReadBrandOutput; kit: BrandKit };

/** What creatives look like that wear the kit. */
export function Samples({ brand, opened, kit }: SamplesProps) {
  const [turn, setTurn] = useState(0);
  // As the server has painted them: a drawing cannot be put on a picture here.
  const { data } = useQuery({ ...brandQuery(brand.id, brand.changedAt), placeholderData: keepPreviousData });
  // A name that is being typed anew is no kit.
  const worn = brandKitSchema.safeParse(kit).data ?? brand.kit;
  const { samples, isPainting, problem } = useSamples(worn, (data ?? opened).logos, turn);
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          Painted with this kit
          {isPainting ? (
            <Badge tone="accent" pulse>
              Painting
            </Badge>
          ) : (
            <Badge tone="ok">Live</Badge>
          )}
        </span>
      }
      action={
        <Button
          variant="ghost"
          size="sm"
          icon={<Dices size={16} />}
          aria-label="Paint four others"
          onClick={() => setTurn((now) => now + 1)}
        />
      }
      flush
    >
      <div className="grid grid-cols-[1fr_0.9fr] items-start gap-2.5 bg-mat p-4">
        {PLACES.map(({ format, className }, at) => {
          const sample = samples[at];
          const { width, height } = FORMATS[format];
          return (
            <div
              key={format}
              style={{ aspectRatio: `${width} / ${height}` }}
              className={cn(
                "min-w-0 overflow-hidden rounded-[3px] bg-inset shadow-2",
                !sample && !problem && "animate-pulse motion-reduce:animate-none",
                className,
              )}
            >
              {sample && <DrawnPicture picture={sample.picture} alt={sample.alt} className="block size-full" />}
            </div>
          );
        })}
      </div>
      <p className="flex items-center gap-2 px-5 py-3 text-ink-2 text-xs" role={problem ? "alert" : undefined}>
        <MonitorCheck aria-hidden="true" size={15} className="flex-none text-ok-fg" />
        {problem ?? "Repainted in your browser with every change. Free."}
      </p>
    </Card>
  );
}
