/** Before "free" these say what is not in it: "plastic free post" costs something. Other languages write one word. */
export const FREE_OF: ReadonlySet<string> = new Set(
  "plastic sugar gluten dairy lactose nut nuts fat alcohol caffeine cruelty chemical toxin paraben oil hassle stress pain risk worry toll duty tax smoke ad ads meat egg wheat grain salt carbon lead wrinkle frizz scent fragrance allergy residue fuss mess guilt hands wire bpa pesticide soy latex crowd queue debt commission code".split(
    " ",
  ),
);
