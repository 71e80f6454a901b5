import makerLaunch from "@/assets/templates/maker-launch.webp";
import saasProductivity from "@/assets/templates/saas-productivity.webp";
import viralMeme from "@/assets/templates/viral-meme.webp";
import { cn } from "@/lib/cn.ts";
import { type QuickTemplate, TEMPLATE_PICTURE_PX } from "./quick-templates.ts";

/** Painted by `npm run content:templates`. */
const PICTURES: Record<QuickTemplate["id"], string> = {
  "saas-productivity": saasProductivity,
  "maker-launch": makerLaunch,
  "viral-meme": viralMeme,
};

type TemplatePictureProps = { template: QuickTemplate; className: string };

/** An example of the template's result. It comes first visually, but is read out after the template's name. */
export function TemplatePicture({ template: { id, alt }, className }: TemplatePictureProps) {
  return (
    <img
      src={PICTURES[id]}
      alt={alt}
      width={TEMPLATE_PICTURE_PX}
      height={TEMPLATE_PICTURE_PX}
      loading="lazy"
      decoding="async"
      className={cn("order-first flex-none rounded-2 bg-mat", className)}
    />
  );
}
