import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import type { AiResult, ImageRequest, MadeImage } from "../../../src/server/adapters/ai/port.ts";
import { callProvider } from "../../../src/server/ai/call-provider.ts";
import { offer } from "../../../src/server/ai/catalogue.ts";
import { finishImage } from "../../../src/server/images/finish-image.ts";
import { estimateUsd } from "../../../src/shared/ai-services/price.ts";
import { pictureOf } from "../../stand-ins/wire/pictures.ts";
import { DESKS, type Desk, type DeskName, timing } from "./desks.ts";

const HTML = Buffer.from("<html>no picture</html>");

type Case = {
  play: (desk: Desk) => Promise<void> | void;
  /** `made`, or the code of the failure, and whether it was billed. */
  ends: string;
  posts?: number;
  /** Where a service differs, and why. */
  but?: Partial<Record<DeskName, string>>;
};

/** What may happen at any service, and how it ends at each: outcome, money, number of POSTs. */
const CASES: Record<string, Case> = {
  "good answer": { play: () => {}, ends: "made yes", but: { compatible: "made no" } },
  refusal: {
    play: (desk) => desk.answer("refusal"),
    ends: "refused unknown",
    // One says that it never bills without a picture, the other never bills.
    but: { openrouter: "refused no", compatible: "refused no" },
  },
  "bad key": { play: (desk) => desk.answer("bad_key"), ends: "key_invalid no" },
  "no credit": { play: (desk) => desk.answer("no_credit"), ends: "no_credit no" },
  "limit with Retry-After": {
    play: (desk) => desk.answer("limit_with_wait"),
    ends: "made yes",
    posts: 2,
    but: { compatible: "made no" },
  },
  "limit without Retry-After": { play: (desk) => desk.answer("limit_without_wait"), ends: "rate_limited no" },
  "cut line": { play: (desk) => desk.line("cut"), ends: "unavailable unknown", but: { compatible: "unavailable no" } },
  drip: { play: (desk) => desk.line("drip"), ends: "timeout unknown", but: { compatible: "timeout no" } },
  "huge body": { play: (desk) => desk.line("endlessBody"), ends: "unknown unknown", but: { compatible: "unknown no" } },
  "JPEG called PNG": {
    play: async (desk) => desk.pictures(await pictureOf(256, 256, "jpeg")),
    ends: "made yes",
    but: { compatible: "made no" },
  },
  "HTML called PNG": {
    play: (desk) => desk.pictures(HTML),
    ends: "no_image yes",
    but: { openrouter: "no_image no", compatible: "no_image no" },
  },
  "wrong size": {
    play: async (desk) => desk.pictures(await pictureOf(320, 96)),
    ends: "made yes",
    but: { compatible: "made no" },
  },
  "several images": {
    play: async (desk) => desk.pictures(await pictureOf(256, 256), await pictureOf(300, 300)),
    ends: "made yes",
    but: { compatible: "made no" },
  },
  "empty answer": {
    play: (desk) => desk.pictures(),
    ends: "no_image yes",
    but: { gemini: "no_image unknown", openrouter: "no_image no", compatible: "no_image no" },
  },
};

const table = new Map<string, string[]>();
afterAll(() => {
  const width = Math.max(...Object.keys(CASES).map((name) => name.length));
  const line = (name: string, cells: string[]) =>
    `${name.padEnd(width)} | ${cells.map((c) => c.padEnd(23)).join("| ")}`;
  const rows = [...table].map(([name, cells]) => line(name, cells));
  process.stdout.write(`\n${[line("outcome, billed, POSTs", Object.keys(DESKS)), ...rows].join("\n")}\n`);
});

function requestFor({ model }: Desk): ImageRequest {
  const { defaultQuality: quality } = model;
  const estimate = estimateUsd(offer(model), { format: "4:5", quality, references: 0 });
  const words = {
    person: "ann",
    prompt: "A loaf of sourdough on a baker's bench",
    text: "A loaf",
    type: "meta",
    format: "4:5",
  } as const;
  return { ...words, images: [], seed: 0, model, quality, estimateUsd: estimate };
}

async function make(service: DeskName, desk: Desk) {
  const request = requestFor(desk);
  const pauses: number[] = [];
  const { result, calls } = await callProvider<MadeImage>(
    (signal): Promise<AiResult<MadeImage>> => desk.provider.generateImage(request, desk.key, signal),
    {
      service,
      mostUsd: request.estimateUsd ?? 0.25,
      wait: (ms) => Promise.resolve(pauses.push(ms)),
    },
  );
  return { result, calls, pauses, request };
}

describe.each(Object.keys(DESKS) as DeskName[])("%s", (service) => {
  let desk: Desk;
  afterAll(async () => {
    await desk.stop();
  });

  test.each(Object.keys(CASES))("%s", async (name) => {
    desk ??= await DESKS[service]();
    desk.forget();
    // A drip never pauses for long: only the whole time ends it.
    timing.totalMs = name === "drip" ? 1_000 : 60_000;
    const { play, ends, posts = 1, but } = CASES[name] as Case;
    await play(desk);
    const before = process.memoryUsage().rss;
    const { result, calls, pauses, request } = await make(service, desk);
    const last = calls.at(-1);
    const outcome = `${result.ok ? "made" : result.code} ${last?.billed}`;
    table.set(name, [...(table.get(name) ?? []), `${outcome} ${desk.posts()}`]);
    expect(outcome).toBe(but?.[service] ?? ends);
    expect(desk.posts()).toBe(posts);
    expect(desk.faults).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    // Money is never both certain and unsure, and never more than was announced.
    expect((last?.priceUsd ?? 0) * (last?.possibleUsd ?? 0)).toBe(0);
    if (last?.billed === "unknown") expect(last.possibleUsd).toBeLessThanOrEqual(request.estimateUsd ?? 0.25);
    if (name === "limit with Retry-After") expect(pauses[0]).toBeGreaterThanOrEqual(7_000);
    if (!result.ok) return;
    const png = await finishImage(result.value.bytes, { format: "4:5", isTrainedModel: true });
    expect(await sharp(png ?? undefined).metadata()).toMatchObject({ width: 1080, height: 1350, format: "png" });
  });
});
