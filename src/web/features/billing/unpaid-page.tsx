import type { ReactNode } from "react";
import hotSauce from "@/assets/landing/hot-sauce-320.webp";
import moisturiser from "@/assets/landing/moisturiser-320.webp";
import runningShoe from "@/assets/landing/running-shoe-320.webp";
import { Logo } from "@/components/logo.tsx";
import { PaymentRequired } from "./payment-required.tsx";
import "./pricing-card.css";
import "./unpaid.css";

type UnpaidPageProps = { email: string; busy: boolean; onBuy: () => void; signOut: ReactNode; yourData: ReactNode };

/** Page and dialog are one composition: nothing behind it could be used, so nothing is dimmed. */
export function UnpaidPage(props: UnpaidPageProps) {
  return (
    <div className="unpaid">
      <header className="unpaid-bar">
        <Logo />
        <span className="min-w-0 truncate text-sm max-tablet:hidden">{props.email}</span>
      </header>
      <main id="main" tabIndex={-1} className="unpaid-main">
        <div>
          <h1>
            You're <span>almost in</span>
          </h1>
          <p>Your account is ready. One payment opens the generator, the swipe files and everything we add later.</p>
          <div className="unpaid-fan" aria-hidden="true">
            {[runningShoe, hotSauce, moisturiser].map((picture) => (
              <img key={picture} src={picture} width="320" height="400" alt="" />
            ))}
          </div>
        </div>
        <PaymentRequired {...props} />
      </main>
    </div>
  );
}
