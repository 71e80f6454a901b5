import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { seedMemes } from "../../../src/server/content/seed-memes.ts";
import { suggestCaptionsOutput } from "../../../src/shared/contracts/suggest-captions.ts";
import { answers, textAnswer } from "../../stand-ins/gemini/answers.ts";
import type { Member } from "../storage/members.ts";
import { call, openStudio, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  await seedMemes(studio.server.db, MEME_TEMPLATES);
  maker = await signInMaker(studio.server, "captions@loafworks.test");
});
beforeEach(() => studio.gemini.forget());
afterAll(async () => {
  expect(studio.gemini.faults).toEqual([]);
  await studio.stop();
});

const suggest = (more: Record<string, unknown> = {}) =>
  call(studio.server, maker, "suggest-captions", { topic: "tax season", template: "free-trial", ...more });
const says = (captions: unknown) => studio.gemini.next({ answer: textAnswer(JSON.stringify({ captions })) });
const booked = async () => {
  const { data } = await maker.supabase.from("ai_calls").select("outcome, price_usd").eq("kind", "captions");
  return data ?? [];
};

test("captions come back as sets for the template's boxes, and the call is in the books with its price", async () => {
  says([
    ["Refund", "It was £4", "Me, in January"],
    ["A label that is far longer than this box allows it to be", "No", "Me"],
    ["Two", "texts"],
  ]);
  const reply = await suggest();
  expect(suggestCaptionsOutput.parse(reply.body).suggestions).toEqual([["Refund", "It was £4", "Me, in January"]]);
  const [sent] = studio.gemini.calls;
  if (sent?.kind !== "text") throw new Error("no text was asked for");
  expect(sent.text).toBe("tax season");
  expect(sent.body.systemInstruction.parts[0].text).toMatch(/"box", at most 30 characters.*exactly 3 texts/s);
  expect(await booked()).toEqual([{ outcome: "succeeded", price_usd: expect.closeTo(0.00105, 5) }]);
});

test("a picture of one's own has words above and below", async () => {
  says([["Nobody:", "Me, at 3 a.m."]]);
  const reply = await suggest({ template: null });
  expect(reply.body).toMatchObject({ suggestions: [["Nobody:", "Me, at 3 a.m."]] });
});

test("an answer that fits no box is an error that says so, and is in the books", async () => {
  const before = (await booked()).length;
  says([["one"]]);
  expect((await suggest()).status).toBeGreaterThanOrEqual(400);
  expect(await booked()).toHaveLength(before + 1);
});

describe("for a brand", () => {
  const kit = { name: "Loafworks", voice: "Dry and warm.", say: ["starter"], avoid: ["artisan", "guilt-free"] };
  const told = () => {
    const sent = studio.gemini.calls.at(-1);
    return sent?.kind === "text" ? sent.body.systemInstruction.parts[0].text : "";
  };
  const brandOf = async (owner: Member) => {
    const id = randomUUID();
    expect((await call(studio.server, owner, "save-brand", { id, kit, seen: null })).status).toBe(200);
    return id;
  };

  test("the model is told its voice and words, and what has a word to avoid all the same is left out", async () => {
    says([
      ["Refund", "It was artisanal", "Me"],
      ["Refund", "Artisan tax", "Me"],
    ]);
    const reply = await suggest({ brand: await brandOf(maker) });
    expect(suggestCaptionsOutput.parse(reply.body).suggestions).toEqual([["Refund", "It was artisanal", "Me"]]);
    expect(told()).toContain(`<brand>\n${JSON.stringify(kit)}\n</brand>`);
  });

  test("when all of them have one, the answer says so", async () => {
    says([["Artisan", "tax", "Me"]]);
    const reply = await suggest({ brand: await brandOf(maker) });
    expect(reply.body.error).toContain("every one of its captions has a word that your brand avoids");
  });

  test("somebody else's is as if it were not there", async () => {
    const other = await signInMaker(studio.server, "other-captions@loafworks.test");
    says([["Refund", "Artisan tax", "Me"]]);
    const reply = await suggest({ brand: await brandOf(other) });
    expect(reply.body).toMatchObject({ suggestions: [["Refund", "Artisan tax", "Me"]] });
    expect(told()).not.toContain("Loafworks");
  });

  test("the built-in composer keeps to it as well", async () => {
    const reply = await suggest({ brand: await brandOf(maker), service: "composer", topic: "artisan bread" });
    const { suggestions } = suggestCaptionsOutput.parse(reply.body);
    expect(suggestions.length).toBeGreaterThan(3);
    expect(suggestions.flat().join(" ")).not.toMatch(/artisan\b/i);
  });
});

test("a refusal is told in words", async () => {
  studio.gemini.next({ answer: answers.prompt_blocked });
  const reply = await suggest();
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(String(reply.body.error)).not.toBe("");
});

test.each([
  ["an empty topic", { topic: "  " }, 400],
  ["a topic without end", { topic: "x".repeat(121) }, 400],
  ["a template that does not exist", { template: "no-such-thing" }, 404],
  ["a name that is no name", { template: "../etc" }, 400],
])("%s is refused before the service is asked", async (_, input, status) => {
  expect((await suggest(input)).status).toBe(status);
  expect(studio.gemini.calls).toEqual([]);
});
