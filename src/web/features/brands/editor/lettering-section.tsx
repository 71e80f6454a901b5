import { useQueryClient } from "@tanstack/react-query";
import { TriangleAlert, Upload } from "lucide-react";
import { useId } from "react";
import { fontQuery, type ListedFont, OWN_FONTS, useFontFamily, useOwnFonts } from "@/brands/own-fonts.ts";
import { Card } from "@/components/ui/card.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { cn } from "@/lib/cn.ts";
import { familyList, TYPEFACES } from "../../../../engine/scene/typefaces.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { ownFontId } from "../../../../shared/fonts/font-facts.ts";
import { HEADLINE_FACES } from "../headline-faces.ts";
import { FontCheck } from "./font-check.tsx";
import { useFontFile } from "./use-font-file.ts";

type LetteringSectionProps = { kit: BrandKit; onChange: (face: string | undefined) => void };

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
      <div role="radiogroup" aria-label="Typeface of headlines" className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
        <Face label="The layout decides" isChosen={headlineFont === undefined} onChoose={() => onChange(undefined)} />
        {own.map((font) => (
          <OwnFace
            key={font.face}
            {...{ font, sample: name }}
            isChosen={headlineFont === font.face}
            onChoose={() => onChange(font.face)}
          />
        ))}
        {HEADLINE_FACES.map((face) => (
          <Face
            key={face}
            style={{ fontFamily: familyList(face), fontWeight: TYPEFACES[face].weight }}
            sample={name}
            label={TYPEFACES[face].family}
            isChosen={headlineFont === face}
            onChoose={() => onChange(face)}
          />
        ))}
      </div>
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

function OwnFace({ font: { face, facts }, ...tile }: { font: ListedFont } & Omit<FaceProps, "style" | "label">) {
  const fontFamily = useFontFamily(face);
  return <Face {...tile} style={{ fontFamily }} label={`${facts.family}, yours`} />;
}

type FaceProps = {
  style?: { fontFamily: string; fontWeight?: number };
  sample?: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Face({ style, sample = "Aa", label, isChosen, onChoose }: FaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it shows the typeface itself
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      onClick={onChoose}
      className={cn(
        "min-w-0 rounded-3 px-3 py-2.5 text-left",
        isChosen ? "bg-accent-soft shadow-[inset_0_0_0_2px_var(--ring)]" : "shadow-line hover:bg-inset",
      )}
    >
      <span className="block truncate text-xl leading-[1.3]" style={style}>
        {sample}
      </span>
      <span className="block truncate text-ink-2 text-xs">{label}</span>
    </button>
  );
}
