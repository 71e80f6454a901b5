import { readSiteInput } from "../../shared/contracts/read-site.ts";
import { readSite as read } from "../sites/read-site.ts";
import type { SitesParts } from "../sites/sites-parts.ts";
import { defineFunction } from "./define-function.ts";

export const readSite = (parts: SitesParts) =>
  defineFunction({
    access: "paid",
    input: readSiteInput,
    run: ({ address }, { caller }) => read(parts, caller.userId, address),
  });
