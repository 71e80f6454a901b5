import type pg from "pg";

/** Whose access is measured, in the order of the columns of access.md. */
export const actors = ["anon", "unpaid", "paid", "another paid", "refunded", "bananaman"] as const;
export type Actor = (typeof actors)[number];

/** Everybody with an account. The second administrator is there to test what one may see of the other. */
export const people = ["unpaid", "paid", "another paid", "refunded", "bananaman", "another bananaman"] as const;
export type Person = (typeof people)[number];

export const userId = (person: Person) => `00000000-0000-4000-8000-00000000000${people.indexOf(person) + 1}`;
export const customerId = (person: Person) => `cus_${person.replace(" ", "_")}`;
export const email = (person: Person) => `${person.replace(" ", ".")}@example.com`;

export type ClientRole = "anon" | "authenticated";
export const roleOf = (actor: Actor): ClientRole => (actor === "anon" ? "anon" : "authenticated");

/** From here to the end of the savepoint or transaction, statements run as the gateway would run them for this actor. */
export async function actAs(client: pg.ClientBase, actor: Actor): Promise<void> {
  const role = roleOf(actor);
  const claims = actor === "anon" ? { role } : { role, sub: userId(actor), email: email(actor) };
  await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
  await client.query(`set local role ${role}`);
}
