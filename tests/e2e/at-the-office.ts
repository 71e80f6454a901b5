import { test as base, type Page } from "@playwright/test";
import { type PictureHost, startPictureHost } from "../stand-ins/pictures/start-picture-host.ts";
import { createPlace } from "../support/process.ts";
import { meet, type Person } from "./signed-in.ts";

type Office = {
  url: string;
  bananaman: Person;
  /** A stranger's web server, from which this installation fetches pictures. */
  pictures: PictureHost;
  query: Awaited<ReturnType<typeof createPlace>>["query"];
};

/** An installation of one's own, for administrators whose work everybody else would notice. */
export const test = base.extend<{ openOffice: (path: string, width?: number) => Promise<Page> }, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this
    async ({}, use) => {
      const pictures = await startPictureHost((response) => response.writeHead(404).end());
      const place = await createPlace();
      const server = await place.launch({ FETCH_STAND_INS: `127.0.0.1:${pictures.port}` });
      const bananaman = await meet(place.url, "bananaman");
      place.run("bananaman", "add", bananaman.email);
      await use({ url: place.url, bananaman, pictures, query: place.query });
      await server.kill("SIGTERM");
      await place.remove();
      await pictures.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  openOffice: async ({ browser, office: { url, bananaman } }, use) => {
    const open: Page[] = [];
    await use(async (path, width = 1440) => {
      const context = await browser.newContext({
        baseURL: url,
        storageState: bananaman.state,
        viewport: { width, height: width < 760 ? 844 : 900 },
      });
      const page = await context.newPage();
      open.push(page);
      await page.goto(path);
      return page;
    });
    for (const page of open) await page.context().close();
  },
});
