import { expect, test } from "vitest";
import { describeDevice, maskAddress } from "./describe-device.ts";

const MOZILLA = "Mozilla/5.0";

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`,
    "Chrome on Windows",
    false,
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    "Edge on Windows",
    false,
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
    true,
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36`,
    "Chrome on Android",
    true,
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, "Firefox on Linux", false],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    "Safari on Mac",
    false,
  ],
  ["curl/8.5.0", "Unknown browser", false],
  ["<script>alert(1)</script>", "Unknown browser", false],
  [null, "Unknown browser", false],
])("%s is %s", (agent, device, is_phone) => {
  expect(describeDevice(agent)).toEqual({ device, is_phone });
});

test.each([
  ["81.2.69.142", "81.2.69.x"],
  ["::ffff:81.2.69.142", "81.2.69.x"],
  ["127.0.0.1/32", "127.0.0.x"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::x"],
  ["::1", "::x"],
  [null, null],
])("of %s only %s is shown", (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
