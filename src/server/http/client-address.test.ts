import { expect, test } from "vitest";
import { addressGroup } from "./client-address.ts";

test("IPv4 counts singly, IPv6 by its /64, and IPv4 inside IPv6 as IPv4", () => {
  expect(addressGroup("203.0.113.9")).toBe("203.0.113.9");
  expect(addressGroup("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(addressGroup("2001:db8:1:2:aaaa::1")).toBe(addressGroup("2001:db8:1:2:bbbb::2"));
  expect(addressGroup("2001:db8::1")).toBe(addressGroup("2001:db8:0:0:9::"));
  expect(addressGroup("::1")).toBe("0:0:0:0::/64");
  expect(addressGroup("::ffff:cb00:7109")).toBe("203.0.113.9");
  expect(addressGroup("2001:0DB8:0001:2::")).toBe("2001:db8:1:2::/64");
  expect(addressGroup("2001:db8:1:2::1%eth0")).toBe("2001:db8:1:2::/64");
  expect(addressGroup("unknown")).toBe("unknown");
  expect(addressGroup("2001:db8:1:3::1")).not.toBe(addressGroup("2001:db8:1:2::1"));
});
