import { expect, test } from "vitest";
import { wordFiles } from "../../node/word-files.ts";
import { understandDescription } from "../author-scene.ts";
import { plan } from "../planned/plan.ts";
import { line } from "./lines.ts";
import { withOwnCall } from "./own-call.ts";
import { write } from "./write.ts";
import { writeHeadlines } from "./write-headlines.ts";
import type { Written } from "./written.ts";

const MUTES = "Mutes Slack when your webcam is on";
const SATURDAY = "Test ride this Saturday in Utrecht";
const GAME = "My game about lighthouse keepers is on Kickstarter";
const CARS = "Used electric cars with battery certificate";

/** What a description says with each of its headlines, the best first. */
function choices(description: string, type: "meta" | "chatgptdoodle" = "meta"): Written[] {
  const planned = plan(
    understandDescription(description, type, wordFiles),
    { turn: 0, seenColors: [], hasPhoto: false },
    wordFiles,
  );
  const [, ...others] = writeHeadlines(withOwnCall(planned));
  return [write(planned), ...others.map((headline) => write({ ...planned, exact: { ...planned.exact, headline } }))];
}
const headlines = (description: string) => choices(description).map(({ headline }) => headline);

test.each([
  ["Kids' swimming school now enrolling for September, small groups of 4, heated pool", "Heated pool"],
  ["Wedding photographer in Tuscany, natural light, two dates left in June", "Natural light"],
  ["We fix garage doors the same day in Austin. Licensed and insured.", "Licensed and insured"],
  ["Pest control for wasps nests, same day, pet safe", "Pet safe"],
])("a headline says what is advertised, not only what it is like: “%s”", (description, bare) => {
  expect(headlines(description)).not.toContain(bare);
  expect(headlines(description).length).toBeGreaterThan(1);
});

test("an offer, a sentence and a question still make their own headline", () => {
  expect(headlines("24/7 emergency plumber in Bristol, no call-out fee, call 0117 496 0123")).toContain(
    "No call-out fee",
  );
  expect(headlines("Lawyer for tenants: your landlord kept the deposit? We get it back, no win no fee")).toEqual(
    expect.arrayContaining(["We get it back", "Your landlord kept the deposit?"]),
  );
});

test("a long sentence is divided into the thing and what it does", () => {
  const [first] = choices("Invoicing app for freelancers that chases late payers automatically so you don't have to");
  expect(first).toMatchObject({
    headline: "Chases late payers automatically so you don't have to",
    subline: "Invoicing app for freelancers",
  });
});

test("one thing of a list is no headline, and the list stays whole", () => {
  const found = choices("Oat milk ice cream. Three flavours: pistachio, burnt honey, sour cherry");
  expect([...new Set(found.map(({ headline, subline }) => `${headline} | ${subline}`))]).toEqual([
    "Oat milk ice cream | Three flavours: pistachio, burnt honey, sour cherry",
    "Pistachio, burnt honey, sour cherry | Oat milk ice cream",
  ]);
});

test("“not weeks” stays with what it is compared to", () => {
  for (const { headline, subline, bullets } of choices(
    "Contracts signed in minutes, not weeks. E-signature for estate agents",
  ))
    expect([headline, subline, ...bullets]).toContain("Contracts signed in minutes, not weeks");
});

test("an evening is named after who plays", () => {
  for (const { headline } of choices(
    "Concert: The Paper Lanterns, indie folk, 14 June, Club Volta Berlin, tickets 18 €",
  ))
    expect(headline).toContain("The Paper Lanterns");
});

test("a clause that goes on after a place is not cut off there", () => {
  expect(headlines("Zahnarztpraxis Dr. Lang in Kassel nimmt neue Patienten auf, Termine auch samstags")[0]).toBe(
    "Zahnarztpraxis Dr. Lang in Kassel nimmt neue Patienten auf",
  );
});

test("a photography course is no photograph that somebody asks for", () => {
  expect(headlines("Curso de fotografia em Lisboa, 6 aulas, turmas pequenas, 90 €")[0]).toBe(
    "Curso de fotografia em Lisboa",
  );
});

