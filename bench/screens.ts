import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.mjs";
import { bake, meet, type Person } from "../tests/e2e/signed-in.ts";
import { createPlace } from "../tests/support/process.ts";
import { type Screen, type Visit, visitScreen } from "./support/visit-screen.ts";

const RUNS = 3;
const FILES_GOAL = 35;
const CPU_GOAL_MS = 300;

type Known = Screen & { isQuick?: boolean };

const PUBLIC: Known[] = ["/", "/pricing", "/terms", "/privacy", "/contact", "/auth/callback?error=x"].map((path) => ({
  path,
  sign: "h1",
}));
const MEMBERS: Known[] = [
  { path: "/dashboard", sign: "[aria-labelledby=latest-creatives] li a", isQuick: true },
  { path: "/dashboard/generate", sign: "main textarea" },
  { path: "/dashboard/prompt-school", sign: "main h1" },
  { path: "/dashboard/gallery", sign: "[aria-label='Your creatives'] li", isQuick: true },
  { path: "/dashboard/memes", sign: "[aria-label='Meme templates'] li", isQuick: true },
  { path: "/dashboard/ads-swipe", sign: "[aria-label=Ads] li" },
  { path: "/dashboard/settings", sign: "main h1" },
  { path: "/dashboard/memes/create?template=birthday-cake", sign: ".bench-picture, [role=dialog]" },
];
const ADMINS: Known[] = [
  "/dashboard/bananaman-users",
  "/dashboard/bananaman-users/audit-log",
  "/dashboard/ads-upload",
  "/dashboard/ads-upload/history",
  "/dashboard/email-preview",
].map((path) => ({ path, sign: "main h1:not(.sr-only)" }));

/**
 * Every screen opened on an empty cache: how many files of the build it asks for, their bytes, and the CPU of the page's
 * main thread until it can be used. Median of three. Bytes count for a page that was built with `npm run build -- --best`.
 */
export default async function screens() {
  const place = await createPlace();
  const server = await place.launch();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const visitor: Person = { email: "", state: { cookies: [], origins: [] } };
    const member = await meet(place.url, "member", bake);
    const admin = await meet(place.url, "admin");
    place.run("bananaman", "add", admin.email);
    // The first visit fills what server and browser keep in memory.
    await visitScreen(browser, place.url, member, { path: "/dashboard", sign: "main h1" });
    console.log(`${"".padEnd(40)} files      kB   CPU ms`);
    for (const [person, all] of [[visitor, PUBLIC] as const, [member, MEMBERS] as const, [admin, ADMINS] as const]) {
      for (const screen of all) {
        const visits: Visit[] = [];
        for (let run = 0; run < RUNS; run++) visits.push(await visitScreen(browser, place.url, person, screen));
        report(screen, visits, person !== visitor);
      }
    }
    console.log(
      `goals: at most ${FILES_GOAL} files after sign-in; ${CPU_GOAL_MS} ms of CPU for the screens marked with *`,
    );
  } finally {
    await browser.close();
    await server.kill("SIGTERM");
    await place.remove();
  }
}

function report({ path, isQuick }: Known, visits: Visit[], isBehindSignIn: boolean) {
  const middle = (pick: (visit: Visit) => number) => Math.round(median(visits.map(pick)));
  const [files, kilobytes, cpu] = [
    middle((visit) => visit.files.length),
    middle((visit) => visit.bytes / 1000),
    middle((visit) => visit.cpuMs),
  ];
  const missed = (isBehindSignIn && files > FILES_GOAL) || (isQuick && cpu > CPU_GOAL_MS);
  const columns = [String(files).padStart(6), String(kilobytes).padStart(8), String(cpu).padStart(9)];
  console.log(`${(path + (isQuick ? " *" : "")).padEnd(40)}${columns.join("")}${missed ? "   over" : ""}`);
  const twice = visits.flatMap((visit) => visit.files.filter((file, at, all) => all.indexOf(file) !== at));
  if (twice.length > 0) console.log(`  asked for twice: ${[...new Set(twice)].join(", ")}`);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
