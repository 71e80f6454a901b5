import { ChartColumn, Table2 } from "lucide-react";
import { useState } from "react";
import { PageHead } from "@/components/page-head.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import type { ChartRange } from "../../../../shared/contracts/admin-charts.ts";
import { ChartsSection } from "../charts/charts-section.tsx";
import { AccessTest } from "./access-test.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { LatestEntries } from "./latest-entries.tsx";
import { UsersCard, type UsersCardProps } from "./users-card.tsx";

const RANGES = [
  { value: "30d", label: "30 d" },
  { value: "90d", label: "90 d" },
  { value: "12m", label: "12 m" },
] as const;
const VIEWS = [
  { value: "charts", label: "Charts", icon: <ChartColumn aria-hidden="true" /> },
  { value: "table", label: "Table", icon: <Table2 aria-hidden="true" /> },
] as const;

export function UsersScreen({ page, onPage }: UsersCardProps) {
  const [range, setRange] = useState<ChartRange>("30d");
  const [view, setView] = useState<"charts" | "table">("charts");
  return (
    <>
      <PageHead
        title="Manage Users"
        description="Who is in, who paid, who got in free."
        action={
          <div className="flex gap-2 max-tablet:w-full">
            <Segmented compact label="Show as" options={VIEWS} value={view} onValueChange={setView} />
            <Segmented
              label="Range"
              options={RANGES}
              value={range}
              onValueChange={setRange}
              className="max-tablet:flex-1 max-tablet:*:flex-1"
            />
          </div>
        }
      />
      <FigureCards />
      <ChartsSection range={range} asTable={view === "table"} />
      <AccessTest />
      <UsersCard page={page} onPage={onPage} />
      <LatestEntries />
    </>
  );
}
