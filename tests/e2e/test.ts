import { mergeTests } from "@playwright/test";
import { test as atTheGenerator } from "./at-the-generator.ts";
import { test as stocked } from "./stocked.ts";

/** One for all files: with the same set of servers and people to ask for, a worker keeps what it has from file to file. */
export const test = mergeTests(stocked, atTheGenerator);
