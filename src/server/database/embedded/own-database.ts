import pg from "pg";
import type { SocketConnection } from "../connection.ts";
import { LOCALE } from "./cluster.ts";

export const OWN_NAME = "bananabread";

/** The product never runs as superuser: its role owns one database and may create roles, as on a hosted server. */
export async function createOwnDatabase(admin: SocketConnection, password: string) {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    const role = await client.query("select from pg_roles where rolname = $1", [OWN_NAME]);
    if (role.rowCount === 0) {
      await client.query(`create role ${OWN_NAME} login createrole password ${client.escapeLiteral(password)}`);
    }
    const database = await client.query("select from pg_database where datname = $1", [OWN_NAME]);
    if (database.rowCount === 0) {
      await client.query(
        `create database ${OWN_NAME} owner ${OWN_NAME} template template0 encoding 'UTF8' locale '${LOCALE}'`,
      );
    }
  } finally {
    await client.end();
  }
}
