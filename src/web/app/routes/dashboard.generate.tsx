import { createFileRoute } from "@tanstack/react-router";
import { GenerateScreen } from "@/features/generator/generate-screen.tsx";
import { useSession } from "@/session/auth.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/generate")({ component: GenerateRoute });

function GenerateRoute() {
  useDocumentTitle("Generate");
  const { user } = useSession();
  return user && <GenerateScreen userId={user.id} />;
}
