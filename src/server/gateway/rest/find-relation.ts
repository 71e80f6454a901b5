import type { Names, Relation } from "./catalogue.ts";
import { RestError } from "./rest-error.ts";
import type { SchemaCache } from "./schema-cache.ts";

export async function findRelation(cache: SchemaCache, name: string): Promise<{ relation: Relation; names: Names }> {
  const found = await cache.find((catalogue) => {
    const relation = catalogue.relations.get(name);
    return relation && { relation, names: catalogue };
  });
  if (found) return found;
  throw new RestError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);
}
