import { Link } from "@tanstack/react-router";
import { WandSparkles } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import type { Lesson } from "../../../../shared/lesson.ts";

type TryItProps = {
  lesson: Pick<Lesson, "adType" | "format">;
  prompt: string;
  /** Two of them are on the page. */
  what: "the template" | "the example";
  variant: "primary" | "ghost";
  onTry: () => void;
};

/** Opens the generator with prompt, ad type and format in place. Nothing is generated yet. */
export function TryIt({ lesson: { adType, format }, prompt, what, variant, onTry }: TryItProps) {
  return (
    <Link
      to="/dashboard/generate"
      state={{ makeAgain: { prompt, adType, format } }}
      onClick={onTry}
      aria-label={`Try it: ${what}`}
      className={buttonStyles({
        variant,
        size: variant === "ghost" ? "sm" : "md",
        className: variant === "primary" ? "max-tablet:h-12 max-tablet:w-full" : "print:hidden",
      })}
    >
      <WandSparkles aria-hidden="true" size={16} />
      Try it
    </Link>
  );
}
