import { Trash2, Upload } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { logoSrc } from "../logo-src.ts";
import { useLogoFile } from "../use-logo-file.ts";
import type { EditedBrand } from "./kit-state.ts";

type LogoSectionProps = { brand: EditedBrand; onChange: (name: string, logos: EditedBrand["logos"]) => void };

/** The logo on light and on dark grounds. Without one of its own a dark ground gets the usual one. */
export function LogoSection({ brand: { kit, logos }, onChange }: LogoSectionProps) {
  const light = kit.colors.find(({ role }) => role === "light")?.hex ?? "#ffffff";
  const dark = kit.colors.find(({ role }) => role === "dark")?.hex ?? "#17150f";
  return (
    <Card title="Logo">
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <Place
          {...{ ground: light, logo: logos.light, label: "On light", isDark: false }}
          onChange={(data) => onChange("Logo", without({ ...logos, light: data }))}
        />
        <Place
          {...{ ground: dark, logo: logos.dark, fallback: logos.light, label: "On dark", isDark: true }}
          onChange={(data) => onChange("Logo on dark", without({ ...logos, dark: data }))}
        />
      </div>
      <p className="mt-3 text-13 text-ink-2">
        Placed as it is, with air around it, and never redrawn by an AI. PNG, JPEG, WebP or SVG, up to 4 MB.
        {logos.light && !logos.dark && " On dark grounds it gets a light plate until you add one made for them."}
      </p>
    </Card>
  );
}

const without = ({ light, dark }: { light?: string | undefined; dark?: string | undefined }): EditedBrand["logos"] => ({
  ...(light && { light }),
  ...(dark && { dark }),
});

type PlaceProps = {
  ground: string;
  logo: string | undefined;
  fallback?: string | undefined;
  label: string;
  isDark: boolean;
  onChange: (data: string | undefined) => void;
};

function Place({ ground, logo, fallback, label, isDark, onChange }: PlaceProps) {
  const id = useId();
  const { problem, take } = useLogoFile(({ data }) => onChange(data));
  const shown = logo ?? fallback;
  return (
    <div className="min-w-0">
      <figure
        style={{ backgroundColor: ground, color: isDark ? "#fff" : "#17150f" }}
        className="relative grid h-28 place-items-center rounded-3 p-5 shadow-line"
      >
        {shown ? (
          <img
            src={logoSrc(shown)}
            alt={`Logo, ${label.toLowerCase()}`}
            className="max-h-16 max-w-full object-contain"
          />
        ) : (
          <span className="text-13 opacity-80">No logo yet</span>
        )}
        <figcaption className="absolute bottom-2 left-3 font-semibold text-xs">{label}</figcaption>
      </figure>
      <div className="mt-1.5 flex gap-1">
        <label
          htmlFor={id}
          className="inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-2 px-2.5 font-[550] text-13 focus-within:shadow-field-focus hover:bg-highlight pointer-coarse:h-11"
        >
          <Upload aria-hidden="true" size={15} />
          {logo ? "Replace" : "Choose a file"}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            className="sr-only"
            aria-label={`${logo ? "Replace the logo" : "Choose a logo"}, ${label.toLowerCase()}`}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
        {logo && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 size={15} />}
            aria-label={`Remove the logo, ${label.toLowerCase()}`}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      {problem && (
        <Notice tone="bad" icon={<Upload aria-hidden="true" size={15} />} className="mt-2">
          {problem}
        </Notice>
      )}
    </div>
  );
}
