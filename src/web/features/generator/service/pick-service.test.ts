import { expect, test } from "vitest";
import type { MyServices } from "@/ai-services/get-ai-services.ts";
import { serviceView } from "@/ai-services/service-view-for-tests.ts";
import type { AiServices, ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { EMPTY_GENERATOR } from "../run/generator-state.ts";
import { pickService } from "./pick-service.ts";

const gemini = serviceView("gemini");

function services(others: ServiceView[], spending: Partial<AiServices["spending"]> = {}): MyServices {
  const all: AiServices = {
    services: [gemini, ...others, serviceView("composer")],
    defaults: { image: "gemini", text: "gemini", is_text_chosen: false },
    spending: { month: "2026-11-01", cap_usd: null, certain_usd: 0, unsure_usd: 0, ...spending },
  };
  return { status: "present", all, chosen: gemini };
}

test("the default makes the picture, unless another was chosen for once", () => {
  const both = services([serviceView("openai")]);
  expect(pickService(both, EMPTY_GENERATOR)).toMatchObject({ service: { id: "gemini" }, isOnce: false });
  const once = pickService(both, { ...EMPTY_GENERATOR, once: "openai" });
  expect(once).toMatchObject({ service: { id: "openai" }, isOnce: true });
  expect(once.usd).toBeCloseTo(0.055, 3);
});

test("who was chosen for once and has no valid key any more is passed over", () => {
  const broken = services([serviceView("openai", { state: "invalid" })]);
  expect(pickService(broken, { ...EMPTY_GENERATOR, once: "openai" }).service?.id).toBe("gemini");
  expect(pickService(broken, { ...EMPTY_GENERATOR, once: "fal" }).service?.id).toBe("gemini");
});

test("the cap stops what costs money, not the composer", () => {
  const full = services([], { cap_usd: 20, certain_usd: 19.98 });
  expect(pickService(full, EMPTY_GENERATOR).isStopped).toBe(true);
  expect(pickService(full, { ...EMPTY_GENERATOR, once: "composer" }).isStopped).toBe(false);
});

test("without any service nobody is picked, but the composer can be for once", () => {
  const none = services([]);
  const absent: MyServices = { status: "absent", all: none.all, chosen: null };
  expect(pickService(absent, EMPTY_GENERATOR).service).toBeNull();
  expect(pickService(absent, { ...EMPTY_GENERATOR, once: "composer" }).service?.id).toBe("composer");
});