test("a doodle keeps a step that comes twice", () => {
  const [first] = choices("A map of my morning: alarm, coffee, panic, bus, coffee", "chatgptdoodle");
  expect(first?.bullets).toEqual(["Alarm", "Coffee", "Panic", "Bus", "Coffee"]);
});

test.each([
  ["Inventory for breweries. Know what's in every tank. Book a demo", "Book a demo"],
  ["Valentine's dinner at our trattoria Da Nonna Rosa in Leeds, book by 10 February", "Book now"],
  ["I built a tiny Mac app that mutes Slack when your webcam is on. $9 once.", "Take a look"],
])("the button asks for what the description asks for: “%s”", (description, button) => {
  expect(choices(description)[0]?.button).toBe(button);
});

test("one thing of a list is not what the ad is about", () => {
  const found = headlines("Wasps, mice, bed bugs: gone in one visit or you don't pay. Leeds");
  expect(found).toContain("Wasps, mice, bed bugs");
  expect(found).not.toContain("Mice");
});

test("the colours of the goods are no brand", () => {
  expect(choices("Wool socks that survive the washing machine. 3 pairs for $30. Grey, moss, rust")[0]?.brand).toBe(
    undefined,
  );
});

test.each([
  ["PASSPORT PHOTOS WHILE YOU WAIT. £8 FOR 6. ALSO PHOTOCOPY 10P.", "ALSO PHOTOCOPY 10P"],
  [
    "Carpet cleaning. Hiring a machine yourself £48 + your whole saturday vs us £75 and done in an hour",
    "and done in an hour",
  ],
])("an offer keeps what it is for: “%s”", (description, term) => {
  for (const { headline, facts } of choices(description)) expect([headline, ...facts].join(" · ")).toContain(term);
});

test("how a price should look is not printed, its size is", () => {
  for (const { headline, facts } of choices("Cojines bordados, 25 € en grande abajo"))
    expect([headline, ...facts].join(" ")).toMatch(/25 €$/u);
  for (const { headline, facts } of choices("Latte £3 small, £4 large"))
    expect([headline, ...facts].join(" ")).toContain("£3 small");
});

test("“1–2 days” is one thing", () => {
  for (const { headline, subline, more } of choices("Bamboo bath caddy. Ships in 1–2 days. Holds a book and a glass."))
    expect([headline, subline, ...more].filter((words) => /days|Ships/u.test(words ?? ""))).toEqual([
      "Ships in 1–2 days",
    ]);
});

test("a printer as a gift does not make a Chinese till free", () => {
  const buttons = (description: string) => choices(description).map(({ button }) => button);
  expect(buttons("小餐馆老板用的收银系统，断网也能收钱。一年598，送打印机。掌勺云").join()).not.toContain("免费");
});

test("a deadline stays with the offer it follows", () => {
  for (const { headline, facts } of choices(
    "Half marathon along the river, 18 October, Pécs, early entry €22 until August",
  )) {
    const said = [headline, ...facts].join(" / ");
    expect(said).toMatch(/early entry €22 until August/iu);
    expect(said).toContain("18 October");
    expect(said.match(/€22/gu)).toHaveLength(1);
  }
});

test("a weekday by itself is a date", () => {
  for (const { facts } of choices("Lessen in gebarentaal voor ouders, dinsdagavond, Utrecht, gratis proefles"))
    expect(facts).toContain("Dinsdagavond · Utrecht");
});

test("a short sentence of two halves stays together", () => {
  const all = choices("Fresh pasta delivered before dinner. Order by 3, eat at 7. Two portions 13.50 €. Brno");
  for (const { headline, subline, more } of all)
    expect([headline, subline, ...more].join(" · ")).toContain("rder by 3, eat at 7");
});

test("what a doodle compares is its idea, not a direction", () => {
  const [first] = choices("a doodle comparing my morning before coffee and after coffee", "chatgptdoodle");
  expect(first?.headline).toBe("My morning before coffee and after coffee");
});

