import { createFileRoute } from "@tanstack/react-router";
import { Images, WandSparkles } from "lucide-react";
import { PageHead } from "@/components/page-head.tsx";
import { Doorway } from "../doorway.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/")({ component: HomeScreen });

function HomeScreen() {
  useDocumentTitle("Dashboard");
  return (
    <>
      <PageHead title="Dashboard" description="Start something new, or pick up what you made" />
      <div className="grid gap-5 tablet:grid-cols-2">
        <Doorway
          to="/dashboard/generate"
          Icon={WandSparkles}
          title="Generate"
          text="Describe an ad or a meme in one sentence"
        />
        <Doorway to="/dashboard/gallery" Icon={Images} title="Gallery" text="Everything you have generated" />
      </div>
    </>
  );
}
