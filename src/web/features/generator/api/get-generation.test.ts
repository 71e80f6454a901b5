import { expect, test } from "vitest";
import type { Charge } from "../../../../shared/contracts/ai-services.ts";
import { chargeOf } from "./get-generation.ts";

const call = (billed: Charge["billed"], price: number, possible = 0): Charge => ({
  service: "openai",
  billed,
  price_usd: price,
  possible_usd: possible,
});

test("several attempts are one sum, and as unsure as the least sure of them", () => {
  expect(chargeOf([call("no", 0), call("unknown", 0, 0.048)])).toEqual(call("unknown", 0, 0.048));
  expect(chargeOf([call("yes", 0.03), call("no", 0)])).toEqual(call("yes", 0.03));
  expect(chargeOf([call("no", 0), call("no", 0)])).toEqual(call("no", 0));
  expect(chargeOf([])).toBeUndefined();
});
