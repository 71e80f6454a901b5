import type { ReactNode } from "react";
import { Logo } from "@/components/logo.tsx";

/** A page with one thing on it, centred under the logo. */
export function SoloPage({ children, action, wide }: { children: ReactNode; action?: ReactNode; wide?: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-15 flex-none items-center justify-between gap-3 px-5 md:h-18 md:px-8">
        <Logo />
        {action}
      </header>
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center px-5 pt-2 pb-16 md:px-6 md:pb-24">
        {wide ? children : <div className="solo">{children}</div>}
      </main>
    </div>
  );
}
