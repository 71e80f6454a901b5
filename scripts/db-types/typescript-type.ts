/** The TypeScript type of a PostgreSQL value that PostgREST returned as JSON. */
const types: Record<string, string> = {
  bool: "boolean",
  bytea: "string",
  date: "string",
  float4: "number",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "Json",
  jsonb: "Json",
  numeric: "number",
  text: "string",
  time: "string",
  timestamp: "string",
  timestamptz: "string",
  uuid: "string",
  varchar: "string",
  void: "undefined",
};

export function typescriptType(postgresType: string): string {
  // PostgreSQL names an array type after its elements, with an underscore before.
  if (postgresType.startsWith("_")) return `${typescriptType(postgresType.slice(1))}[]`;
  const type = types[postgresType];
  if (!type) throw new Error(`scripts/db-types/typescript-type.ts does not say what ${postgresType} is.`);
  return type;
}
