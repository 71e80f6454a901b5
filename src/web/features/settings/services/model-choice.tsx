import { pictureUsd } from "@/ai-services/price-words.ts";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Select } from "@/components/ui/select.tsx";
import type { Quality } from "../../../../shared/ai-services/image-model.ts";
import { STANDARD } from "../../../../shared/ai-services/price.ts";
import type { OfferedModel, ServiceView } from "../../../../shared/contracts/ai-services.ts";

const QUALITY_NAMES: Record<Quality, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  xhigh: "Extra",
  max: "Max",
};

type ModelChoiceProps = {
  service: ServiceView;
  isBusy: boolean;
  onChoose: (model: string, quality: Quality | null) => void;
};

/** Which model a service uses, and how much care it takes. A model brings its own quality along. */
export function ModelChoice({ service, isBusy, onChoose }: ModelChoiceProps) {
  const { models, model, quality } = service;
  const chosen = models.find(({ id }) => id === model);
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Select
        label="Model"
        value={model}
        placeholder="Choose a model"
        disabled={isBusy}
        options={models.map((offered) => ({ value: offered.id, label: offered.id, note: noteOf(offered) }))}
        onValueChange={(id) => {
          const next = models.find((offered) => offered.id === id);
          if (next) onChoose(id, keptQuality(next, quality));
        }}
      />
      {chosen && chosen.qualities.length > 1 && (
        <div>
          <p aria-hidden="true" className={`mb-2 ${labelStyles}`}>
            Quality
          </p>
          <Segmented
            label="Quality"
            className="w-full [&>*]:flex-1 [&>*]:px-1"
            options={chosen.qualities.map((value) => ({ value, label: QUALITY_NAMES[value], disabled: isBusy }))}
            value={quality ?? chosen.default_quality ?? "high"}
            onValueChange={(next) => onChoose(chosen.id, next)}
          />
        </div>
      )}
    </div>
  );
}

/** "fast, $0.055": the price of a square, as something to compare with. */
function noteOf(model: OfferedModel): string {
  const usd = model.prices[model.default_quality ?? STANDARD]?.["1:1"];
  const price = usd === null || usd === undefined ? "price unknown" : pictureUsd(usd);
  return [model.note, price].filter(Boolean).join(", ");
}

const keptQuality = (model: OfferedModel, quality: Quality | null) =>
  quality && model.qualities.includes(quality) ? quality : model.default_quality;
