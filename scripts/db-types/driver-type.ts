/** The TypeScript type in which `pg` returns a PostgreSQL type, with the parsers that `pool.ts` sets. */
const types: Record<string, string> = {
  bool: "boolean",
  bytea: "Buffer",
  date: "Date",
  float4: "number",
  float8: "number",
  inet: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "unknown",
  jsonb: "unknown",
  numeric: "string",
  text: "string",
  timestamptz: "Date",
  uuid: "string",
};

export function driverType(postgresType: string): string {
  if (postgresType.startsWith("_")) return `${driverType(postgresType.slice(1))}[]`;
  const type = types[postgresType];
  if (!type) throw new Error(`scripts/db-types/driver-type.ts does not say what ${postgresType} is.`);
  return type;
}
