import { Link } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useChooseComposer } from "@/ai-services/use-choose-composer.ts";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";

/** On this screen a missing key is only a setup step, as it blocks nothing but Generate: a yellow button, not red. */
export function KeyBanner() {
  const composer = useChooseComposer();
  return (
    <section
      aria-label="API key missing"
      className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-4 bg-accent-soft px-4 py-3 text-accent-fg"
    >
      <KeyRound aria-hidden="true" size={18} className="flex-none max-tablet:hidden" />
      <p className="min-w-0 flex-[1_1_260px]">
        <b className="font-semibold">Connect your AI image-service key.</b> Creatives are made with your own key. Or use
        the built-in composer: free, without a key.
      </p>
      <div className="flex flex-wrap gap-2 max-tablet:w-full max-tablet:flex-col-reverse">
        <Button
          variant="ghost"
          size="sm"
          className="text-accent-fg hover:bg-surface"
          busy={composer.isPending}
          onClick={composer.choose}
        >
          Use the built-in composer
        </Button>
        <Link
          to="/dashboard/settings"
          search={{ add: true }}
          className={buttonStyles({ variant: "primary", size: "sm" })}
        >
          Go to Settings →
        </Link>
      </div>
    </section>
  );
}
