import { openOven } from "@/oven/open-oven.ts";
import type { Oven } from "@/oven/oven.ts";
import { OvenError } from "@/oven/oven-error.ts";

let oven: Promise<Oven> | undefined;
let tell: (sentence: string) => void = () => {};

/** The app's one oven for ideas, opened by the first sentence. After a failure the next one tries again. */
export function ideaOven(sentence: string): Promise<Oven> {
  if (!oven) {
    const expected = new Promise<string>((resolve) => {
      tell = resolve;
    });
    oven = openIdeaOven(expected).catch((error: unknown) => {
      oven = undefined;
      throw error;
    });
  }
  tell(sentence);
  return oven;
}

/** Where a browser cannot paint, the server does, for people with access. */
async function openIdeaOven(expected: Promise<string>): Promise<Oven> {
  try {
    return await openOven(() => {}, expected);
  } catch (error) {
    if (!(error instanceof OvenError) || error.code !== "unsupported") throw error;
    const { openServerIdeas } = await import("./server-ideas.ts");
    return openServerIdeas();
  }
}

/** It broke: the next sentence gets a new one. */
export function leaveIdeaOven() {
  void oven?.then((opened) => opened.close()).catch(() => {});
  oven = undefined;
}
