import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";

type Person = { email: string; state: Awaited<ReturnType<BrowserContext["storageState"]>> };
type Look = { width?: number; colorScheme?: "light" | "dark" };
type OpenAs = (person: Person, path: string, look?: Look) => Promise<Page>;

/** Browsers of people who are signed in already. They sign in once per worker, through the real mail flow. */
export const test = base.extend<{ openAs: OpenAs }, { member: Person; bananaman: Person }>({
  member: [
    async ({ browser }, use, worker) => use(await meet(browser, worker.project.use.baseURL, "member")),
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

async function meet(browser: Browser, baseURL: string | undefined, name: string): Promise<Person> {
  const context = await browser.newContext({ baseURL });
  const email = await signIn(context, name);
  const state = await context.storageState();
  await context.close();
  return { email, state };
}

/** Asks for a link and opens it from the mailbox. Says which address was used. */
export async function signIn(context: BrowserContext, name: string): Promise<string> {
  const email = `${name}-${randomUUID()}@loafworks.test`;
  const page = await context.newPage();
  await page.goto("/");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByRole("heading", { name: "Magic Link Sent!" })).toBeVisible();
  await page.goto("/dev/mail");
  await page.getByRole("link", { name: `To ${email}` }).click();
  await page.getByRole("link", { name: "Open link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.close();
  return email;
}
