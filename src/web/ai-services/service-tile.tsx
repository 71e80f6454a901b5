import { Server } from "lucide-react";
import { LogoMark } from "@/components/logo.tsx";
import { cn } from "@/lib/cn.ts";
import type { ServiceId } from "../../shared/ai-services/services.ts";

const sizes = {
  sm: { box: "size-6 rounded-[7px] text-xs", mark: 14 },
  md: { box: "size-9 rounded-3 text-base", mark: 19 },
  lg: { box: "size-11 rounded-3 text-xl", mark: 22 },
};

/** Letters instead of logos, which are not ours to show. */
const LETTERS: Partial<Record<ServiceId, string>> = { gemini: "G", openai: "O", openrouter: "R", fal: "f" };

type ServiceTileProps = { service: ServiceId; size?: keyof typeof sizes; className?: string };

export function ServiceTile({ service, size = "md", className }: ServiceTileProps) {
  const { box, mark } = sizes[size];
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid flex-none place-items-center bg-inset font-bold font-display text-ink leading-none shadow-line",
        box,
        className,
      )}
    >
      {service === "composer" ? <LogoMark size={mark} /> : (LETTERS[service] ?? <Server size={mark} />)}
    </span>
  );
}
