import type { ReactNode } from "react";
import { SiteFooter } from "@/components/site/site-footer.tsx";
import { TopBar } from "@/components/site/top-bar.tsx";
import "./legal.css";

/** A text page: plain text in one column. */
export function LegalPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar quiet />
      <main id="main" tabIndex={-1} className="wrap legal">
        <h1>{title}</h1>
        <p className="legal-intro">{intro}</p>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
