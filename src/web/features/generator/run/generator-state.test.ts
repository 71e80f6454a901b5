import { expect, test } from "vitest";
import type { InspirationImage } from "@/creatives/inspiration/inspiration-image.ts";
import {
  draftOf,
  EMPTY_GENERATOR,
  type GeneratorAction,
  type GeneratorState,
  ideaOf,
  reduceGenerator,
  templateOf,
} from "./generator-state.ts";

const after = (actions: GeneratorAction[], start: GeneratorState = EMPTY_GENERATOR) =>
  actions.reduce(reduceGenerator, start);
const picture = (id: string): InspirationImage => ({
  id,
  name: `${id}.jpg`,
  data: "AAAA",
  mimeType: "image/webp",
  width: 800,
  height: 600,
  fileSize: 2_000_000,
  format: "JPEG",
  hasExif: true,
  isTransparent: false,
  colors: [],
});
const add = (id: string): GeneratorAction => ({ do: "add-inspiration", image: picture(id) });
const run = {
  requestId: "6f9619ff-8b86-4011-b42d-00cf4fc964ff",
  startedAt: 0,
  type: "saas",
  format: "4:5",
  prompt: "mine",
} as const;
const succeed = {
  do: "succeed",
  requestId: run.requestId,
  image: "/a.png",
  creativeId: "c1",
  documentId: "d1",
  title: "A",
  seconds: 4,
  priceUsd: 0.03,
  service: null,
  model: null,
} as const;

test("it starts with a meta ad, square and empty", () => {
  expect(EMPTY_GENERATOR).toMatchObject({ prompt: "", adType: "meta", format: "1:1", generatedImage: null });
});

test("the newest three pictures are kept, and the same one is never there twice", () => {
  const ids = (state: GeneratorState) => state.inspirationImages.map(({ id }) => id);
  expect(ids(after([add("a"), add("b"), add("a")]))).toEqual(["a", "b"]);
  expect(ids(after([add("a"), add("b"), add("c"), add("d")]))).toEqual(["b", "c", "d"]);
  expect(ids(after([add("a"), add("b"), { do: "remove-inspiration", id: "a" }]))).toEqual(["b"]);
});

test("a meme template makes it a meme, unless something was written already", () => {
  const bring = { do: "add-inspiration", image: { ...picture("m"), template: "marge-decides" } } as const;
  expect(after([bring])).toMatchObject({ adType: "meme" });
  expect(after([{ do: "write", prompt: "hot sauce" }, bring])).toMatchObject({ adType: "meta", prompt: "hot sauce" });
  expect(after([add("a")])).toMatchObject({ adType: "meta" });
});

test("a meme captions the newest template; every other type captions none", () => {
  const bring = (id: string): GeneratorAction => ({ do: "add-inspiration", image: { ...picture(id), template: id } });
  const both = after([bring("marge-decides"), bring("gerald-paddles"), add("a")]);
  expect(templateOf(both)).toBe("gerald-paddles");
  expect(templateOf(after([{ do: "choose-type", adType: "saas" }], both))).toBeUndefined();
  expect(templateOf(after([{ do: "edit", imageUrl: "/a.png", format: "1:1" }], both))).toBeUndefined();
});

test("undo leads back to the user's own words, after any number of rewrites", () => {
  const rewritten = after([
    { do: "write", prompt: "hot sauce" },
    { do: "rewrite", from: "hot sauce", prompt: "A bottle" },
    { do: "rewrite", from: "A bottle", prompt: "A chilli" },
  ]);
  expect(rewritten.prompt).toBe("A chilli");
  expect(after([{ do: "undo" }], rewritten)).toMatchObject({ prompt: "hot sauce", undo: null });
});

test("a rewrite that the user changed is the user's own from then on", () => {
  const state = after([
    { do: "write", prompt: "hot sauce" },
    { do: "rewrite", from: "hot sauce", prompt: "A bottle" },
    { do: "write", prompt: "A red bottle" },
    { do: "rewrite", from: "A red bottle", prompt: "A chilli" },
    { do: "undo" },
  ]);
  expect(state.prompt).toBe("A red bottle");
});

