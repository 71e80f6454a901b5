import type { Catalogue, Relation } from "./catalogue.ts";
import { RestError } from "./rest-error.ts";
import type { SchemaCache } from "./schema-cache.ts";

export async function findRelation(
  cache: SchemaCache,
  name: string,
): Promise<{ relation: Relation; types: Catalogue["types"] }> {
  const found = await cache.find(({ relations, types }) => {
    const relation = relations.get(name);
    return relation && { relation, types };
  });
  if (found) return found;
  throw new RestError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);
}
