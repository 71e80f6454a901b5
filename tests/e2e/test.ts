import { mergeTests } from "@playwright/test";
import { test as atTheGenerator } from "./at-the-generator.ts";
import { test as atTheOffice } from "./at-the-office.ts";
import { test as inThisSetup } from "./in-this-setup.ts";
import { test as listedCalls } from "./listed-calls.ts";
import { test as stocked } from "./stocked.ts";

/** One for all files: since all use the same fixtures, a worker keeps its servers and people from file to file. */
export const test = mergeTests(inThisSetup, listedCalls, stocked, atTheGenerator, atTheOffice);
