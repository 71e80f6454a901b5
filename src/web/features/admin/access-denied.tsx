import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import padlock from "@/assets/emoji/locked-with-key.svg";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { useSession } from "@/session/auth.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";

export function AccessDenied({ screen }: { screen: string }) {
  const { user } = useSession();
  return (
    <div className="grid min-h-[56vh] place-items-center tablet:min-h-[70vh]">
      <div className="grid max-w-[38ch] justify-items-center text-center">
        <img src={padlock} alt="" width={84} height={84} />
        <h1 className="mt-3.5 font-bold font-display text-[1.75rem] leading-[1.1] tracking-[-0.03em]">Access Denied</h1>
        <p className="mt-1.5 text-ink-2">Only Bananaman has access to {screen}.</p>
        <Link to="/dashboard/generate" className={buttonStyles({ className: "mt-5" })}>
          <ArrowLeft aria-hidden="true" size={16} />
          Back to Generate
        </Link>
        <p className="mt-[18px] text-13 text-ink-3 [overflow-wrap:anywhere]">
          Signed in as {user?.email}. If you should be in here, ask whoever runs your {PRODUCT_NAME}.
        </p>
      </div>
    </div>
  );
}
