import { CircleAlert, ImageUp } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Input } from "@/components/ui/input.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { suggestColors } from "../../../../shared/brands/suggest-colors.ts";
import { logoSrc } from "../logo-src.ts";
import { type LogoFile, useLogoFile } from "../use-logo-file.ts";
import { type Draft, emptyKit } from "./ways.ts";

/** A file is chosen or dropped; its colours are read here, and named. */
export function FromLogo({ onDraft }: { onDraft: (draft: Draft | undefined) => void }) {
  const [logo, setLogo] = useState<LogoFile | null>(null);
  const [name, setName] = useState("");
  const { problem, take } = useLogoFile(setLogo);
  const id = useId();
  const colors = logo ? colorsOf(logo) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when something was chosen
  useEffect(() => {
    onDraft(
      logo
        ? { kit: { ...emptyKit(name), colors: colors.map(({ from, ...color }) => color) }, logo: logo.data }
        : undefined,
    );
  }, [logo, name]);
  return (
    <div className="grid gap-4">
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
        className="grid min-h-32 cursor-pointer place-items-center gap-1 rounded-4 border border-line-ctl border-dashed p-4 text-center focus-within:shadow-field-focus hover:bg-inset"
      >
        {logo ? (
          <img src={logoSrc(logo.data)} alt={`Logo: ${logo.name}`} className="max-h-24 max-w-full object-contain" />
        ) : (
          <ImageUp aria-hidden="true" size={24} className="text-ink-3" />
        )}
        <span className="text-13">
          <b className="font-semibold">{logo ? logo.name : "Choose a logo"}</b>{" "}
          <span className="text-ink-2">
            {logo ? "Choose another one, or drop it here" : "or drop it here. PNG, JPEG, WebP or SVG"}
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          className="sr-only"
          aria-label="Choose a logo"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = "";
          }}
        />
      </label>
      {problem && (
        <Notice tone="bad" icon={<CircleAlert aria-hidden="true" size={16} />}>
          {problem}
        </Notice>
      )}
      {logo && (
        <>
          <div>
            <h3 className="mb-2 font-[550] text-13">
              Colours in it <small className="ml-1 font-normal text-ink-3 text-xs">{colors.length} found</small>
            </h3>
            <ul className="grid gap-1.5">
              {colors.map(({ hex, name: word }) => (
                <li key={hex} className="flex items-center gap-2.5 text-13">
                  <i aria-hidden="true" style={{ backgroundColor: hex }} className="size-6 rounded-2 shadow-line" />
                  <b className="font-[550]">{word}</b>
                  <span className="font-mono text-ink-2 text-xs">{hex}</span>
                  <span className="ml-auto text-ink-3 text-xs tabular-nums">{shareOf(logo, hex)}</span>
                </li>
              ))}
            </ul>
          </div>
          <Input label="Name" aside="as it should be printed" maxLength={30} value={name} onValueChange={setName} />
        </>
      )}
    </div>
  );
}

const colorsOf = ({ colors }: LogoFile) =>
  suggestColors(colors.map(({ hex, share }) => ({ hex, uses: share, from: "the logo" })));

function shareOf({ colors }: LogoFile, hex: string): string {
  const share = colors.find((color) => color.hex === hex)?.share ?? 0;
  return `${Math.round(share * 100)} % of it`;
}
