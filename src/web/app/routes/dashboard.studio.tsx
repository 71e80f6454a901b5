import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { StudioScreen } from "@/features/studio/studio-screen.tsx";
import { readId } from "@/lib/list/address.ts";
import { useSession } from "@/session/auth.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/studio")({
  component: StudioRoute,
  staticData: { isFullScreen: true },
  validateSearch: ({ version }: Record<string, unknown>): { version?: string | undefined } => ({
    version: readId(version),
  }),
});

function StudioRoute() {
  useDocumentTitle("Studio");
  const { user } = useSession();
  const { version } = Route.useSearch();
  const navigate = Route.useNavigate();
  const openCaptions = useCallback(
    (creative: string) => void navigate({ to: "/dashboard/memes/create", search: { creative }, replace: true }),
    [navigate],
  );
  if (!user) return null;
  return (
    <StudioScreen
      userId={user.id}
      versionId={version}
      onTurnTo={(id, how) => void navigate({ search: { version: id }, replace: how === "replace" })}
      onCaptioned={openCaptions}
    />
  );
}
