import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../support/browser.ts";
import { type RestClient, startWith } from "../rest/rest-client.ts";
import { asMember } from "../storage/members.ts";
import { authChecks } from "./check-auth.ts";
import { storageChecks } from "./check-storage.ts";
import { type Checks, THINGS, tableChecks } from "./check-tables.ts";
import { methodsOf, type Row, readTable } from "./table-rows.ts";

const SECTIONS = ["Tables and functions", "Storage", "Signing in"];
const { rows, counts } = readTable();
const idsOf = (section: string) => rows.filter((row) => row.section === section).map(({ id }) => id);

let rest: RestClient;
let checks: Record<string, Checks>;
beforeAll(async () => {
  rest = await startWith(THINGS);
  await tableChecks(rest)["limit on changes"]?.();
  checks = {
    "Tables and functions": tableChecks(rest),
    Storage: storageChecks(rest.server, await asMember(rest.paid)),
    "Signing in": authChecks(rest.server),
  };
});
afterAll(() => rest.server.stop());

describe.each(SECTIONS)("docs/gateway.md, %s", (section) => {
  test.each(rows.filter((row) => row.section === section).map(({ kind, id }) => [kind, id] as const))(
    "%s: %s",
    async (kind, id) => {
      const outcome = await checks[section]?.[id]?.();
      if (kind !== "refused") return;
      expect((outcome as { message?: string } | undefined)?.message).toContain("not offered by this gateway");
    },
  );

  test("has a row for every check, and a check for every row", () => {
    expect(idsOf(section).sort()).toEqual(Object.keys(checks[section] ?? {}).sort());
  });
});

test("every method of supabase-js has its row", () => {
  const { supabase } = openBrowser(rest.server);
  const query = supabase.from("things");
  const missing = (section: string, object: object, internal: string[]) =>
    methodsOf(object, internal).filter((name) => !idsOf(section).some((id) => id.startsWith(`.${name}(`)));
  expect(missing("Tables and functions", query, ["cloneRequestState"])).toEqual([]);
  expect(missing("Tables and functions", query.select(), ["then", "processResponse"])).toEqual([]);
  const plumbing = ["throwOnError", "setHeader", "handleOperation", "from"];
  const options = ["uploadOrUpdate", "encodeMetadata", "toBase64", "applyTransformOptsToQuery"];
  expect(missing("Storage", supabase.storage, [...plumbing, "listBucketOptionsToQueryString"])).toEqual([]);
  expect(missing("Storage", supabase.storage.from("creatives"), [...plumbing, ...options])).toEqual([]);
  const inside = ["isThrowOnErrorEnabled", "fetchJwk", "signInWithEthereum", "signInWithSolana"];
  const linking = ["linkIdentityOAuth", "linkIdentityIdToken"];
  expect(missing("Signing in", supabase.auth, [...inside, ...linking])).toEqual([]);
});

test("the counts above the tables are right", () => {
  const countsOf = (some: Row[]) =>
    ["offered", "different", "refused"]
      .map((kind) => `${some.filter((row) => row.kind === kind).length} ${kind}`)
      .join();
  expect(counts).toEqual([
    `${rows.length} features,${countsOf(rows)}`,
    ...SECTIONS.map((section) => countsOf(rows.filter((row) => row.section === section))),
  ]);
});
