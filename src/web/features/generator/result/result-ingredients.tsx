import { ArrowRight } from "lucide-react";
import { imageSource } from "@/creatives/inspiration/inspiration-image.ts";
import { NOT_BORROWED } from "../../../../shared/inspiration.ts";
import { PART_NAMES } from "../compose/inspiration/part-names.ts";
import type { GeneratorState, Ingredients } from "../run/generator-state.ts";

type ResultIngredientsProps = {
  ingredients: Ingredients;
  images: GeneratorState["inspirationImages"];
  note: string | undefined;
};

/** After whom the creative is made, and what in it is the user's own. */
export function ResultIngredients({ ingredients, images, note = "" }: ResultIngredientsProps) {
  const { hasPhoto, hasLogo } = ingredients;
  const after = ingredients.after
    .map((lent) => ({ ...lent, parts: lent.parts.filter((part) => !note.includes(NOT_BORROWED[part])) }))
    .filter(({ parts }) => parts.length > 0);
  if (after.length === 0) return null;
  const own = [hasPhoto && "photo", hasLogo && "logo", "every word"].filter(Boolean).join(", ");
  const lender = images.find(({ id }) => id === after[0]?.id);
  return (
    <div className="mt-3 flex items-center gap-4 rounded-4 bg-surface py-2.5 pr-4 pl-2.5 shadow-line">
      {lender && (
        <span className="flex flex-none items-center gap-2.5 text-ink-3">
          <img src={imageSource(lender)} alt="" className="w-11 rounded-1" />
          <ArrowRight aria-hidden="true" size={16} strokeWidth={1.9} />
        </span>
      )}
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-8 gap-y-1 text-13">
        {after.map(({ id, lender: name, parts }) => (
          <Ingredient key={id} term={`After ${name}`}>
            {parts.map((part) => PART_NAMES[part]).join(", ")}
          </Ingredient>
        ))}
        <Ingredient term="Yours">{own}</Ingredient>
      </dl>
    </div>
  );
}

function Ingredient({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-ink-3 text-xs">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
