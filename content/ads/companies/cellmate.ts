import { character, illustration, object, screen } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export const cellmate: CompanyInput = {
  name: "Cellmate",
  mark: "grid",
  industry: "Software",
  site: "cellmate.example",
  type: "saas",
  ads: [
    {
      slug: "final-v7",
      platform: "LinkedIn",
      format: "1.91:1",
      goal: "Book demos with teams that run on shared spreadsheets",
      stage: "Consideration",
      audience: "Operations leads at companies of 20-200 people",
      tactics:
        "Uses a file name everybody has written. Recognition comes first, the product second: the tidy table is shown as the relief.",
      path: "/demo",
      layout: "dashboard",
      palette: "mint",
      art: screen("table", 1, { title: "Orders, one version" }),
      words: {
        kicker: "Rest in peace",
        headline: "budget_FINAL_v7. No, the other v7.",
        subline: "One live table, with a memory of who changed what.",
        button: "Bury the file",
        stats: [{ value: "1", label: "version, always" }],
      },
    },
    {
      slug: "sheet-vs-cellmate",
      platform: "LinkedIn",
      format: "1:1",
      goal: "Win a comparison for buyers who think a spreadsheet is free",
      stage: "Consideration",
      audience: "Finance and ops managers comparing tools this quarter",
      tactics:
        "A comparison table with honest rows: none of them is a feature name, all are things that went wrong last month. The rival is the habit, not a competitor.",
      path: "/compare",
      layout: "versus",
      palette: "arctic",
      art: illustration("laptop", 3),
      words: {
        headline: "Sort column B without breaking column C.",
        rival: "The sheet",
        bullets: ["Survives Kevin", "Says who changed it", "Undo from last Tuesday", "Works with 40 people in it"],
        button: "See the difference",
      },
    },
    {
      slug: "vlookup-person",
      platform: "X",
      format: "1:1",
      goal: "Be shared by the one colleague who fixes everyone's formulas",
      stage: "Awareness",
      audience: "Spreadsheet heroes who are tired of being asked",
      tactics:
        "Flatters the unofficial expert and names the pain in their words. They forward it to their boss, which is the real target.",
      path: "/heroes",
      layout: "shout",
      palette: "lime",
      art: character("bot", "sweating", 2),
      extras: [object("laptop"), object("fire")],
      words: { headline: "“Can you just fix one formula”", subline: "It is never one formula" },
    },
    {
      slug: "monday-board",
      platform: "Facebook",
      format: "1:1",
      goal: "Start free trials with small teams by showing the first five minutes",
      stage: "Conversion",
      audience: "Owners of small shops and studios who keep orders in a sheet",
      tactics:
        "Shows the result before asking for work. The three tiles answer the questions in order: how fast, how many, how much.",
      path: "/start",
      layout: "bento",
      palette: "royal",
      art: screen("board", 3, { title: "This week" }),
      extras: [object("party-popper")],
      words: {
        headline: "Paste the sheet. Get an app.",
        subline: "Columns become forms, colours become status, Kevin becomes harmless.",
        button: "Paste yours",
        stats: [
          { value: "4 min", label: "from paste to live" },
          { value: "$0", label: "for three people" },
        ],
      },
    },
  ],
};
