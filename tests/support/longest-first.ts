import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take many times as long as the others, the longest first. */
const LONGEST = [
  "tests/integration/process/lifecycle.test.ts",
  "tests/integration/process/crash.test.ts",
  "tests/integration/generation/crash.test.ts",
  "tests/integration/auth/link-limits.test.ts",
  "src/engine/lint/samples.test.ts",
  "content/ads/ads.test.ts",
  "src/engine/author/author-scene.test.ts",
  "src/engine/lint/other-words.test.ts",
  "src/server/account/export/write-zip.test.ts",
  "src/server/rendering/render-pool.test.ts",
];

/** Starts the longest files first, so that none of them is still under way, alone, when all others have ended. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
