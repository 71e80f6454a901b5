import { Check, Dices } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { captionOf } from "@/creatives/kept-idea/layout-captions.ts";
import type { PreviewOven } from "@/oven/oven.ts";
import { kitPalettes } from "../../../../engine/author/brand/kit-palettes.ts";
import type { Photos } from "../../../../engine/composition/compose-scene.ts";
import { inPalette } from "../../../../engine/scene/in-palette.ts";
import type { Palette } from "../../../../engine/scene/palette.ts";
import { PALETTES } from "../../../../engine/scene/palettes.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { FORMATS } from "../../../../shared/formats.ts";
import { inLayout } from "../document/in-layout.ts";
import { Drawn } from "../formats/formats-rail.tsx";
import type { StudioBench } from "../use-studio.ts";
import { useOtherLayouts } from "./use-other-layouts.ts";

type LookTabProps = {
  studio: StudioBench;
  /** Of the brand whose colours go first. */
  kit: BrandKit | undefined;
  oven: PreviewOven | null;
  photos: Photos;
  /** The scene as the version has it. */
  saved: Scene;
  /** This browser cannot paint, so nobody looks for other layouts. */
  isOnServer: boolean;
};

/** Another layout or other colours, with the words kept. */
export function LookTab({ studio, kit, oven, photos, saved, isOnServer }: LookTabProps) {
  const { scene } = studio.document;
  return (
    <>
      <Palettes studio={studio} kit={kit} />
      {scene.layout === "meme" ? (
        <p className="px-4 py-4 text-13 text-ink-2">
          This one is a picture. Put words and shapes on it; it has no layout to change.
        </p>
      ) : isOnServer ? (
        <p className="px-4 py-4 text-13 text-ink-2">
          Other layouts are tried out in the page, and this browser cannot paint. Its colours can be changed all the
          same.
        </p>
      ) : (
        <Layouts {...{ studio, oven, photos, saved }} />
      )}
    </>
  );
}

function Layouts({ studio, oven, photos, saved }: Omit<LookTabProps, "isOnServer" | "kit">) {
  const { document, dispatch } = studio;
  const { scene, format } = document;
  const { ideas, isLooking, hasMore, more } = useOtherLayouts(oven, { document, saved, photos });
  const { width, height } = FORMATS[format];
  return (
    <section aria-labelledby="other-layouts" className="grid gap-3 px-4 py-4">
      <header className="grid gap-1">
        <h3 id="other-layouts" className="font-semibold text-13">
          Layout: {captionOf(scene.layout).name}
        </h3>
        <p className="text-13 text-ink-2">Others that carry these words without a fault. Free.</p>
      </header>
      <p role="status" className="sr-only">
        {isLooking ? "Trying other layouts" : `${ideas.length} other layouts`}
      </p>
      <ul className="grid grid-cols-2 gap-2.5">
        {ideas.map(({ layout, bitmap }) => {
          const { name } = captionOf(layout);
          const isOn = layout === scene.layout;
          return (
            <li key={layout}>
              <button
                type="button"
                aria-pressed={isOn}
                className="grid w-full gap-1.5 rounded-3 p-1.5 text-left hover:bg-inset aria-pressed:bg-accent-soft aria-pressed:shadow-[inset_0_0_0_2px_var(--ring)]"
                onClick={() =>
                  dispatch({ type: "change", name: `Layout: ${name}`, scene: inLayout(scene, layout, document.layers) })
                }
              >
                <span
                  className="block overflow-hidden rounded-2 bg-mat"
                  style={{ aspectRatio: `${width} / ${height}` }}
                >
                  <Drawn bitmap={bitmap} />
                </span>
                <span className="flex items-center gap-1 font-[550] text-13">
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  {isOn && <Check size={14} aria-hidden="true" />}
                </span>
              </button>
            </li>
          );
        })}
        {isLooking && (
          <li className="grid min-h-28 place-items-center rounded-3 bg-inset">
            <Slice stage="golden" size={40} />
          </li>
        )}
      </ul>
      {!isLooking && ideas.length === 0 && !hasMore && (
        <p className="text-13 text-ink-2">No other layout carries these words without a fault.</p>
      )}
      {!isLooking && hasMore && ideas.length > 0 && (
        <Button size="sm" className="pointer-coarse:h-11" icon={<Dices size={15} aria-hidden="true" />} onClick={more}>
          More layouts
        </Button>
      )}
    </section>
  );
}

type Named = { name: string; palette: Palette };
const PALETTE_LIST: readonly Named[] = Object.entries(PALETTES).map(([id, palette]) => ({
  palette,
  name: id.charAt(0).toUpperCase() + id.slice(1),
}));

/** Those of the brand first. */
function Palettes({ studio, kit }: Pick<LookTabProps, "studio" | "kit">) {
  const branded = kit ? kitPalettes(kit) : [];
  const own = branded.map((palette) => ({ palette, name: `${kit?.name} on ${groundName(kit, palette)}` }));
  return (
    <section aria-labelledby="palettes" className="grid gap-3 border-line border-b px-4 py-4">
      <h3 id="palettes" className="font-semibold text-13">
        Colours
      </h3>
      {kit && own.length > 0 && (
        <>
          <PaletteRow studio={studio} palettes={own} />
          <p className="-mt-1 text-13 text-ink-2">
            <span className="font-[550]">{kit.name}</span>, one for each of its grounds. Below: others.
          </p>
        </>
      )}
      <PaletteRow studio={studio} palettes={PALETTE_LIST} />
    </section>
  );
}

const groundName = (kit: BrandKit | undefined, { paper }: Palette) =>
  kit?.colors.find(({ hex }) => hex === paper)?.name ?? paper;

function PaletteRow({ studio: { document, dispatch }, palettes }: { studio: StudioBench; palettes: readonly Named[] }) {
  const { scene } = document;
  const now = JSON.stringify(scene.palette);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-2">
      {palettes.map(({ name, palette }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={JSON.stringify(palette) === now}
          className="flex h-11 overflow-hidden rounded-2 shadow-[inset_0_0_0_1px_rgb(128_120_100/0.4)] aria-pressed:outline-2 aria-pressed:outline-ink aria-pressed:outline-offset-2"
          onClick={() => dispatch({ type: "change", name: `Colours: ${name}`, scene: inPalette(scene, palette) })}
        >
          {[palette.paper, palette.ink, palette.accent].map((color, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour may come twice
            <span key={index} className="h-full flex-1" style={{ background: color }} />
          ))}
        </button>
      ))}
    </div>
  );
}
