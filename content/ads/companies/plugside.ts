import { doodle, NO_ART, object } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Plugside",
  mark: "bolt",
  industry: "Mobility",
  site: "plugside.example",
  type: "homeservices",
  ads: [
    {
      slug: "overnight",
      place: 34,
      platform: "Facebook",
      format: "1:1",
      goal: "Sell home charger installs",
      stage: "Conversion",
      audience: "New electric car owners with a driveway",
      tactics:
        "Sells the morning after instead of the wallbox. A calm night scene in two colours, and below it all that has to be known: what, how long, how much.",
      path: "/home",
      layout: "horizon",
      palette: "mint",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "Fill up in your pyjamas.",
        facts: ["Wallbox", "One morning", "$690 fitted"],
        button: "Book a fitter",
      },
    },
    {
      slug: "cost-chart",
      place: 146,
      platform: "X",
      format: "16:9",
      goal: "Compare the cost per 100 km",
      stage: "Consideration",
      audience: "Drivers thinking of switching",
      tactics: "Same distance, four ways. The lightning stands on the shortest bar.",
      path: "/cost",
      layout: "chart",
      palette: "lime",
      art: object("high-voltage"),
      words: {
        headline: "One hundred kilometres.",
        button: "Price my commute",
        stats: [
          { value: "$14", label: "Petrol" },
          { value: "$11", label: "Diesel" },
          { value: "$9", label: "Fast charger" },
          { value: "$3", label: "Your own wall" },
        ],
      },
    },
    {
      slug: "range-napkin",
      place: 9,
      platform: "Instagram",
      format: "1:1",
      goal: "Cure range anxiety with a sketch",
      stage: "Consideration",
      audience: "Hesitant first-time EV buyers",
      tactics:
        "A curve of calm against the weeks since purchase: a truth owners nod at. Napkin drawings feel like advice.",
      path: "/worry",
      layout: "napkin",
      palette: "mint",
      art: doodle("climb", 9),
      seed: 5,
      words: {
        headline: "Calm, plotted.",
        subline: "Range worry ends in week three. So does the petrol smell.",
        button: "Read owner stories",
        bullets: ["weeks owned", "calm", "first road trip"],
      },
    },
  ],
} satisfies CompanyInput;
