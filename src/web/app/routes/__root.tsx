import { createRootRoute, Outlet } from "@tanstack/react-router";
import { CrashPage } from "../crash-page.tsx";
import { NotFoundPage } from "../not-found-page.tsx";
import { SignInHost } from "../sign-in-host.tsx";

export const Route = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

function RootLayout() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Outlet />
      <SignInHost />
    </>
  );
}
