import { BookOpen, Download } from "lucide-react";
import { CardTitle } from "@/components/card-title.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { AD_COLUMNS } from "../../../../shared/ad-row.ts";
import { saveProblems } from "./run/save-problems.ts";

const HEADER = AD_COLUMNS.map(({ header }) => header).join(",");
const RULES = [
  "The header must match exactly, capitals included. The order is free.",
  "Only rows with both name and image_url are kept.",
  "Commas inside a value: put the value in quotation marks.",
  "The same row twice adds none, today or next year.",
  "Up to 250,000 rows and 100 MB in one file.",
];

const SAMPLE = [
  {
    name: "Tallyo",
    image_url: "https://cdn.tallyo.example/payday.png",
    platform: "Meta",
    industry: "SaaS",
    ad_goal: "Sign-ups",
    funnel_stage: "Awareness",
    target_audience: "Founders who still run payroll by hand",
    tactics: "Before and after, one number, no jargon",
    links_to: "https://tallyo.example/payday",
  },
  {
    name: "Solene",
    image_url: "https://solene.example/ads/glow.jpg",
    platform: "Pinterest",
    industry: "Beauty",
    ad_goal: "Sales",
    funnel_stage: "Consideration",
    target_audience: "People with dry skin in winter",
    tactics: 'A quote: "my skin drank it"',
    links_to: "https://solene.example/glow",
  },
];

export function FormatGuide() {
  return (
    <Card
      title={<CardTitle Icon={BookOpen}>CSV format guide</CardTitle>}
      action={<CopyButton text={HEADER} label="Copy header" variant="ghost" size="sm" />}
    >
      <ul className="flex flex-wrap gap-2">
        {AD_COLUMNS.map(({ header }, i) => (
          <li key={header} className="flex items-center gap-1">
            <code className="rounded-1 bg-inset px-2 py-1.5 font-medium font-mono text-xs leading-none">{header}</code>
            {i < 2 && <Badge tone="bad">required</Badge>}
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid list-disc gap-1.5 pl-4.5 text-13 text-ink-2 marker:text-ink-3">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="ghost"
        className="mt-4 w-full"
        icon={<Download aria-hidden="true" size={15} />}
        onClick={() =>
          saveProblems(
            SAMPLE.map((cells) => ({ cells })),
            "sample-ads.csv",
          )
        }
      >
        Sample file
      </Button>
    </Card>
  );
}
