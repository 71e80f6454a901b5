import type { Page } from "@playwright/test";
import { toast } from "./generator.ts";

export const PHONE = { width: 390, isPhone: true };
export const tabs = (page: Page) => page.getByRole("navigation", { name: "Tabs" });
export const topBar = (page: Page) => page.getByRole("banner");
export const summary = (page: Page) => page.getByRole("button", { name: "Edit the words" });

/** First thing after it came: a toast without a failure leaves by itself, perhaps before the picture is here. */
export const dismiss = (page: Page, title: string) => toast(page, title).getByRole("button", { name: "Dismiss" }).tap();
