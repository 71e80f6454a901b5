import { Image, LayoutGrid, Type } from "lucide-react";
import { useState } from "react";
import { Card } from "@/components/ui/card.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { ThemeSwitch } from "@/components/ui/theme-switch.tsx";
import { Row } from "./row.tsx";

const tabs = [
  { value: "design", label: "Design", icon: <Image aria-hidden="true" />, content: <p>Layers and picture.</p> },
  { value: "copy", label: "Copy", icon: <Type aria-hidden="true" />, content: <p>Headline and caption.</p> },
  { value: "check", label: "Check", content: <p>What a platform would refuse.</p> },
  { value: "export", label: "Export", content: null, disabled: true },
] as const;

const formats = ["All", "Meta", "TikTok", "LinkedIn", "Pinterest"].map((label) => ({ value: label, label }));

export function ChoicesSection() {
  const [format, setFormat] = useState("All");
  const [view, setView] = useState<"grid" | "text">("grid");
  return (
    <Card title="Tabs and segments">
      <Tabs label="Steps" tabs={tabs} />
      <Row label="Segmented: one of up to six">
        <Segmented label="Format" options={formats} value={format} onValueChange={setFormat} />
        <Segmented
          label="View"
          compact
          options={[
            { value: "grid", label: "Grid", icon: <LayoutGrid aria-hidden="true" /> },
            { value: "text", label: "List", icon: <Type aria-hidden="true" /> },
          ]}
          value={view}
          onValueChange={setView}
        />
      </Row>
      <Row label="Theme">
        <ThemeSwitch />
      </Row>
    </Card>
  );
}
