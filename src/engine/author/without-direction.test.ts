import { expect, test } from "vitest";
import { authorScene } from "./author-scene.ts";
import { understand } from "./understand.ts";
import { withoutDirection } from "./without-direction.ts";

test.each([
  ["A perfume bottle on a marble pedestal with soft morning light, minimalist, beige background", "A perfume bottle"],
  ["Blue running shoes on ice, shallow depth of field, 30% off", "Blue running shoes, 30% off"],
  ["Friendly plumber standing in front of a van, blue sky, open 24/7", "Friendly plumber, open 24/7"],
  ["Dog food, happy retriever running in a park, golden hour", "Dog food"],
  ["A stick figure juggling tasks, explaining our time tracking app", "our time tracking app"],
  ["A planner for teams. A tidy laptop on a wooden desk, its screen showing a calm week.", "A planner for teams."],
])("of “%s” customers are told “%s”", (description, said) => {
  expect(withoutDirection(description).said).toBe(said);
});

test.each([
  "Standing desks on sale until Sunday",
  "Portraits engraved on wood, free shipping",
  "Running shoes, available in 12 colours",
  "Rooftop bar, sunset views, live music",
  "LED lighting for small shops",
  "Pet care, cat sitting, dog walking",
  "Handy man services, weekends too",
  "Woman-owned bakery, fresh bread",
  "Couple therapy in Berlin, evenings too",
  "A treadmill that fits under a desk",
  "Jazz night, featuring the Tom Hill trio",
  "Electrician, smart lighting, wall boxes",
  "Camper vans, lots of space, seats for six",
])("nothing of “%s” is taken for a direction", (description) => {
  expect(withoutDirection(description).said).toBe(description);
});

test("what it asks to be shown is drawn, and what it sells is still what it speaks of", () => {
  const brief = understand("Online course about photography for beginners, $49, show a camera on a tripod");
  expect(brief.subjects[0]).toMatchObject({ category: "learning", drawing: { variant: "camera" } });
  expect(understand("A small tool made by one person. A wooden rocket on a workbench.")).toMatchObject({
    label: "small tool",
    subjects: [{ drawing: { variant: "rocket" } }],
  });
});

test("words to be set can be all there is to go by", () => {
  const { subjects, quoted } = understand('Poster with the words "Fresh bread daily"');
  expect({ category: subjects[0]?.category, quoted }).toEqual({ category: "food", quoted: "Fresh bread daily" });
});

test("an ad says nothing of how its picture was to look", () => {
  const description =
    'Launch poster for a note app. Warm desk lamp, shallow depth of field. Headline in chunky letters: "Write it down." Button: "Try it"';
  for (let seed = 0; seed < 20; seed++) {
    const { slots } = authorScene({ description, type: "maker", seed });
    expect(slots).toMatchObject({ headline: "Write it down.", button: "Try it" });
    expect(JSON.stringify(slots)).not.toMatch(/lamp|depth|chunky|poster/i);
  }
});
