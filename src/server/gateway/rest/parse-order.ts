import { notOffered } from "./not-offered.ts";
import { type Field, readField } from "./parse-field.ts";
import { Reader } from "./reader.ts";

export type OrderItem = { field: Field; direction: "asc" | "desc" | null; nulls: "first" | "last" | null };

const MAX_TERMS = 32;

/** `order=created_at.desc.nullslast, facts->>title` */
export function parseOrder(text: string): OrderItem[] {
  const reader = new Reader(text, "order");
  const items: OrderItem[] = [];
  do {
    if (items.length >= MAX_TERMS) reader.fail(`at most ${MAX_TERMS} columns`);
    items.push(readItem(reader));
  } while (reader.accept(","));
  reader.end();
  return items;
}

function readItem(reader: Reader): OrderItem {
  const field = readField(reader);
  if (reader.accept("(")) throw notOffered(400, "PGRST108", "Ordering by another table");
  const how = reader.match(/(?:\.(asc|desc))?(?:\.nulls(first|last))?/y);
  reader.skipSpaces();
  if (!reader.isAtEnd() && !reader.match(/(?=,)/y)) reader.fail("column.asc|desc.nullsfirst|nullslast");
  return {
    field,
    direction: how?.[1] === "asc" || how?.[1] === "desc" ? how[1] : null,
    nulls: how?.[2] === "first" || how?.[2] === "last" ? how[2] : null,
  };
}
