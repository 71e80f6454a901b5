import { landscape, pack } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Noctua",
  mark: "orbit",
  industry: "Beauty & Care",
  site: "noctua.example",
  type: "meta",
  ads: [
    {
      slug: "eight-hours",
      place: 97,
      platform: "Instagram",
      format: "9:16",
      goal: "Launch a night cream to people up too late",
      stage: "Awareness",
      audience: "Phone users between 23:00 and 01:00",
      tactics: "Shown only late at night, it names the hour and the habit. Timing is half of the copy.",
      path: "/night",
      layout: "overlay",
      palette: "midnight",
      art: landscape("city", 8),
      words: {
        headline: "It's 00:40. Your skin clocked in hours ago.",
        subline: "Noctua works the night shift.",
        button: "Clock out",
      },
    },
    {
      slug: "night-shift",
      place: 229,
      platform: "Facebook",
      format: "1.91:1",
      goal: "Close buyers with a refund tied to mornings",
      stage: "Conversion",
      audience: "Visitors who saw the price and left",
      tactics:
        "The guarantee is measured in mornings, the unit that matters. Dark ground, one lit jar: night made visible.",
      path: "/thirty",
      layout: "spotlight",
      palette: "grape",
      art: pack("jar", 2, "Night cream"),
      words: {
        headline: "Thirty mornings or your money back.",
        subline: "Judge us before coffee. We can take it.",
        button: "Start tonight",
        badge: { text: "30", small: "mornings" },
      },
    },
    {
      slug: "pillow",
      place: 69,
      platform: "Pinterest",
      format: "4:5",
      goal: "Position the cream as a bedtime ritual",
      stage: "Consideration",
      audience: "Readers of slow-living and interiors boards",
      tactics:
        "Borrows the authority of a magazine nobody has printed. Cover lines sneak in three benefits without a list.",
      path: "/ritual",
      layout: "cover",
      palette: "lavender",
      art: pack("jar", 5, "Night cream"),
      words: {
        headline: "Do less. Lie down.",
        kicker: "The horizontal issue",
        subline: "A cream for people who finish the day.",
        button: "Turn the page",
        bullets: ["Why pillows win", "Ten minutes of nothing", "Blue light, brown bread"],
      },
    },
  ],
} satisfies CompanyInput;
