export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Stripe's request bodies: `line_items[0][price]=...` becomes nested objects and lists. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.split(/[[\]]+/).filter(Boolean);
    const last = keys.pop() ?? "";
    let place = root;
    for (const key of keys) {
      const next = (place[key] ?? {}) as Record<string, FormValue>;
      place[key] = next;
      place = next;
    }
    place[last] = value;
  }
  return toLists(root) as Record<string, FormValue>;
}

function toLists(value: FormValue): FormValue {
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, toLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
