import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { STORAGE_KEY } from "../../src/web/lib/storage.ts";
import { serverSettings } from "../setups/read-settings.ts";
import { signInAs, type TestBrowser } from "../support/browser.ts";

export type Person = { email: string; state: Awaited<ReturnType<BrowserContext["storageState"]>> };
type OpenAs = (person: Person, path: string, look?: { width?: number }) => Promise<Page>;

/**
 * Browsers of people who are signed in already. They sign in once per worker, by the mailed link; the member has bought
 * access at the test checkout, the regular has also made a creative with the composer, the designer makes more and more of
 * them, the bananaman never paid, and the newcomer has not paid yet.
 */
export const test = base.extend<
  { openAs: OpenAs },
  { newcomer: Person; member: Person; regular: Person; designer: Person; bananaman: Person }
>({
  newcomer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this
    async ({}, use, worker) => use(await meet(worker.project.use.baseURL, "newcomer")),
    { scope: "worker" },
  ],
  member: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, worker) => use(await meet(worker.project.use.baseURL, "member", pay)),
    { scope: "worker" },
  ],
  regular: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, worker) => use(await meet(worker.project.use.baseURL, "regular", bake)),
    { scope: "worker" },
  ],
  designer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, worker) => use(await meet(worker.project.use.baseURL, "designer", bake)),
    { scope: "worker" },
  ],
  bananaman: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, worker) => {
      const person = await meet(worker.project.use.baseURL, "bananaman");
      execFileSync("node", ["scripts/run.mjs", "bananaman", "add", person.email], {
        env: { ...process.env, ...serverSettings() },
      });
      await use(person);
    },
    { scope: "worker" },
  ],
  openAs: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ state }, path, { width = 1440 } = {}) => {
      const viewport = { width, height: width < 760 ? 844 : 900 };
      const context = await browser.newContext({ baseURL, viewport, storageState: state });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Signs somebody in and lets them do some things, over the protocols that the pages use. */
export async function meet(
  url = "",
  name: string,
  then?: (browser: TestBrowser, url: string) => Promise<void>,
): Promise<Person> {
  const email = newAddress(name);
  const browser = await signInAs({ url, mails: () => readMails(url, email) }, email);
  await then?.(browser, url);
  const session = { name: STORAGE_KEY, value: browser.storage.getItem(STORAGE_KEY) ?? "" };
  browser.close();
  return { email, state: { cookies: [], origins: [{ origin: url, localStorage: [session] }] } };
}

/** Returns the address of the test checkout. */
export async function startCheckout(url: string, { supabase }: TestBrowser): Promise<string> {
  const { priceId } = await (await fetch(`${url}/config.json`)).json();
  const { data } = await supabase.functions.invoke("stripe-checkout", {
    body: { price_id: priceId, mode: "payment", success_url: `${url}/success`, cancel_url: `${url}/pricing` },
  });
  return data.url;
}

export async function pay(browser: TestBrowser, url: string) {
  const checkout = await startCheckout(url, browser);
  const body = new URLSearchParams({ action: "pay" });
  const { status } = await fetch(checkout, { method: "POST", headers: { origin: url }, body, redirect: "manual" });
  expect(status).toBe(303);
}

export async function bake(browser: TestBrowser, url: string) {
  await pay(browser, url);
  const { functions } = browser.supabase;
  await functions.invoke("save-api-key", { body: { api_key: "demo" } });
  const prompt = "Rye bread, 20 % off until Sunday";
  await functions.invoke("generate-creative", { body: { prompt, type: "meta", requestId: randomUUID() } });
}

/** Signs in through the mailbox without rendering every step, and opens the payment gate. */
export async function signIn(context: BrowserContext, name: string): Promise<{ email: string; page: Page }> {
  const email = newAddress(name);
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

const newAddress = (name: string) => `${name}-${randomUUID()}@loafworks.test`;

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
  const email = newAddress(name);
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
