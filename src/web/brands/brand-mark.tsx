import { useQuery } from "@tanstack/react-query";
import { cn } from "@/lib/cn.ts";
import { wantsWhite } from "../../engine/color/contrast.ts";
import type { BrandKit } from "../../shared/brands/brand-kit.ts";
import type { ReadBrandOutput } from "../../shared/contracts/brands.ts";
import { brandQuery, type ListedBrand } from "./brands.ts";

type BrandMarkProps = { brand: ListedBrand; className?: string };

/** A brand at a glance: its logo on its own ground, or its first letter. */
export function BrandMark({ brand, className }: BrandMarkProps) {
  const { data } = useQuery(brandQuery(brand.id, brand.changedAt));
  const ground = groundOf(brand.kit, data?.logos);
  const isDark = wantsWhite(ground);
  const logo = (isDark && data?.logos.dark) || data?.logos.light || data?.logos.dark;
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: ground, color: isDark ? "#fff" : "#000" }}
      className={cn("grid flex-none place-items-center overflow-hidden shadow-line", className)}
    >
      {logo ? (
        <img src={`data:image/png;base64,${logo}`} alt="" className="max-h-[72%] max-w-[80%] object-contain" />
      ) : (
        <b className="font-bold font-display text-[1.2em]">{[...brand.kit.name][0]?.toUpperCase()}</b>
      )}
    </span>
  );
}

/** The ground on which a brand likes to be seen: one on which its logo can be. */
function groundOf({ colors }: BrandKit, logos: ReadBrandOutput["logos"] = {}): string {
  if (logos.light && !logos.dark) return colors.find(({ role }) => role === "light")?.hex ?? "#ffffff";
  const liked = (["dark", "loud", "light", "accent"] as const).map((role) =>
    colors.find((color) => color.role === role),
  );
  return liked.find(Boolean)?.hex ?? "#f1efe9";
}