test("sensors that text you are no text that somebody wants set", () => {
  const said = choices("Cold chain sensors that text you before the vaccine spoils. 14-day trial. Frostwatch").map(
    ({ headline, subline }) => `${headline} ${subline}`,
  );
  expect(said.join()).toContain("before the vaccine spoils");
});

test("“it's free” is said of what stands before it", () => {
  for (const { headline, facts } of choices("Attic insulation with paper flakes. Ask for the grant check, it's free."))
    expect([headline, ...facts].join(" / ")).toContain("Ask for the grant check, it's free");
});

test.each([
  ["Eco laundry strips, 60 washes, £12, plastic free post", []],
  ["Pizza in Leeds, free garlic bread on Mondays", ["Free garlic bread on Mondays"]],
])("plastic free is nothing for free: “%s”", (description, gifts) => {
  const [first] = choices(description);
  expect(first?.offers.filter(({ kind }) => kind === "free").map(({ words }) => line(words))).toEqual(gifts);
});

test("what begins a time belongs to it", () => {
  for (const { headline, facts } of choices("Hundeschule am Stadtpark: Welpenkurs ab 4. März, 6 Termine, 149 €")) {
    expect(headline).not.toMatch(/ ab$/u);
    expect(facts.join()).toContain("Ab 4. März");
  }
});

test("an apostrophe that nothing closes is no quote", () => {
  const [dentist] = choices("Tandartspraktijk Zuid neemt nieuwe patiënten aan, ook 's avonds, Rotterdam");
  expect(dentist?.subline).toBe("Ook 's avonds");
  const [music] = choices("Burger bar with rock 'n' roll every Friday");
  expect(JSON.stringify(music)).toContain("rock 'n' roll");
});

test("a grief group does not begin with what it costs", () => {
  const all = headlines("Grief group for people who lost a parent. Thursdays at 7, parish hall, no fee, no sign up");
  expect(all.filter((headline) => headline.startsWith("No fee"))).toEqual([]);
});

test("a number to dial keeps its plus", () => {
  const [first] = choices("Mountain bikes for rent in Finale Ligure, 45 € a day, WhatsApp +39 019 555 0142");
  expect(first?.facts).toContain("+39 019 555 0142");
});

test.each([
  "Emergency glazier Cardiff. Boarded up within the hour, new pane within two days. No call-out fee. 029 5550 0142",
  "Haunted corn maze, we mean it. $4 off if you come in costume. Fri & Sat nights in October, dusk to 11, Yakima",
])("what is advertised is said, whatever the headline is: “%s”", (description) => {
  const [subject] = /glazier|corn maze/u.exec(description) ?? [];
  for (const { headline, subline, facts } of choices(description))
    expect([headline, subline, ...facts].join(" ").toLowerCase()).toContain(subject);
});

test.each([
  ["Running shoes for people who hate email", "For people who hate email", "Running shoes"],
  ["Time tracking app for agencies", "Time tracking app", "For agencies"],
  ["Status pages that update themselves", "Status pages", "Update themselves"],
  ["umbrella that won't invert, pre-order til 30 Nov, save €15", "Won't invert", "Umbrella"],
  ["I built a tiny Mac app that mutes Slack when your webcam is on", "I built a tiny Mac app", MUTES],
  [
    "Electric cargo bikes for parents. Test ride this Saturday in Utrecht",
    SATURDAY,
    "Electric cargo bikes for parents",
  ],
  ["My game about lighthouse keepers is on Kickstarter, 4 days left", "4 days left", GAME],
  ["Used electric cars with battery certificate, from $11,900", "From $11,900", CARS],
  ["Hiring: night-shift baker in Ghent, €17/hour", "Hiring: night-shift baker in Ghent", undefined],
  ["Quillo, the left-handed fountain pen, €54", "Quillo, the left-handed fountain pen", undefined],
])("another headline to choose says it another way: “%s”", (description, headline, subline) => {
  const found = choices(description).find((written) => written.headline === headline);
  expect(found).toMatchObject({ headline });
  expect(found?.subline).toBe(subline);
});

