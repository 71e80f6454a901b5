import { CatchBoundary, Outlet, useLocation } from "@tanstack/react-router";
import { ScreenCrash } from "./screen-crash.tsx";

/** The current screen. When it falls over, the shell stays and the next screen starts afresh. */
export function Screen() {
  const { pathname } = useLocation();
  return (
    <CatchBoundary getResetKey={() => pathname} errorComponent={ScreenCrash}>
      <Outlet />
    </CatchBoundary>
  );
}
