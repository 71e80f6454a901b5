import type { Page } from "@playwright/test";

export const PLACES = [
  { name: "Generate", path: "/dashboard/generate", heading: "Generate Ad Creatives", keys: "gg" },
  { name: "Prompt School", path: "/dashboard/prompt-school", heading: "Prompt School", keys: "gp" },
  { name: "Gallery", path: "/dashboard/gallery", heading: "Creative Gallery", keys: "ga" },
  { name: "Memes", path: "/dashboard/memes", heading: "Memes", keys: "gm" },
  { name: "Ads Swipe", path: "/dashboard/ads-swipe", heading: "Ads Swipe", keys: "gw" },
  { name: "Settings", path: "/dashboard/settings", heading: "Settings", keys: "gs" },
];

export const BANANAMAN_PLACES = [
  { name: "Upload Ads", path: "/dashboard/ads-upload" },
  { name: "Email Preview", path: "/dashboard/email-preview" },
  { name: "Manage Users", path: "/dashboard/bananaman-users" },
];

/** What those lead to. */
export const BANANAMAN_ROOMS = [
  ...BANANAMAN_PLACES,
  { name: "Upload Ads", path: "/dashboard/ads-upload/history" },
  { name: "the audit log", path: "/dashboard/bananaman-users/audit-log" },
  { name: "Manage Users", path: "/dashboard/bananaman-users/11111111-0000-4000-8000-000000000000" },
];

export const PHONE = { width: 390 };
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
export const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
export const tabs = (page: Page) => page.getByRole("navigation", { name: "Tabs" });

/** In the navigation of the shell; a screen may mark a tab of its own. */
export const current = (page: Page) => page.locator('[aria-current="page"]:not(#main *)').filter({ visible: true });

/** The script of one screen, as a test takes it away. */
export const MEMES_CODE = /\/assets\/dashboard\.memes-/;
