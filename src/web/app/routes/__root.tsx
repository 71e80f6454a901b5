import { createRootRoute, Outlet } from "@tanstack/react-router";
import { CrashPage } from "../crash-page.tsx";
import { NotFoundPage } from "../not-found-page.tsx";
import { SignInHost } from "../sign-in-host.tsx";
import { ToastHost } from "../toast-host.tsx";
import { useFocusOnNavigation } from "../use-focus-on-navigation.ts";

export const Route = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Outlet />
      <SignInHost />
      <ToastHost />
    </>
  );
}
