import { useAiServices } from "@/ai-services/get-ai-services.ts";
import { PageHead } from "@/components/page-head.tsx";
import { hasSaved } from "@/lib/save-file.ts";
import { useLatestCreatives } from "./api/get-latest-creatives.ts";
import { Checklist } from "./checklist.tsx";
import { checklistSteps } from "./checklist-steps.ts";
import { KeyBanner } from "./key-banner.tsx";
import { LatestCreatives } from "./latest-creatives.tsx";
import { MonthCard } from "./month-card.tsx";
import { StartHere } from "./start-here.tsx";

export function HomeScreen() {
  const services = useAiServices();
  const { status: key } = services;
  const { data: latest } = useLatestCreatives();
  const steps = latest ? checklistSteps({ key, creatives: latest.length, hasSaved: hasSaved() }) : null;
  return (
    <>
      <PageHead title="What are we baking today?" description="Your latest work and this month at a glance" />
      {key === "absent" && <KeyBanner />}
      <StartHere services={services} />
      {steps && <Checklist steps={steps} />}
      <div className="grid items-start gap-7 wide:grid-cols-[minmax(0,1fr)_320px]">
        <LatestCreatives />
        <MonthCard />
      </div>
    </>
  );
}
