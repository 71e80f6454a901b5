import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { STORAGE_KEY } from "../../src/web/lib/storage.ts";
import { signInAs } from "../support/browser.ts";

export type Person = { email: string; state: Awaited<ReturnType<BrowserContext["storageState"]>> };
type Look = { width?: number; colorScheme?: "light" | "dark" };
type OpenAs = (person: Person, path: string, look?: Look) => Promise<Page>;

/**
 * Browsers of people who are signed in already. They sign in once per worker, through the real mail flow; the member
 * has bought access at the test checkout, the bananaman never paid, and the newcomer has not paid yet.
 */
export const test = base.extend<{ openAs: OpenAs }, { newcomer: Person; member: Person; bananaman: Person }>({
  newcomer: [
    async ({ browser }, use, worker) => use(await meet(browser, worker.project.use.baseURL, "newcomer")),
    { scope: "worker" },
  ],
  member: [
    async ({ browser }, use, worker) => use(await meet(browser, worker.project.use.baseURL, "member", buy)),
    { scope: "worker" },
  ],
  bananaman: [
    async ({ browser }, use, worker) => {
      const person = await meet(browser, worker.project.use.baseURL, "bananaman");
      execFileSync("node", ["scripts/run.mjs", "bananaman", "add", person.email], {
        env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
      });
      await use(person);
    },
    { scope: "worker" },
  ],
  openAs: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ state }, path, { width = 1440, colorScheme = "light" } = {}) => {
      const viewport = { width, height: width < 760 ? 844 : 900 };
      const context = await browser.newContext({ baseURL, viewport, colorScheme, storageState: state });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export async function meet(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  then?: (page: Page) => Promise<void>,
): Promise<Person> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const { email, page } = await signIn(context, name);
  await then?.(page);
  const state = await context.storageState();
  await context.close();
  return { email, state };
}

/** Signs in through the mailbox without drawing every step of it, and opens the closed door. */
export async function signIn(context: BrowserContext, name: string): Promise<{ email: string; page: Page }> {
  const email = `${name}-${randomUUID()}@loafworks.test`;
  const page = await context.newPage();
  await page.goto("/robots.txt");
  const url = new URL(page.url()).origin;
  const { storage, close } = await signInAs({ url, mails: () => readMails(url, email) }, email);
  close();
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    STORAGE_KEY,
    storage.getItem(STORAGE_KEY) ?? "",
  ] as const);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "You're almost in" })).toBeVisible();
  return { email, page };
}

/** The newest mail to this address, as the mailbox page shows it. */
async function readMails(url: string, email: string) {
  const read = async (path: string) => (await fetch(url + path)).text();
  const list = await read("/dev/mail");
  const newest = list.slice(0, Math.max(0, list.indexOf(`To ${email}`))).lastIndexOf("?id=");
  if (newest < 0) return [];
  const message = await read(`/dev/mail${list.slice(newest).match(/^[^&"]+/)?.[0]}`);
  const link = message.match(/href="([^"]+)">Open link/)?.[1]?.replaceAll("&amp;", "&") ?? null;
  return [{ to: email, link }];
}

/** From the open sign-in dialog through the mailbox. */
export async function openMailedLink(page: Page, name: string): Promise<string> {
  const email = `${name}-${randomUUID()}@loafworks.test`;
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();
  await page.goto("/dev/mail");
  await page.getByRole("link", { name: `To ${email}` }).click();
  await page.getByRole("link", { name: "Open link" }).click();
  return email;
}

/** Pays at the built-in test checkout, as a buyer would. */
export async function buy(page: Page) {
  await page.getByRole("button", { name: "Get Lifetime Access" }).click();
  await page.getByRole("button", { name: /^Pay \$97/ }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
}
