import { CircleAlert } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { wordsIn } from "../../engine/text/has-word.ts";
import type { BrandKit } from "../../shared/brands/brand-kit.ts";

type AvoidedWordsProps = {
  kit: Pick<BrandKit, "name" | "avoid">;
  text: string;
  /** One short line, below a field among many. */
  isQuiet?: boolean;
};

/** Points out what a brand does not say and somebody has written all the same. It stays: they said it. */
export function AvoidedWords({ kit: { name, avoid }, text, isQuiet = false }: AvoidedWordsProps) {
  const written = wordsIn(text, avoid);
  if (written.length === 0) return null;
  const words = written.map((word) => `“${word}”`).join(", ");
  return (
    <p role="status" className={cn("flex text-warn-fg", isQuiet ? "gap-1.5 text-xs" : "mt-2 gap-2 text-13")}>
      <CircleAlert aria-hidden="true" size={isQuiet ? 13 : 16} className="mt-0.5 flex-none" />
      <span className="min-w-0 break-words">
        {name} avoids {words}.{!isQuiet && (written.length === 1 ? " It is" : " They are")}
        {!isQuiet && " printed only because the description says so."}
      </span>
    </p>
  );
}