test("an answer to words that are no longer there is dropped", () => {
  const state = after([
    { do: "write", prompt: "new words" },
    { do: "rewrite", from: "old words", prompt: "A bottle" },
  ]);
  expect(state).toMatchObject({ prompt: "new words", undo: null });
});

test("a template can be undone too, unless there was nothing before it", () => {
  const template = { do: "use-template", prompt: "A frog", adType: "meme" } as const;
  expect(after([template])).toMatchObject({ prompt: "A frog", adType: "meme", undo: null });
  expect(after([{ do: "write", prompt: "mine" }, template, { do: "undo" }]).prompt).toBe("mine");
});

test("a finished run shows its picture, and Generate New takes picture and title away but not the words", () => {
  const done = after([{ do: "write", prompt: "mine" }, { do: "start", run }, succeed]);
  expect(done).toMatchObject({ run: null, generatedImage: "/a.png", generatedTitle: "A" });
  const { type, format, prompt } = run;
  const details = {
    type,
    format,
    prompt,
    creativeId: "c1",
    documentId: "d1",
    seconds: 4,
    priceUsd: 0.03,
    service: null,
    model: null,
  };
  expect(done.generatedDetails).toEqual(details);
  expect(after([{ do: "generate-new" }], done)).toMatchObject({
    prompt: "mine",
    generatedImage: null,
    generatedTitle: "",
  });
});

test("what comes late from a cancelled run changes nothing", () => {
  const cancelled = after([
    { do: "start", run },
    { do: "cancel", requestId: run.requestId },
  ]);
  expect(after([succeed], cancelled)).toBe(cancelled);
  expect(after([{ do: "fail", requestId: run.requestId, code: "refused", message: "No" }], cancelled)).toBe(cancelled);
});

test("a failure keeps the words and the pictures, and goes with the next start", () => {
  const failed = after([
    { do: "write", prompt: "mine" },
    add("a"),
    { do: "start", run },
    { do: "fail", requestId: run.requestId, code: "refused", message: "No" },
  ]);
  expect(failed).toMatchObject({ run: null, prompt: "mine", failure: { code: "refused", message: "No" } });
  expect(failed.inspirationImages).toHaveLength(1);
  expect(after([{ do: "start", run }], failed).failure).toBeNull();
});

const edit = { do: "edit", imageUrl: "/a.png", format: "9:16" } as const;
const editRun = { ...run, type: "edit", format: "9:16", prompt: "Make it night", source: "/a.png" } as const;
const succeedEdit = { ...succeed, image: "/night.png", format: "9:16" } as const;
const made = after([
  { do: "write", prompt: "mine" },
  { do: "choose-format", format: "4:5" },
  { do: "start", run },
  succeed,
]);
const edited = after(
  [edit, { do: "write", prompt: "Make it night" }, { do: "start", run: editRun }, succeedEdit],
  made,
);

test("an edit has words and a format of its own, and the description waits below it", () => {
  const editing = after([edit], made);
  expect(draftOf(editing)).toMatchObject({ prompt: "", format: "9:16" });
  expect(after([{ do: "undo" }], editing)).toBe(editing);
  expect(draftOf(after([{ do: "write", prompt: "Make it night" }, { do: "stop-editing" }], editing))).toMatchObject({
    prompt: "mine",
    format: "4:5",
  });
});

test("an edit starts from the picture that is shown, also the second and the third", () => {
  expect(edited).toMatchObject({ generatedImage: "/night.png", edit: { imageUrl: "/night.png", prompt: "" } });
  expect(edited).toMatchObject({ prompt: "mine", generatedDetails: { type: "edit", prompt: "Make it night" } });
  const second = { ...editRun, prompt: "Add a moon", source: "/night.png" };
  const twice = after(
    [
      { do: "start", run: second },
      { ...succeedEdit, image: "/moon.png", format: "1:1" },
    ],
    edited,
  );
  expect(twice.edit).toMatchObject({ imageUrl: "/moon.png", format: "1:1" });
  expect(draftOf(after([{ do: "undo" }], twice)).prompt).toBe("Add a moon");
});

