import type { Column, DatabaseFunction, ForeignKey, Relation } from "./read-catalog.ts";
import { typescriptType } from "./typescript-type.ts";

const HEADER = `// Made from the migrations by \`npm run db:types\`: run that again instead of changing anything here.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

`;

/** A type under construction: text as it is, or the members of an object type. */
type Shape = string | { [member: string]: Shape };

/** The shape that createClient<Database> of supabase-js asks for, formatted as the linter wants it. */
export function renderDatabase(relations: Relation[], functions: DatabaseFunction[]): string {
  const tables = relations.filter(({ isView }) => !isView);
  const views = relations.filter(({ isView }) => isView);
  const database = {
    public: {
      Tables: members(tables, tableShape),
      Views: members(views, ({ columns }) => ({ Row: members(columns, rowType), Relationships: "[]" })),
      Functions: members(functions, (called) => functionShape(called, new Set(views.map(({ name }) => name)))),
      Enums: {},
      CompositeTypes: {},
    },
  };
  return `${HEADER}export type Database = ${render(database, "")};\n`;
}

function tableShape({ columns, foreignKeys }: Relation): Shape {
  return {
    Row: members(columns, rowType),
    Insert: members(columns, writtenType, (column) => column.nullable || column.hasDefault),
    Update: members(columns, writtenType, () => true),
    Relationships: renderForeignKeys(foreignKeys),
  };
}

const rowType = ({ type, nullable }: Column) => typescriptType(type) + (nullable ? " | null" : "");
const writtenType = (column: Column) => (column.computed ? "never" : rowType(column));

function functionShape(called: DatabaseFunction, views: ReadonlySet<string>): Shape {
  const { arguments: given, returnType, returnedTable, returnsSet } = called;
  const Args =
    given.length > 0
      ? members(
          given,
          ({ type }) => typescriptType(type),
          ({ optional }) => optional,
        )
      : "never";
  const kind = views.has(returnedTable ?? "") ? "Views" : "Tables";
  const single = returnedTable
    ? `Database["public"]["${kind}"]["${returnedTable}"]["Row"]`
    : typescriptType(returnType);
  const shape = { Args, Returns: returnsSet ? `${single}[]` : single };
  if (!returnedTable) return shape;
  // Tells supabase-js that filters and columns of the table can be chained to the call.
  return {
    ...shape,
    SetofOptions: {
      from: '"*"',
      to: `"${returnedTable}"`,
      isOneToOne: String(!returnsSet),
      isSetofReturn: String(returnsSet),
    },
  };
}

function members<T extends { name: string }>(
  items: T[],
  shapeOf: (item: T) => Shape,
  isOptional: (item: T) => boolean = () => false,
): Shape {
  return Object.fromEntries(items.map((item) => [`${item.name}${isOptional(item) ? "?" : ""}`, shapeOf(item)]));
}

function render(shape: Shape, indent: string): string {
  if (typeof shape === "string") return shape.replaceAll("\n", `\n${indent}`);
  const inner = `${indent}  `;
  const lines = Object.entries(shape).map(([name, member]) => `${inner}${name}: ${render(member, inner)};`);
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "Record<never, never>";
}

function renderForeignKeys(keys: ForeignKey[]): string {
  if (keys.length === 0) return "[]";
  const list = (names: string[]) => `[${names.map((name) => `"${name}"`).join(", ")}]`;
  const tuple = keys.map((key) => {
    const shape = {
      foreignKeyName: `"${key.name}"`,
      columns: list(key.columns),
      isOneToOne: String(key.isOneToOne),
      referencedRelation: `"${key.referencedRelation}"`,
      referencedColumns: list(key.referencedColumns),
    };
    return `  ${render(shape, "  ")},`;
  });
  return `[\n${tuple.join("\n")}\n]`;
}
