import type { Page } from "@playwright/test";

const HEADER = "name,image_url,Platform,Industry,Ad Goal,Funnel Stage,Target Audience,Tactics,Links To";

export const row = (name: string, image = `https://cdn.example/${name}.png`) =>
  `${name},${image},Meta,SaaS,Sign-ups,Awareness,Founders,Proof,https://tallyo.example`;

export const rows = (count: number, name: string) => Array.from({ length: count }, (_, i) => row(`${name} ${i}`));

export const choose = (page: Page, lines: string[], name = "swipe-november.csv", mimeType = "text/csv") =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType, buffer: Buffer.from([HEADER, ...lines].join("\n")) });

export const uploadButton = (page: Page) => page.getByRole("button", { name: /^Upload [\d,]+ rows?$/ });
