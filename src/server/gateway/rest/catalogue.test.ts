import { expect, test, vi } from "vitest";
import type { Queryable } from "../../database/pool.ts";
import { readCatalogue } from "./catalogue.ts";
import { RELATIONS } from "./catalogue-queries.ts";

test("a table that cannot be understood is left out and logged, and takes no other down", async () => {
  const relations = [
    { name: "loaves", columns: [{ name: "id", type: "int", defaultSql: null }], primary_key: ["id"], computed: [] },
    { name: "odd", columns: null, primary_key: [], computed: [] },
    { name: "empty", columns: [], primary_key: [], computed: [] },
  ];
  const query = (sql: string) => Promise.resolve({ rows: sql === RELATIONS ? relations : [] });
  const warn = vi.fn();
  const catalogue = await readCatalogue({ query } as unknown as Queryable, { warn });
  expect([...catalogue.relations.keys()]).toEqual(["loaves", "empty"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "odd" }), expect.any(String));
});
