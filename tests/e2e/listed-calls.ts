import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { describeCall } from "../contract/describe-call.ts";
import { addCall, findNews, readCalls } from "../contract/known-calls.ts";

/**
 * A hosted Supabase project must understand every call of the page, so each is in a list that is checked against its
 * protocols (tests/contract). A test in which the page makes another one fails.
 */
export const test = base.extend<{ onlyListedCalls: undefined }, { unlisted: Set<string> }>({
  unlisted: [
    async ({ browser }, use) => {
      const known = readCalls();
      const unlisted = new Set<string>();
      const { E2E_RECORD_CALLS: folder } = process.env;
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on("request", (request) => {
          const call = describeCall({
            method: request.method(),
            url: request.url(),
            headers: request.headers(),
            body: request.postData(),
          });
          const news = call && findNews(known, call);
          if (!news) return;
          if (!folder) return void unlisted.add(news);
          addCall(known, call);
          mkdirSync(folder, { recursive: true });
          appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(call)}\n`);
        });
        return context;
      };
      await use(unlisted);
    },
    { scope: "worker", auto: true },
  ],
  onlyListedCalls: [
    async ({ unlisted }, use) => {
      await use(undefined);
      const news = [...unlisted];
      unlisted.clear();
      expect(news, "calls that a hosted Supabase project was not checked for (tests/contract)").toEqual([]);
    },
    { auto: true },
  ],
});
