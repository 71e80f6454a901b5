import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Person, userId } from "./people.ts";
import { policyDatabase } from "./policy-database.ts";

describe("a creative and its versions", () => {
  const { as, server } = policyDatabase();

  /** By the server, as a version of a creative or as the first of a new one. */
  async function make(person: Person, documentId: string | null = null, minute = 0): Promise<string> {
    const id = randomUUID();
    await server(
      `insert into creatives (id, user_id, document_id, title, prompt, type, image_url, created_at)
       values ($1, $2, $3, 'Loaf', 'A loaf', $4, '/1', timestamptz '2027-01-01' + $5 * interval '1 minute')`,
      [id, userId(person), documentId, documentId ? "edit" : "meta", minute],
    );
    return id;
  }
  const documents = (id: string) => server("select * from documents where id = $1", [id]);
  const card = async (id: string) => (await as("paid", "select * from creative_cards where id = $1", [id]))[0];

  it("a creative that was made from none begins a document, which its versions join", async () => {
    const first = await make("paid");
    await make("paid", first, 5);
    expect(await documents(first)).toMatchObject([
      { user_id: userId("paid"), title: "Loaf", type: "meta", name: null, changed_at: new Date("2027-01-01T00:05Z") },
    ]);
  });

  it("a document goes with its last version, and not before", async () => {
    const first = await make("paid");
    const second = await make("paid", first, 1);
    await as("paid", "delete from creatives where id = $1", [first]);
    expect(await documents(first)).toHaveLength(1);
    await as("paid", "delete from creatives where id = $1", [second]);
    expect(await documents(first)).toEqual([]);
  });

  it("all versions of a document go in one statement, by its id", async () => {
    const first = await make("paid");
    await make("paid", first);
    expect(await as("paid", "delete from creatives where document_id = any ($1) returning id", [[first]])).toHaveLength(
      2,
    );
    expect(await documents(first)).toEqual([]);
  });

  it("a version that others were made from can go; they stay", async () => {
    const first = await make("paid");
    const second = await make("paid", first, 1);
    await server("update creatives set source_id = $1 where id = $2", [first, second]);
    await as("paid", "delete from creatives where id = $1", [first]);
    expect(await server("select source_id, document_id from creatives where id = $1", [second])).toEqual([
      { source_id: null, document_id: first },
    ]);
  });

  it("when the version that was gone back to is deleted, the newest is shown", async () => {
    const first = await make("paid");
    const second = await make("paid", first, 1);
    await as("paid", "select show_version($1)", [first]);
    expect(await card(first)).toMatchObject({ version_id: first, versions: 2 });
    await as("paid", "delete from creatives where id = $1", [first]);
    expect(await card(first)).toMatchObject({ version_id: second, versions: 1 });
    expect(await documents(first)).toMatchObject([{ shown_id: null }]);
  });

  it("nobody's version joins somebody else's document", async () => {
    const theirs = await make("another paid");
    await expect(make("paid", theirs)).rejects.toMatchObject({ code: "23503" });
  });

  it("a document is named, shown and named by version by its owner alone", async () => {
    const theirs = await make("another paid");
    for (const statement of ["rename_document($1, 'Mine')", "name_version($1, 'Mine')", "show_version($1)"]) {
      await expect(as("paid", `select ${statement}`, [theirs])).rejects.toMatchObject({ code: "PT404" });
    }
    expect(await as("paid", "select id from creative_cards where id = $1", [theirs])).toEqual([]);
    expect(await documents(theirs)).toMatchObject([{ name: null, shown_id: null }]);
  });

  it("a name is trimmed, an empty one is none, and one of more than 80 characters is refused", async () => {
    const first = await make("paid");
    const rename = (name: string) => as("paid", "select rename_document($1, $2)", [first, name]);
    await rename("  Launch ");
    expect(await card(first)).toMatchObject({ title: "Launch" });
    await rename("é".repeat(80));
    await expect(rename("é".repeat(81))).rejects.toMatchObject({ code: "23514" });
    await rename("  ");
    expect(await card(first)).toMatchObject({ title: "Loaf" });
    await as("paid", "select name_version($1, ' For stories ')", [first]);
    expect(await server("select name from creatives where id = $1", [first])).toEqual([{ name: "For stories" }]);
  });

  it.each(["unpaid", "refunded"] as const)(
    "who is %s reads and deletes, and neither renames nor goes back",
    async (who) => {
      const own = await make(who);
      expect(await as(who, "select id from search_creatives() where id = $1", [own])).toEqual([{ id: own }]);
      for (const statement of ["rename_document($1, 'Mine')", "name_version($1, 'Mine')", "show_version($1)"]) {
        await expect(as(who, `select ${statement}`, [own])).rejects.toMatchObject({ code: "42501" });
      }
      await as(who, "delete from creatives where id = $1", [own]);
      expect(await documents(own)).toEqual([]);
    },
  );

  it("an account takes its documents along", async () => {
    const first = await make("paid");
    await make("paid", first);
    await server("delete from auth.users where id = $1", [userId("paid")]);
    expect(await server("select id from documents where user_id = $1", [userId("paid")])).toEqual([]);
  });
});
