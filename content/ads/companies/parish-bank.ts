import { NO_ART } from "../art.ts";
import type { CompanyInput } from "../schema.ts";

export default {
  name: "Parish Bank",
  mark: "home",
  industry: "Finance",
  site: "parishbank.example",
  type: "meta",
  ads: [
    {
      slug: "ruth",
      place: 306,
      platform: "Facebook",
      format: "4:5",
      goal: "Win customers who are tired of phone menus",
      stage: "Consideration",
      audience: "Account holders over 50 with a large bank",
      tactics:
        "The enemy is never named because everyone has met it: press one, press two. A first name and opening hours are proof that somebody picks up.",
      path: "/ruth",
      layout: "dial",
      palette: "royal",
      art: NO_ART,
      seed: 0,
      words: {
        headline: "Press nothing. A person called Ruth picks up.",
        giants: ["0117 496 0136"],
        facts: ["9 to 6, no menu"],
        button: "Call Ruth",
      },
    },
    {
      slug: "fees",
      place: 313,
      platform: "Google Display",
      format: "1.91:1",
      goal: "Announce a current account without charges",
      stage: "Conversion",
      audience: "People comparing current accounts",
      tactics:
        "Fills the frame with the thing you will not get, then says so in three words. Showing the problem in bulk makes its absence worth something.",
      path: "/account",
      layout: "swell",
      palette: "lime",
      art: NO_ART,
      seed: 1,
      words: {
        headline: "None of these.",
        giants: ["Fees"],
        facts: ["Current account"],
        button: "Switch in a week",
      },
    },
    {
      slug: "aloud",
      place: 327,
      platform: "YouTube",
      format: "16:9",
      goal: "Prove plain terms with a stunt",
      stage: "Awareness",
      audience: "Viewers who have never read their bank’s terms",
      tactics:
        "Anyone can claim short terms; reading them aloud and timing it is evidence. The blacked-out page is what the reader expects from a bank, which makes the joke.",
      path: "/aloud",
      layout: "redacted",
      palette: "petrol",
      art: NO_ART,
      seed: 2,
      words: {
        headline: "We read our terms aloud. It took four minutes.",
        button: "Hear all four",
      },
    },
  ],
} satisfies CompanyInput;
