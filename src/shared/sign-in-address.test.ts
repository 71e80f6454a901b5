import { expect, it } from "vitest";
import { readSignInAddress, signInAddress } from "./sign-in-address.ts";

const SITE = "https://bananabread.example";

it.each(["june@loafworks.example", "june+ads&co=1#x@loafworks.example", "jüne%40@bäckerei.example"])(
  "%s arrives as it was sent",
  (email) => {
    expect(readSignInAddress(new URL(signInAddress(SITE, email)).hash)).toBe(email);
  },
);

it.each(["", "#features", "#error=access_denied"])("%j asks for nothing", (hash) => {
  expect(readSignInAddress(hash)).toBeNull();
});

it.each(["", "june", "a b@c.d", "<b>@c.d", "a@b@c.d", `${"a".repeat(250)}@b.example`, "june@loaf.works\r\nBcc: x"])(
  "%j is left out, but sign-in still opens",
  (email) => {
    expect(readSignInAddress(new URL(signInAddress(SITE, email)).hash)).toBe("");
  },
);
