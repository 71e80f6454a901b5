import { CircleAlert } from "lucide-react";
import { hasWord } from "../../engine/claims/has-word.ts";
import type { BrandKit } from "../../shared/brands/brand-kit.ts";

type AvoidedWordsProps = { kit: Pick<BrandKit, "name" | "avoid">; text: string };

/** Points out what a brand does not say and somebody has written all the same. It stays: they said it. */
export function AvoidedWords({ kit: { name, avoid }, text }: AvoidedWordsProps) {
  const written = avoid.filter((word) => hasWord(text, word));
  if (written.length === 0) return null;
  const words = written.map((word) => `“${word}”`).join(", ");
  return (
    <p role="status" className="mt-2 flex gap-2 text-13 text-warn-fg">
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 flex-none" />
      <span>
        {name} avoids {words}. {written.length === 1 ? "It is" : "They are"} printed only because you wrote{" "}
        {written.length === 1 ? "it" : "them"}.
      </span>
    </p>
  );
}
