import { CatchBoundary, Outlet, useChildMatches } from "@tanstack/react-router";
import { ScreenCrash } from "./screen-crash.tsx";

/** The current screen. When it crashes, the shell stays and the next screen starts afresh. */
export function Screen() {
  // Not the address: that changes before the next screen is loaded, and the old one would crash a second time.
  const shown = useChildMatches({ select: (matches) => matches[0]?.id });
  return (
    <CatchBoundary getResetKey={() => shown} errorComponent={ScreenCrash}>
      <Outlet />
    </CatchBoundary>
  );
}
