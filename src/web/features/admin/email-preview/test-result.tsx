import { CircleAlert, Clock } from "lucide-react";
import { Notice } from "@/components/ui/notice.tsx";
import type { TestMail } from "./use-test-mail.ts";

export function TestResult({ testMail: { trouble } }: { testMail: TestMail }) {
  if (!trouble) return null;
  const Icon = trouble.tone === "bad" ? CircleAlert : Clock;
  return (
    <Notice tone={trouble.tone} icon={<Icon aria-hidden="true" size={17} />} className="[overflow-wrap:anywhere]">
      {trouble.words}
    </Notice>
  );
}
