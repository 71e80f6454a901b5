import { useQueryClient } from "@tanstack/react-query";
import { TriangleAlert, Upload } from "lucide-react";
import { useId } from "react";
import { fontQuery, type ListedFont, OWN_FONTS, useFontFamily, useOwnFonts } from "@/brands/own-fonts.ts";
import { Card } from "@/components/ui/card.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { RadioTile, RadioTiles } from "@/components/ui/radio-tiles.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { familyList, TYPEFACES } from "../../../../engine/scene/typefaces.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { ownFontId } from "../../../../shared/fonts/font-facts.ts";
import { HEADLINE_FACES } from "../headline-faces.ts";
import { FontCheck } from "./font-check.tsx";
import { useFontFile } from "./use-font-file.ts";

type LetteringSectionProps = { kit: BrandKit; onChange: (face: string | undefined) => void };

/** Chosen where the kit names none. */
const LAYOUT = "layout";

/** The typeface of headlines. Small words are always set in a face that is read at any size. */
export function LetteringSection({ kit: { name, headlineFont }, onChange }: LetteringSectionProps) {
  const queries = useQueryClient();
  const { data: own = [], isSuccess } = useOwnFonts();
  const file = useFontFile();
  const id = useId();
  const isGone = isSuccess && ownFontId(headlineFont) !== undefined && !own.some(({ face }) => face === headlineFont);

  async function keep() {
    const kept = await file.keep();
    if (!kept) return;
    queries.setQueryData(fontQuery(kept.face).queryKey, kept.bytes);
    await queries.invalidateQueries({ queryKey: OWN_FONTS });
    onChange(kept.face);
  }

  return (
    <Card
      title="Lettering"
      action={
        <label
          htmlFor={id}
          className="inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-2 px-2.5 font-[550] text-13 focus-within:shadow-field-focus hover:bg-highlight pointer-coarse:h-11"
        >
          {file.isChecking ? <Spinner size="sm" /> : <Upload aria-hidden="true" size={15} />}
          {file.isChecking ? "Looking at it" : "Upload a font"}
          <input
            id={id}
            type="file"
            accept=".woff2,.ttf,.otf"
            className="sr-only"
            onChange={({ target }) => {
              void file.take(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
      }
    >
      <RadioTiles
        label="Typeface of headlines"
        value={headlineFont ?? LAYOUT}
        onValueChange={(face) => onChange(face === LAYOUT ? undefined : face)}
        className="grid-cols-2 tablet:grid-cols-3"
      >
        <Face value={LAYOUT} label="The layout decides" />
        {own.map((font) => (
          <OwnFace key={font.face} font={font} sample={name} />
        ))}
        {HEADLINE_FACES.map((face) => (
          <Face
            key={face}
            value={face}
            style={{ fontFamily: familyList(face), fontWeight: TYPEFACES[face].weight }}
            sample={name}
            label={TYPEFACES[face].family}
          />
        ))}
      </RadioTiles>
      {isGone && (
        <Notice icon={<TriangleAlert aria-hidden="true" size={15} />} className="mt-3">
          The font of this brand is not there any more. Headlines are set in a typeface of ours until you choose another
          one.
        </Notice>
      )}
      {file.problem && (
        <Notice tone="bad" icon={<Upload aria-hidden="true" size={15} />} className="mt-3">
          {file.problem}
        </Notice>
      )}
      {file.checked && (
        <FontCheck
          {...{ font: file.checked, name, isKeeping: file.isKeeping }}
          onKeep={() => void keep()}
          onCancel={file.drop}
        />
      )}
    </Card>
  );
}

function OwnFace({ font: { face, facts }, sample }: { font: ListedFont; sample: string }) {
  const fontFamily = useFontFamily(face);
  return <Face value={face} sample={sample} style={{ fontFamily }} label={`${facts.family}, yours`} />;
}

type FaceProps = {
  value: string;
  style?: { fontFamily: string; fontWeight?: number };
  sample?: string;
  label: string;
};

function Face({ value, style, sample = "Aa", label }: FaceProps) {
  return (
    <RadioTile value={value} className="px-3 py-2.5">
      <span className="block truncate text-xl leading-[1.3]" style={style}>
        {sample}
      </span>
      <span className="block truncate text-ink-2 text-xs">{label}</span>
    </RadioTile>
  );
}
