import { X } from "lucide-react";
import type { MyServices } from "@/ai-services/get-ai-services.ts";
import { useChooseComposer } from "@/ai-services/use-choose-composer.ts";
import { Button } from "@/components/ui/button.tsx";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { Slice } from "@/components/ui/slice.tsx";
import type { KeptIdea } from "@/creatives/kept-idea/kept-idea.ts";
import { captionOf } from "@/creatives/kept-idea/layout-captions.ts";
import type { Picked } from "../service/pick-service.ts";

type KeptIdeaCardProps = { idea: KeptIdea; services: MyServices; picked: Picked; onRemove: () => void };

/** The idea that was kept on the landing page. Only the composer can make the very same one. */
export function KeptIdeaCard({ idea, services, picked, onRemove }: KeptIdeaCardProps) {
  const composer = useChooseComposer();
  return (
    <section
      aria-label="Your idea from the landing page"
      className="kept-idea flex items-center gap-3 rounded-3 bg-surface py-2 pr-2 pl-3 shadow-line"
    >
      <Slice stage="toasted" size={36} className="flex-none" />
      <div className="min-w-0 flex-1">
        <p className={labelStyles}>Your idea from the landing page</p>
        <p className="text-ink-2 text-xs text-pretty">
          {captionOf(idea.layout).name}, {idea.format}. {whatHappens(services, picked)}
        </p>
        {services.status === "absent" && (
          <Button size="sm" className="mt-2" busy={composer.isPending} onClick={composer.choose}>
            Use the composer, free
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="self-start"
        icon={<X size={16} />}
        aria-label="Remove the idea, keep the words"
        onClick={onRemove}
      />
    </section>
  );
}

function whatHappens(services: MyServices, { service }: Picked): string {
  if (services.status === "absent") return "The built-in composer makes it full size, for free: no AI service needed.";
  if (service && service.id !== "composer")
    return `${service.name} paints its own picture of these words. For this very one, choose the built-in composer below.`;
  return "The built-in composer makes this very one, full size, without the sticker.";
}
