/** The keys of a table that is written out in code, by their names instead of as any string. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
