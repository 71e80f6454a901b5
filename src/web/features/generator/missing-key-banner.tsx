import { Link } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useChooseComposer } from "@/ai-services/use-choose-composer.ts";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";

/** Until somebody has chosen who makes the pictures, nothing can be generated: both ways out. */
export function MissingKeyBanner() {
  const composer = useChooseComposer();
  return (
    <section
      aria-label="API key missing"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-4 bg-bad-soft px-5 py-4 text-bad-fg shadow-[inset_0_0_0_1px_var(--bad-fg)]"
    >
      <KeyRound aria-hidden="true" size={20} className="flex-none max-tablet:hidden" />
      <div className="min-w-0 flex-[1_1_280px]">
        <h2 className="font-semibold text-sm">Connect your AI image-service key</h2>
        <p className="text-13">
          Creatives are made with your own key. Set up your API key in Settings, it takes a minute. Or use the built-in
          composer: free, without a key.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-tablet:w-full max-tablet:flex-col-reverse">
        <Button
          variant="ghost"
          className="text-bad-fg hover:bg-surface"
          busy={composer.isPending}
          onClick={composer.choose}
        >
          Use the built-in composer
        </Button>
        <Link to="/dashboard/settings" search={{ add: true }} className={buttonStyles({ variant: "danger" })}>
          Go to Settings →
        </Link>
      </div>
    </section>
  );
}
