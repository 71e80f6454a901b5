/** How to reach a PostgreSQL server, as options of the `pg` driver. */
export type SocketConnection = { host: string; user: string; password: string; database: string };
export type PostgresConnection = SocketConnection | { connectionString: string };
