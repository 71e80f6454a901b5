import { Link } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useTryComposer } from "@/ai-services/use-try-composer.ts";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";

/** Nothing can be generated without a key: where to set it up, and how to try everything without one. */
export function MissingKeyBanner() {
  const composer = useTryComposer();
  return (
    <section
      aria-label="API key missing"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-4 bg-bad-soft px-5 py-4 text-bad-fg shadow-[inset_0_0_0_1px_var(--bad-fg)]"
    >
      <KeyRound aria-hidden="true" size={20} className="flex-none max-tablet:hidden" />
      <div className="min-w-0 flex-[1_1_280px]">
        <h2 className="font-semibold text-sm">Connect your AI image-service key</h2>
        <p className="text-13">
          Creatives are made with your own key. Set up your API key in Settings, it takes a minute.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-tablet:w-full max-tablet:flex-col-reverse">
        <Button
          variant="ghost"
          className="text-bad-fg hover:bg-surface"
          busy={composer.isPending}
          onClick={composer.start}
        >
          Try the built-in composer
        </Button>
        <Link to="/dashboard/settings" search={{ add: true }} className={buttonStyles({ variant: "danger" })}>
          Go to Settings →
        </Link>
      </div>
    </section>
  );
}
