import { createFileRoute, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { signOut, useSession } from "@/lib/auth.ts";
import { SoloPage } from "../solo-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard")({ component: DashboardPage });

function DashboardPage() {
  const { status, user } = useSession();
  useDocumentTitle("Dashboard");
  if (status === "signed-out") return <Navigate to="/" replace />;
  if (!user) return <LoadingPage />;
  return (
    <SoloPage action={<SignOutButton />}>
      <h1 className="heading">Dashboard</h1>
      <p className="sub">
        Signed in as <b>{user.email}</b>
      </p>
    </SoloPage>
  );
}

function SignOutButton() {
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    try {
      await signOut();
    } finally {
      setLeaving(false);
    }
  }
  return (
    <button type="button" className="btn btn-outline" disabled={leaving} onClick={() => void leave()}>
      Sign Out
    </button>
  );
}

function LoadingPage() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">Dashboard</h1>
      <p role="status" className="text-ink-2">
        <span className="spinner spinner-lg" aria-hidden="true" />
        <span className="sr-only">Loading</span>
      </p>
    </main>
  );
}