test("an edit that another tab began goes on here, and one that was begun meanwhile is left alone", () => {
  const { source: _, ...elsewhere } = editRun;
  expect(after([{ do: "adopt", run: elsewhere }, succeedEdit]).edit).toMatchObject({ imageUrl: "/night.png" });
  const other: GeneratorAction = { do: "edit", imageUrl: "/other.png", format: "1:1" };
  const meanwhile = after([edit, { do: "start", run: editRun }, other, succeedEdit], made);
  expect(meanwhile).toMatchObject({ generatedImage: "/night.png", edit: { imageUrl: "/other.png" } });
  expect(after([edit, { do: "start", run: editRun }, { do: "stop-editing" }, succeedEdit], made).edit).toBeNull();
});

test("a run that fails or is cancelled leaves the picture before it as it was", () => {
  const { requestId } = run;
  const ends: GeneratorAction[] = [
    { do: "fail", requestId, code: "not_supported", message: "No" },
    { do: "cancel", requestId },
  ];
  for (const end of ends)
    for (const begun of [run, editRun]) {
      const ended = after([edit, { do: "start", run: begun }, end], made);
      expect(ended).toMatchObject({ run: null, generatedImage: "/a.png", generatedTitle: "A", edit: { prompt: "" } });
      expect(ended.generatedDetails).toEqual(made.generatedDetails);
    }
});

test("Generate New after an edit starts with the description, and nothing of the edit", () => {
  expect(after([{ do: "generate-new" }], edited)).toMatchObject({ edit: null, prompt: "mine", generatedImage: null });
});

test("enhance and undo in an edit leave the description alone", () => {
  const rewritten = after(
    [edit, { do: "write", prompt: "night" }, { do: "rewrite", from: "night", prompt: "Moonlight" }],
    made,
  );
  expect(rewritten).toMatchObject({ prompt: "mine", undo: null, edit: { prompt: "Moonlight" } });
  expect(draftOf(after([{ do: "undo" }], rewritten)).prompt).toBe("night");
});

test("a template, a kind of ad or a picture to work from ends an edit", () => {
  const others: GeneratorAction[] = [
    { do: "use-template", prompt: "A frog", adType: "meme" },
    { do: "choose-type", adType: "meme" },
    add("a"),
  ];
  for (const other of others) expect(after([other], edited).edit).toBeNull();
});

test("another tab shows a run as what it is: a change as a change, a description as one", () => {
  expect(after([{ do: "adopt", run: editRun }])).toMatchObject({
    prompt: "",
    edit: { prompt: "Make it night", imageUrl: null },
    run: editRun,
  });
  expect(after([{ do: "adopt", run }])).toMatchObject({ prompt: "mine", adType: "saas", format: "4:5", edit: null });
});

test("the form folds when a run starts, and unfolds for whatever is to be changed on it", () => {
  const failed: GeneratorAction = { do: "fail", requestId: run.requestId, code: "refused", message: "No" };
  expect(after([{ do: "start", run }, failed], made).isUnfolded).toBe(true);
  expect(after([{ do: "start", run }, failed]).isUnfolded).toBe(false);
  expect(after([{ do: "unfold" }, { do: "start", run }]).isUnfolded).toBe(false);
  expect(after([edit], made).isUnfolded).toBe(true);
  expect(after([add("a")], made).isUnfolded).toBe(true);
});

test("clear all empties everything, and can be taken back", () => {
  const full = after([{ do: "write", prompt: "mine" }, { do: "choose-type", adType: "meme" }, add("a")]);
  expect(after([{ do: "clear-all" }], full)).toEqual(EMPTY_GENERATOR);
  expect(after([{ do: "clear-all" }, { do: "restore", state: full }], full)).toEqual(full);
});

