import { readFileSync } from "node:fs";

type Kind = "offered" | "different" | "refused";
export type Row = { section: string; kind: Kind; id: string };

const ROW = /^\| [^|]+ \| (offered|different|refused) \| `([^`|]+)` \|/;

/** The rows of docs/gateway.md: what each says of a feature, and the name of the check that drives it. */
export function readTable(): { rows: Row[]; counts: string[] } {
  const text = readFileSync(new URL("../../../docs/gateway.md", import.meta.url), "utf8");
  const rows: Row[] = [];
  let section = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3);
    const [, kind, id] = ROW.exec(line) ?? [];
    if (kind && id) rows.push({ section, kind: kind as Kind, id });
  }
  const counts = text.match(/(?:\d+ features, )?\d+ offered, \d+ different, \d+ refused/g) ?? [];
  return { rows, counts: counts.map((one) => one.replaceAll(", ", ",")) };
}

/** The methods that an object of supabase-js has for its users. */
export function methodsOf(object: object, internal: string[]): string[] {
  const names = new Set<string>();
  for (let type = Object.getPrototypeOf(object); type !== Object.prototype; type = Object.getPrototypeOf(type)) {
    for (const name of Object.getOwnPropertyNames(type)) {
      const isMethod = typeof Object.getOwnPropertyDescriptor(type, name)?.value === "function";
      if (isMethod && !name.startsWith("_") && name !== "constructor" && !internal.includes(name)) names.add(name);
    }
  }
  return [...names];
}
