import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "@/features/home/home-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/")({ component: HomeRoute });

function HomeRoute() {
  useDocumentTitle("Dashboard");
  return <HomeScreen />;
}
