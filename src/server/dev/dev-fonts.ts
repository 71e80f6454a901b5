import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The built app's own font rules, whose files it serves. Without a build there are none, and system fonts are used. */
export function readFontRules(clientFolder: string): string {
  const assets = join(clientFolder, "assets");
  if (!existsSync(assets)) return "";
  return readdirSync(assets)
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => readFileSync(join(assets, name), "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .join("\n");
}