test.each([
  ["Bouldering gym in Tempe, open 6am–11pm", /6am/u],
  ["Clases de yoga prenatal en Medellín, cupos limitados", /^Cupos/u],
  ["Photo studio, 88 Pier Ave", /^88/u],
  ["Night-shift baker in Ghent, €17/hour, start in March", /^(?:Start|€)/u],
  ["Outdoor ice rink at Harbour Square, skates £4", /^Skates/u],
  ["Wedding cakes, linen duvet set £129 until Sunday midnight", /^Until/u],
])("hours, few places, an address, a wage and a side price are no headline: “%s”", (description, headline) => {
  for (const written of choices(description).slice(0, 2)) expect(written.headline).not.toMatch(headline);
});

test("every idea shows the best headline; the others are there to be chosen", () => {
  const description = "Sourdough loaf with seeds, €6.50, Leeds, Saturday 7 June";
  const understood = understandDescription(description, "meta", wordFiles);
  for (const turn of [0, 1, 2, 3])
    expect(write(plan(understood, { turn, seenColors: [], hasPhoto: false }, wordFiles)).headline).toBe(
      "Sourdough loaf with seeds",
    );
  expect(new Set(headlines(description)).size).toBe(3);
});

test.each([
  ["Votre volet est bloqué ? Réparé dans la journée, sans tout changer", "Votre volet est bloqué ?"],
  ["Is your child being bullied? Free and confidential helpline 0800 555 0111", "Is your child being bullied?"],
])("a question keeps its mark wherever it stands: “%s”", (description, question) => {
  for (const { headline, subline, bullets } of choices(description)) {
    const said = [headline, subline ?? "", ...bullets].filter((words) => words && question.startsWith(words));
    expect(said.every((words) => words === question)).toBe(true);
  }
});

test("a sentence of short pieces stays together", () => {
  const found = headlines("Stock control for bike shops. Scan it, sell it, reorder it. From £29 a month").join(" | ");
  expect(found).not.toMatch(/shops[,.] (?:Scan it|sell it|reorder it)(?: \||$)/u);
});

test("a line that is cut off before a place ends without its preposition", () => {
  for (const { headline } of choices("Saturday pottery sale in the yard behind St Anne's, seconds from £3"))
    expect(headline).not.toMatch(/ (?:behind|in|at)$/u);
});

test("of two facts the one that says more is kept", () => {
  for (const { headline, facts } of choices("The Lighthouse Choir sings Fauré. Friday 3 April. £12, under 18s free."))
    expect([headline, ...facts].join(" / ")).toContain("£12, under 18s free");
});

test("half a clause is no headline", () => {
  const found = headlines("Thinking of selling? Free valuation in 24 hours, no obligation. Harrow Estate Agents, Bath");
  expect(found.filter((words) => words.startsWith("In "))).toEqual([]);
  expect(found).toContain("Free valuation in 24 hours");
});

test("an address keeps its small letters, a sentence with a point in it does not", () => {
  expect(["www.domelight.fi", "jobs@brightforge.dev", "save12.org/sign"].map(line)).toEqual([
    "www.domelight.fi",
    "jobs@brightforge.dev",
    "save12.org/sign",
  ]);
  expect(line("opens at 7.30pm")).toBe("Opens at 7.30pm");
});

test("what a doodle is asked to do is not written on it", () => {
  for (const { headline, subline, bullets } of choices(
    "doodle comparing a morning person and a night owl",
    "chatgptdoodle",
  ))
    expect([headline, subline, ...bullets].join(" ")).not.toMatch(/compar/iu);
});

test("the name before “alternative” is another's", () => {
  expect(choices("open source Calendly alternative, self hosted, one docker command")[0]?.brand).toBeUndefined();
});

test("a dog called Biscuit is no biscuit", () => {
  expect(choices("Adopt Biscuit. He is 9, has three legs and loves everyone. Dogs Hope Cymru")[0]?.drawing).toBe(
    undefined,
  );
  expect(choices("Fresh Biscuits And Cake In Leeds, Every Saturday")[0]?.drawing?.word).toMatch(/biscuit/iu);
});

