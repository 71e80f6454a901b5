import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { putUpSite } from "./brand-site.ts";
import { tool } from "./generator.ts";
import { expectAccessibleInLight } from "./page-problems.ts";
import { test } from "./test.ts";

/** What a site's page says is in a kit, and on the first creative, after this many presses of a button or key. */
const MOST_PRESSES = 5;

// Whatever else the same person does in other tests is for no brand.
test.afterEach(({ office: { query } }) => query("delete from public.brands"));

test("a brand is read from its site, worn by the first creative, changed, put aside and deleted", async ({
  office: { pictures, query },
  openOffice,
}) => {
  test.slow();
  putUpSite(pictures);
  const page = await openOffice("/dashboard/brands");
  let presses = 0;
  const press = async (control: Locator) => {
    presses++;
    await control.click();
  };

  await press(page.getByRole("button", { name: "From a web address" }));
  await page.getByRole("textbox", { name: "Web address" }).fill(`http://127.0.0.1:${pictures.port}`);
  await press(page.getByRole("button", { name: "Look it up" }));
  await expect(page.getByText("9 things found.")).toBeVisible({ timeout: 30_000 });
  for (const found of [
    /^Name Loafworks/,
    /^Logo/,
    /^4 colours/,
    /^Font: Instrument Serif/,
    /^Contact 0113 496 0182/,
    /^Profile instagram.com\/loafworks/,
    /^What it is/,
  ])
    await expect(page.getByRole("checkbox", { name: found })).toBeChecked();
  // The dialog as it stands is as sound as a page.
  await expectAccessibleInLight(page, "[role=dialog]");
  // The address of a test is no address for an ad.
  await page.getByRole("checkbox", { name: /^Web address/ }).uncheck();
  await press(page.getByRole("button", { name: "Create Loafworks" }));

  const samples = page.getByRole("img", { name: /, in (4:5|9:16|1:1|16:9)$/ });
  await expect(samples).toHaveCount(4, { timeout: 90_000 });
  await expectAccessibleInLight(page);
  await press(page.getByRole("link", { name: "Bake with Loafworks" }));
  await page.getByRole("textbox", { name: "Description" }).fill("Rye bread from the wood oven, Saturdays from 7");
  await expect(page.getByRole("button", { name: "Brand Loafworks", exact: true })).toBeVisible();
  // The brief says what comes from the kit.
  const brief = page.getByRole("region", { name: "What was understood" });
  await expect(brief.getByText("Loafworks", { exact: true })).toBeVisible();
  await expect(brief.getByText("0113 496 0182", { exact: true })).toBeVisible();
  await useComposer(page);
  await expect(page.getByRole("button", { name: /^Generate Creative/ })).toBeEnabled();
  await press(page.getByRole("button", { name: /^Generate Creative/ }));
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/was asked for and is missing/)).toHaveCount(0);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);

  const [made] = await query<{ name: string; paper: string; logo: string | null }>(
    `select b.name, s.scene -> 'palette' ->> 'paper' as paper, s.scene -> 'brand' ->> 'logo' as logo
       from public.creatives c join public.brands b on b.id = c.brand_id
       join public.creative_scenes s on s.creative_id = c.id`,
  );
  expect(made).toEqual({ name: "Loafworks", paper: expect.stringMatching(/^#(fff8ea|33190b|f0a04b)$/), logo: "logo" });

  await page.getByRole("button", { name: "Brand Loafworks", exact: true }).click();
  await page.getByRole("menuitemradio", { name: /^No brand/ }).click();
  await expect(brief.getByText("0113 496 0182", { exact: true })).toHaveCount(0);

  // The studio has the brand's colours, and knows which of them the creative wears.
  await tool(page, "Open in studio").click();
  await page.getByRole("tab", { name: "Look" }).click();
  await expect(page.getByRole("button", { name: /^Loafworks on / })).toHaveCount(3);
  await expect(page.getByRole("button", { name: /^Loafworks on /, pressed: true })).toHaveCount(1);

  await page.goto("/dashboard/brands");
  await page.getByRole("link", { name: "Loafworks" }).click();
  await page.getByRole("textbox", { name: "Avoid" }).fill("artisan, guilt-free");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Button" }).fill("Set an alarm");
  await page.getByRole("button", { name: "Remove artisan" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove artisan" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Button" })).toHaveValue("Set an alarm");

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete Loafworks" }).click();
  await expect(page.getByRole("heading", { name: "Same words, your colours" })).toBeVisible();
  // What it was made for stays.
  const [left] = await query<{ count: number }>("select count(*)::int as count from public.creatives");
  expect(left?.count).toBeGreaterThan(0);
});

