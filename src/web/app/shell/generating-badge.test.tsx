import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { setGenerating } from "@/lib/generating.ts";
import { GeneratingBadge } from "./generating-badge.tsx";

afterEach(() => setGenerating(false));

test("the badge is there while a generation runs, and only then", () => {
  expect(renderToStaticMarkup(<GeneratingBadge />)).toBe("");
  setGenerating(true);
  expect(renderToStaticMarkup(<GeneratingBadge />)).toContain("Generating...");
  setGenerating(false);
  expect(renderToStaticMarkup(<GeneratingBadge />)).toBe("");
});

test("the ring pulses, the words stand still", () => {
  setGenerating(true);
  expect(renderToStaticMarkup(<GeneratingBadge />)).toMatch(/class="[^"]*animate-pulse-ring/);
  expect(renderToStaticMarkup(<GeneratingBadge />)).not.toMatch(/animate-pulse[ "]/);
});
