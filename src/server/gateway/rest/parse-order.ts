import { unparsable } from "./rest-error.ts";

export type OrderItem = { column: string; direction: "asc" | "desc" | null; nulls: "first" | "last" | null };

const MAX_TERMS = 32;
const ITEM = /^("(?:[^"]|"")+"|[^".]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/;

/** `order=created_at.desc.nullslast,id` */
export function parseOrder(text: string): OrderItem[] {
  const items = text.split(",");
  if (items.length > MAX_TERMS) throw unparsable("order", text, text.length, `at most ${MAX_TERMS} columns`);
  return items.map((item) => {
    const parts = ITEM.exec(item);
    if (!parts?.[1])
      throw unparsable("order", text, Math.max(text.indexOf(item), 0), "column.asc|desc.nullsfirst|nullslast");
    return {
      column: parts[1].startsWith('"') ? parts[1].slice(1, -1).replaceAll('""', '"') : parts[1],
      direction: parts[2] === "asc" || parts[2] === "desc" ? parts[2] : null,
      nulls: parts[3] === "first" || parts[3] === "last" ? parts[3] : null,
    };
  });
}
