import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take many times as long as the others, the longest first. */
const LONGEST = [
  "tests/integration/process/crash.thorough.test.ts",
  "tests/integration/process/lifecycle.test.ts",
  "tests/integration/process/crash.test.ts",
  "tests/integration/generation/crash.test.ts",
  "tests/integration/generation/crash.thorough.test.ts",
  "tests/integration/ai-services/kill.thorough.test.ts",
  "tests/integration/ai-services/services.test.ts",
  "tests/integration/backup/refusals.test.ts",
  "tests/integration/backup/round-trip.test.ts",
  "tests/integration/backup/s3.test.ts",
  "tests/integration/generation/composer.test.ts",
  "src/engine/lint/samples.thorough.test.ts",
  "content/ads/ads.thorough.test.ts",
  "src/engine/lint/other-words.thorough.test.ts",
  "src/engine/author/author-scene.test.ts",
  "src/engine/lint/samples.test.ts",
  "src/engine/author/posters/posters.test.ts",
  "src/engine/lint/other-words.test.ts",
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
