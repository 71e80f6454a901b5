import { Link } from "@tanstack/react-router";
import { Info } from "lucide-react";
import { useAiServices } from "@/ai-services/get-ai-services.ts";
import { Notice } from "@/components/ui/notice.tsx";

/** The lessons are about image models. Whoever has chosen the composer is told so before trying one. */
export function ForServices() {
  const { chosen } = useAiServices();
  if (chosen?.id !== "composer") return null;
  return (
    <Notice icon={<Info aria-hidden="true" size={16} />} className="mx-5 mb-4 print:hidden">
      <b className="font-semibold">This lesson’s prompt is for an AI image service.</b> Your pictures are made by the
      built-in composer, which sets words and drawings. It keeps the subject and leaves out directions such as light,
      lens or style.{" "}
      <Link to="/dashboard/settings" search={{ add: true }} className="underline">
        Connect a service
      </Link>
    </Notice>
  );
}