test("a picture is used as the user says, and lends what is still switched on", () => {
  const borrow: GeneratorAction = { do: "borrow", id: "a", parts: ["palette"] };
  const [first, second] = after([
    add("a"),
    add("b"),
    { do: "use-as", id: "a", role: "style" },
    borrow,
  ]).inspirationImages;
  expect(first).toMatchObject({ role: "style", borrow: ["palette"] });
  expect(second).toEqual(picture("b"));
});

test("the result remembers whose idea went into it", () => {
  const ingredients = {
    after: [{ id: "a", lender: "Longhaul", parts: ["layout" as const] }],
    hasPhoto: false,
    hasLogo: true,
  };
  const result = after([{ do: "start", run: { ...run, ingredients } }, succeed]);
  expect(result.generatedDetails?.ingredients).toEqual(ingredients);
});

const idea = { sentence: "mine", adType: "saas", format: "4:5", seed: 2, layout: "wall" } as const;
const take: GeneratorAction = { do: "take-idea", idea };

test("an idea from the landing page fills in the form, and the words that stood there can be brought back", () => {
  const state = after([{ do: "write", prompt: "before" }, take]);
  expect(state).toMatchObject({ prompt: "mine", adType: "saas", format: "4:5" });
  expect(ideaOf(state)).toEqual(idea);
  expect(after([{ do: "undo" }], state).prompt).toBe("before");
});

test("an idea holds for its own words, type and format alone, and is there again when they are", () => {
  for (const change of [
    { do: "write", prompt: "mine!" },
    { do: "choose-type", adType: "meme" },
    { do: "choose-format", format: "1:1" },
    add("a"),
    { do: "edit", imageUrl: "/a.png", format: "4:5" },
    { do: "drop-idea" },
  ] satisfies GeneratorAction[])
    expect(ideaOf(after([take, change]))).toBeNull();
  expect(ideaOf(after([take, { do: "write", prompt: "mine!" }, { do: "write", prompt: "mine " }]))).toEqual(idea);
});

test("once it is made the same words ask for another idea; a failed try keeps it", () => {
  expect(ideaOf(after([take, { do: "start", run }, succeed]))).toBeNull();
  const failed: GeneratorAction = { do: "fail", requestId: run.requestId, code: "internal", message: "no" };
  expect(ideaOf(after([take, { do: "start", run }, failed]))).toEqual(idea);
});

test("a service for once is for one picture: a failure keeps it, a creative ends it", () => {
  const once = after([{ do: "use-once", service: "openai" }]);
  const failed = after(
    [
      { do: "start", run },
      { do: "fail", requestId: run.requestId, code: "refused", message: "no" },
    ],
    once,
  );
  expect(failed.once).toBe("openai");
  expect(after([{ do: "start", run }, succeed], failed).once).toBeNull();
});

test("the picture on screen can be another version; an edit of it goes along and keeps its words, another edit stays", () => {
  const editing: GeneratorAction = { do: "edit", imageUrl: "/a.png", format: "1:1", versionId: "c1" };
  const version = { id: "c0", image: "/first.png", title: "A", type: "meta", format: "4:5", prompt: "Bread" } as const;
  const words: GeneratorAction = { do: "write", prompt: "Make it night" };
  const back = after([{ do: "start", run }, succeed, editing, words, { do: "show-version", version }]);
  expect(back).toMatchObject({
    generatedImage: "/first.png",
    generatedDetails: { creativeId: "c0", documentId: "d1", format: "4:5", seconds: null },
    edit: { imageUrl: "/first.png", versionId: "c0", format: "4:5", prompt: "Make it night" },
  });
  const other: GeneratorAction = { do: "edit", imageUrl: "/b.png", format: "1:1", versionId: "b1" };
  expect(after([{ do: "start", run }, succeed, other, { do: "show-version", version }]).edit).toMatchObject({
    versionId: "b1",
  });
});
