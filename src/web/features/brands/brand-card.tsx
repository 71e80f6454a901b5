import { Link } from "@tanstack/react-router";
import { Ellipsis, Star, Trash2 } from "lucide-react";
import { BrandMark } from "@/brands/brand-mark.tsx";
import { type ListedBrand, useChooseBrand } from "@/brands/brands.ts";
import { ColorStrip } from "@/brands/color-strip.tsx";
import { useOwnFonts } from "@/brands/own-fonts.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { renditionUrl } from "@/creatives/rendition.ts";
import { shortDate } from "@/lib/short-date.ts";
import { TYPEFACES, typefaceSchema } from "../../../engine/scene/typefaces.ts";
import { RENDITION_WIDTHS } from "../../../shared/renditions.ts";
import { useWearers } from "./wearers.ts";

/** A brand, and the latest of what was made for it. */
export function BrandCard({ brand, onDelete }: { brand: ListedBrand; onDelete: () => void }) {
  const { id, kit, isDefault } = brand;
  const choose = useChooseBrand();
  const { data: wearers } = useWearers(id);
  const face = typefaceSchema.safeParse(kit.headlineFont).data;
  const { data: fonts } = useOwnFonts();
  const own = fonts?.find((font) => font.face === kit.headlineFont);
  const [latest] = wearers ?? [];
  return (
    <li className="group relative min-w-0 overflow-hidden rounded-4 bg-surface shadow-card has-[a:hover]:shadow-2">
      <Link
        to="/dashboard/brands/$brandId"
        params={{ brandId: id }}
        aria-label={kit.name}
        className="-outline-offset-2 block rounded-4"
      >
        <span className="flex h-36 gap-px bg-mat">
          <BrandMark brand={brand} className="h-full min-w-0 flex-1 rounded-none text-4xl" />
          {wearers?.map(({ id, image_url }) => (
            <img
              key={id}
              src={renditionUrl(image_url, RENDITION_WIDTHS[0])}
              alt=""
              decoding="async"
              className="h-full min-w-0 flex-1 object-cover"
            />
          ))}
        </span>
        <span className="grid gap-2 p-4">
          <span className="flex min-h-8 items-center gap-2 pr-10">
            <b className="truncate font-display font-semibold text-base">{kit.name}</b>
            {isDefault && (
              <Badge tone="accent" icon={<Star aria-hidden="true" />}>
                Default
              </Badge>
            )}
          </span>
          {kit.colors.length > 0 ? (
            <ColorStrip colors={kit.colors} className="w-36" />
          ) : (
            <span className="text-13 text-ink-2">No colours yet</span>
          )}
          <span className="truncate text-13 text-ink-2">
            {own?.facts.family ?? (face ? TYPEFACES[face].family : "Lettering by the layout")}
            <br />
            {latest
              ? `Last creative: ${shortDate(new Date(latest.created_at), new Date(), "en-GB")}`
              : wearers && "No creative yet"}
            &nbsp;
          </span>
        </span>
      </Link>
      <div className="absolute top-[9.75rem] right-2">
        <Menu
          trigger={
            <Button variant="ghost" size="sm" icon={<Ellipsis size={18} />} aria-label={`More for ${kit.name}`} />
          }
          groups={[
            [{ label: "Make it the default", icon: <Star />, disabled: isDefault, onSelect: () => choose.mutate(id) }],
            [{ label: "Delete", icon: <Trash2 />, tone: "danger", onSelect: onDelete }],
          ]}
        />
      </div>
    </li>
  );
}
