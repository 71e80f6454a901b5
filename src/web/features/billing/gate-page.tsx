import { type ReactNode, useState } from "react";
import { Logo } from "@/components/logo.tsx";
import { readKeptIdea } from "@/creatives/kept-idea/kept-idea.ts";
import { captionOf } from "@/creatives/kept-idea/layout-captions.ts";
import { cn } from "@/lib/cn.ts";
import "./pricing-card.css";
import "./unpaid.css";

type GatePageProps = {
  email: string;
  title: ReactNode;
  lead: string;
  /** Longer words in the title take a smaller size. */
  isLong?: boolean;
  below?: ReactNode;
  children: ReactNode;
};

/** The dialog fills the page: there is nothing usable behind it, so nothing is dimmed. */
export function GatePage({ email, title, lead, isLong = false, below, children }: GatePageProps) {
  return (
    <div className={cn("unpaid", isLong && "unpaid-long")}>
      <header className="unpaid-bar">
        <Logo />
        <span className="min-w-0 truncate text-sm max-tablet:hidden">{email}</span>
      </header>
      <main id="main" tabIndex={-1} className="unpaid-main">
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
          <WaitingIdea />
          {below}
        </div>
        {children}
      </main>
    </div>
  );
}

/** Kept on the landing page, on the other side of the gate. */
function WaitingIdea() {
  const [idea] = useState(() => readKeptIdea());
  if (!idea) return null;
  return (
    <p className="unpaid-idea">
      <b>{captionOf(idea.layout).name} is kept for you.</b> <bdi>“{idea.sentence}”</bdi>
    </p>
  );
}