test("a font of one's own is refused with a reason or used, and a creative in it is put into another brand", async ({
  office: { query },
  openOffice,
}) => {
  test.slow();
  const page = await openOffice("/dashboard/brands");
  for (const name of ["Nudge Coffee", "Fernhill Cycles"]) {
    await page.goto("/dashboard/brands?new=hand");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("button", { name: `Create ${name}` }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  const upload = page.getByLabel("Upload a font");
  await upload.setInputFiles({ name: "notes.ttf", mimeType: "font/ttf", buffer: Buffer.from("no font at all") });
  await expect(page.getByText(/^This font is not a WOFF2, TTF or OTF file/)).toBeVisible();

  await upload.setInputFiles(
    fileURLToPath(import.meta.resolve("@fontsource/caveat/files/caveat-latin-700-normal.woff2")),
  );
  await expect(page.getByText("caveat-latin-700-normal.woff2")).toBeVisible();
  await expect(page.getByText(/^This font/)).toHaveCount(0);
  const use = page.getByRole("button", { name: "Use for headlines" });
  await expect(use).toBeDisabled();
  await page.getByRole("checkbox", { name: /^I may use this font/ }).check();
  await expectAccessibleInLight(page);
  await use.click();
  const own = page.getByRole("radio", { name: /Caveat.*yours/ });
  await expect(own).toBeChecked();
  // The page writes in it, too.
  await expect(own.getByText("Fernhill Cycles")).toHaveCSS("font-family", /^"own:[0-9a-f]{32}"/);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: /, in (4:5|9:16|1:1|16:9)$/ })).toHaveCount(4, { timeout: 90_000 });

  await page.getByRole("link", { name: "Bake with Fernhill Cycles" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Touring bicycles, 20% off until Sunday");
  await useComposer(page);
  await page.getByRole("button", { name: /^Generate Creative/ }).click();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 90_000 });
  const [made] = await query<{ isKept: boolean }>(
    `select s.scene ->> 'font' = 'own:' || f.id as "isKept"
       from public.creatives c join public.creative_scenes s on s.creative_id = c.id
       join public.brand_fonts f on f.user_id = c.user_id
      order by c.created_at desc limit 1`,
  );
  expect(made?.isKept).toBe(true);

  await tool(page, "Brand").click();
  const panel = page.getByRole("region", { name: "Brand", exact: true });
  await expect(panel.getByText("As it is now")).toHaveCount(1, { timeout: 30_000 });
  await panel.getByRole("button", { name: "Brand Fernhill Cycles" }).click();
  await page.getByRole("menuitemradio", { name: /^Nudge Coffee/ }).click();
  await expect(panel.getByRole("img", { name: /for Nudge Coffee on/ }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessibleInLight(page);
  await panel.getByRole("button", { name: /^Keep/ }).first().click();
  await expect(page.getByText("Kept as a version")).toBeVisible();
  // It is on screen now.
  await expect(panel.getByRole("button", { name: "Brand Fernhill Cycles" })).toBeVisible();
  const versions = await query<{ name: string; font: string | null; said: string }>(
    `select b.name, s.scene ->> 'font' as font, s.scene -> 'brand' ->> 'name' as said
       from public.creatives c join public.creative_scenes s on s.creative_id = c.id join public.brands b on b.id = c.brand_id
      order by c.created_at desc limit 2`,
  );
  expect(versions).toMatchObject([
    { name: "Nudge Coffee", font: null, said: "Nudge Coffee" },
    { name: "Fernhill Cycles", said: "Fernhill Cycles" },
  ]);
});

test("a brand is made and lettered by keyboard: each choice is one stop, and arrow keys, Home and End move in it", async ({
  openOffice,
}) => {
  const page = await openOffice("/dashboard/brands");
  await page.getByRole("button", { name: "By hand" }).focus();
  await page.keyboard.press("Enter");
  const way = (name: string) => page.getByRole("tab", { name });
  const radio = (group: string, name: string | RegExp) =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name });

  await way("By hand").focus();
  await page.keyboard.press("End");
  await expect(way("From a web address")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "From a web address" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(way("By hand")).toBeFocused();

  await page.getByRole("textbox", { name: "Name" }).fill("Loafworks");
  await page.keyboard.press("Tab");
  const colours = page.getByRole("radiogroup", { name: "Colours" }).getByRole("radio");
  await expect(colours.first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(colours.last()).toBeFocused();
  await expect(colours.last()).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(colours.first()).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(radio("Lettering", /Plain$/)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(radio("Lettering", /Loud$/)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  const face = (name: RegExp) => radio("Typeface of headlines", name);
  await expect(face(/Anton$/)).toBeChecked();
  await face(/Anton$/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(face(/Archivo$/)).toBeChecked();
  await page.keyboard.press("End");
  await expect(face(/Geist$/)).toBeChecked();
  await page.keyboard.press("Home");
  await expect(face(/^Aa The layout decides$/)).toBeChecked();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.goto("/dashboard/generate");
  await page.getByRole("button", { name: "Brand Loafworks" }).focus();
  await page.keyboard.press("Enter");
  const choice = (name: RegExp) => page.getByRole("menuitemradio", { name });
  await expect(choice(/^Loafworks/)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(choice(/^No brand/)).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "New brand" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Brand No brand" })).toBeFocused();
});

/** Who makes the picture is said once, before any brand; the page may not know yet whether it was. */
async function useComposer(page: Page) {
  const offer = page.getByRole("button", { name: "Use the built-in composer" });
  await expect(async () => {
    if (await offer.isVisible()) await offer.click();
    await expect(page.getByRole("button", { name: "Service: Built-in composer" })).toBeVisible({ timeout: 500 });
  }).toPass();
}
