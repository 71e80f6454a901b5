import type { Page } from "@playwright/test";
import { STORAGE_KEY } from "../../src/web/lib/storage.ts";
import type { Person } from "./signed-in.ts";

export const pageOf = ({ state }: Person) => {
  const stored = state.origins[0]?.localStorage.find(({ name }) => name === STORAGE_KEY)?.value ?? "{}";
  return `/dashboard/bananaman-users/${JSON.parse(stored).user.id}`;
};

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
