import { illustration, object, place } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export const spokesman: CompanyInput = {
  name: "Spokesman",
  mark: "loop",
  industry: "Mobility",
  site: "spokesman.example",
  type: "homeservices",
  ads: [
    {
      slug: "van-visit",
      platform: "Facebook",
      format: "4:5",
      goal: "Sell bike repair at the door",
      stage: "Conversion",
      audience: "Office parks and families with four bikes",
      tactics: "A workshop that parks outside is a new idea: so show the van. Price per bike on the sticker.",
      path: "/door",
      layout: "street",
      palette: "lilac",
      art: place("van", 6),
      seed: 14,
      words: {
        headline: "The bike shop is outside your house.",
        subline: "Tuned in forty minutes while you make tea.",
        button: "Book a visit",
        badge: { text: "$49", small: "per bike" },
        note: "Bike repairs",
      },
    },
    {
      slug: "checklist-tune",
      platform: "Google Display",
      format: "1.91:1",
      goal: "Explain a full service",
      stage: "Consideration",
      audience: "Commuters before winter",
      tactics: "The list is the whole service, so nothing is left to fear. Winter gives it a date.",
      path: "/service",
      layout: "checklist",
      palette: "lime",
      art: illustration("wrench", 1),
      extras: [object("bicycle")],
      words: {
        headline: "Forty minutes. Nine things you'd have ignored.",
        button: "See all nine",
        badge: { text: "$49", small: "no surprises" },
        bullets: ["Brakes that brake", "Gears that agree", "A chain like butter", "Lights, both"],
      },
    },
  ],
};
