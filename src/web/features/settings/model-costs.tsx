import { Table } from "@/components/ui/table.tsx";
import type { Usage } from "@/usage/get-usage.ts";
import { formatUsd } from "@/usage/month-figures.ts";
import { COMPOSER_MODEL } from "../../../shared/ai-services/composer-model.ts";

type ModelCost = Usage["models"][number];

/** The calls to each model, and what they cost. */
export function ModelCosts({ models }: { models: readonly ModelCost[] }) {
  return (
    <div className="border-line border-t">
      <h3 className="px-5 pt-4 pb-1 font-semibold text-13">Cost by model</h3>
      <Table
        caption="Cost by model"
        rows={models}
        rowKey={({ model }) => model ?? ""}
        columns={[
          { header: "Model", cell: ({ model }) => <span className="wrap-anywhere">{nameOf(model)}</span> },
          { header: "API calls", cell: ({ calls }) => calls, align: "end" },
          { header: "Cost", cell: ({ cost_usd, model }) => costOf(cost_usd, model), align: "end" },
        ]}
      />
    </div>
  );
}

/** A call that was interrupted before its answer arrived has no model. */
function nameOf(model: string | null): string {
  if (model === COMPOSER_MODEL) return "Built-in composer";
  return model ?? "Broken off, model not known";
}

const costOf = (usd: number, model: string | null) => (model === COMPOSER_MODEL ? "Free" : formatUsd(usd));
