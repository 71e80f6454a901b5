import { createRootRoute, lazyRouteComponent, Outlet } from "@tanstack/react-router";
import { SignInHost } from "../sign-in-host.tsx";
import { ToastHost } from "../toast-host.tsx";
import { useFocusOnNavigation } from "../use-focus-on-navigation.ts";

export const Route = createRootRoute({
  component: RootLayout,
  // Loaded on demand: few people ever see these pages, and the landing page has to be light.
  notFoundComponent: lazyRouteComponent(() => import("../not-found-page.tsx"), "NotFoundPage"),
  errorComponent: lazyRouteComponent(() => import("../crash-page.tsx"), "CrashPage"),
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
