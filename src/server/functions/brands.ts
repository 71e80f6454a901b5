import { brandInput, MAX_BRAND_BODY, saveBrandInput } from "../../shared/contracts/brands.ts";
import { addFontInput, MAX_FONT_BODY, readFontInput } from "../../shared/contracts/fonts.ts";
import type { BrandParts } from "../brands/brand-parts.ts";
import { chooseBrand as choose, deleteBrand as remove } from "../brands/change-brands.ts";
import { readBrand as read } from "../brands/read-brand.ts";
import { saveBrand as save } from "../brands/save-brand.ts";
import { addFont as add, handOut } from "../fonts/brand-fonts.ts";
import type { FontParts } from "../fonts/font-parts.ts";
import { defineFunction } from "./define-function.ts";

export const saveBrand = (parts: BrandParts) =>
  defineFunction({
    access: "paid",
    input: saveBrandInput,
    maxBody: MAX_BRAND_BODY,
    run: (input, { caller }) => save(parts, caller.userId, input),
  });

export const addFont = (parts: FontParts) =>
  defineFunction({
    access: "paid",
    input: addFontInput,
    maxBody: MAX_FONT_BODY,
    run: (input, { caller }) => add(parts, caller.userId, input),
  });

/** Only its owner gets a font. */
export const readFont = defineFunction({
  access: "user",
  input: readFontInput,
  run: ({ id }, { caller, pool }) => handOut(pool, caller.userId, id),
});

export const readBrand = defineFunction({
  access: "user",
  input: brandInput,
  run: ({ id }, { caller, pool }) => read(pool, caller.userId, id),
});

export const chooseBrand = defineFunction({
  access: "user",
  input: brandInput,
  run: ({ id }, { caller, pool }) => choose(pool, caller.userId, id),
});

/** Asks nothing about access: taking one's own things away needs no payment. */
export const deleteBrand = defineFunction({
  access: "user",
  input: brandInput,
  run: ({ id }, { caller, pool }) => remove(pool, caller.userId, id),
});