test("steps that are in the title stay, and what it should look like is no title", () => {
  expect(choices("how to fold a fitted sheet: corners, tuck, fold, cry", "chatgptdoodle")[0]?.bullets).toEqual([
    "Corners",
    "Tuck",
    "Fold",
    "Cry",
  ]);
  expect(
    choices("hand drawn poster: reasons to adopt a greyhound: lazy, quiet, fast for 30 seconds", "chatgptdoodle")[0],
  ).toMatchObject({ headline: "Reasons to adopt a greyhound", bullets: ["Lazy", "Quiet", "Fast for 30 seconds"] });
});

test("a name at the end is printed, though nobody knew it for a place", () => {
  for (const { headline, subline, facts, more } of choices(
    "Brocante de la gare dimanche 12 mai, 80 exposants, entrée gratuite, Sarlat",
  ))
    expect([headline, subline, ...facts, ...more].join(" ")).toContain("Sarlat");
});

test("a sentence of short pieces is one line below, and a call is not joined to the headline", () => {
  const found = choices("We move pianos. Up stairs, down stairs, through windows. Since 1974.");
  expect(found[0]?.subline).toBe("Up stairs, down stairs, through windows");
  expect(headlines("Sunday roast at the Plough, £49, book online").join()).not.toMatch(/roast[^,]*, book/iu);
});

test.each([
  [
    "Grand reopening after the fire!!! Tony's Tyres, Fri 3rd Oct 8am, free check all weekend",
    "Grand reopening after the fire",
  ],
  [
    "Leak? Blocked sink? No heating? Plumber in Tours since 2009, call 02 61 91 00 47",
    "Leak? Blocked sink? No heating?",
  ],
  ["Vermisst!! unsere Katze Mimi, grau getigert, seit Montag, Celle", "Vermisst: unsere Katze Mimi"],
  ["Old garden tools, spades and forks. Shed in Tiverton, this sat 9 to 3", "Old garden tools, spades and forks"],
  ["Dog walker in Leith. Small groups, £14 an hour", "Dog walker in Leith"],
  ["Free kittens to a good home, 9 weeks, litter trained, Hereford", "Free kittens to a good home"],
  ["Holiday cottage, sleeps 4, sea view from the bath. £590 a week", "Holiday cottage, sea view from the bath"],
  ["Reminder for club members: no training Mon 27th (hall being painted)", "No training Mon 27th"],
  ["Chimney. Swept. £50. Buxton", "Chimney. Swept."],
])("of “%s” the headline is “%s”", (description, headline) => {
  expect(headlines(description)[0]).toBe(headline);
});

test.each([
  "Nestled in the heart of Old Town, Rosewater offers slow Persian food. Open Tue-Sun 5-10pm",
  "just signed the lease omg!! plant shop opening Sat April 11 in Frome",
  "Massaggi a domicilio zona Monza, 50 euro un'ora",
])("neither a side clause, nor news of oneself, nor half a clause is a headline: “%s”", (description) => {
  expect(headlines(description)[0]).not.toMatch(/^Nestled|^Just signed|zona$/u);
});

test("what software does comes before what it costs, and what is given away before the rest", () => {
  const office = "See who is in the office today before you leave home";
  expect(headlines(`${office}. Free for teams of up to 10`)[0]).toBe(office);
  expect(headlines("Free kittens to a good home, 9 weeks, Hereford")[0]).toBe("Free kittens to a good home");
});

test("a call that is the button is not said twice", () => {
  const { button, subline, bullets, more } = choices(
    "Live jazz on Friday 16 May, dinner from £26, book a table",
  )[0] as Written;
  expect([button, subline, ...bullets, ...more].filter((words) => /book a table/iu.test(words ?? ""))).toHaveLength(1);
});

test("an hour that ends a sentence stays with it, unless it is when something begins", () => {
  const headline = (description: string) => headlines(description)[0];
  expect(headline("New: quiet hours. Your phone stops asking at 9pm")).toBe("Your phone stops asking at 9pm");
  expect(headline("Puzzle evening at 7pm in the village hall on Friday 9 May")).toBe("Puzzle evening");
});
