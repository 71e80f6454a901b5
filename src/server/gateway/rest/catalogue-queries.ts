// What the catalogue is read from. `$1` is the exposed schema.

/**
 * An identity column has no default in pg_attrdef, although it fills itself like one. A column without a default of its
 * own has that of its type: of a domain as an expression, of any other type as text.
 */
const COLUMNS_OF = (relation: string) => `coalesce((
  select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'defaultSql',
           case when a.attgenerated <> '' then null
                when a.attidentity = 'd'
                then format('nextval(%L)', pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
                when d.adbin is not null then pg_get_expr(d.adbin, d.adrelid)
                else coalesce(pg_get_expr(y.typdefaultbin, 0),
                       quote_literal(y.typdefault) || '::' || format_type(a.atttypid, a.atttypmod)) end) order by a.attnum)
    from pg_attribute a join pg_type y on y.oid = a.atttypid
         left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped), '[]')`;

export const RELATIONS = `
  select c.relname as name, ${COLUMNS_OF("c.oid")} as columns,
         coalesce((select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
                     from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
                    where i.indrelid = c.oid and i.indisprimary), '{}') as primary_key,
         coalesce((select json_agg(json_build_object('name', p.proname, 'type', format_type(p.prorettype, -1),
                            'defaultSql', null))
                     from pg_proc p
                    where p.pronamespace = c.relnamespace and p.prokind = 'f' and p.pronargs = 1 and not p.proretset
                      and p.proargtypes[0] = c.reltype and p.prorettype <> 'void'::regtype), '[]') as computed
    from pg_class c
   where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

/**
 * Types without a length: as an argument, char(3) is bpchar, whereas the bare word "character" would mean char(1).
 * Modes are i(n), o(ut), b(oth), v(ariadic) and t(able).
 */
export const ROUTINES = `
  select p.proname as name, p.proretset as is_set, p.prorettype = 'void'::regtype as is_void,
         p.provolatile <> 'v' as is_read_only,
         coalesce((select json_agg(json_build_object('name', input.name, 'type', format_type(input.type, -1),
                            'isRequired', input.place <= p.pronargs - p.pronargdefaults,
                            'isVariadic', input.mode = 'v') order by input.place)
                     from (select coalesce(p.proargnames[a.n], '') as name, a.type,
                                  coalesce(p.proargmodes[a.n], 'i') as mode, row_number() over (order by a.n) as place
                             from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a(type, n)
                            where coalesce(p.proargmodes[a.n], 'i') in ('i', 'b', 'v')) input), '[]') as parameters,
         case when t.typrelid <> 0 then ${COLUMNS_OF("t.typrelid")}
              else (select json_agg(json_build_object('name', coalesce(nullif(output.name, ''), 'column' || output.place),
                             'type', format_type(output.type, -1), 'defaultSql', null) order by output.place)
                      from (select p.proargnames[n] as name, p.proallargtypes[n] as type,
                                   row_number() over (order by n) as place
                              from generate_subscripts(p.proargmodes, 1) n
                             where p.proargmodes[n] in ('t', 'o', 'b')) output)
         end as columns,
         (select c.relname from pg_class c where c.oid = t.typrelid and c.relnamespace = p.pronamespace) as returned_relation
    from pg_proc p join pg_type t on t.oid = p.prorettype
   where p.pronamespace = $1::regnamespace and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')`;

/** Types of values, and arrays of them: not of rows, and none that only PostgreSQL itself uses. */
export const TYPES = `
  select t.typname as name from pg_type t left join pg_type e on t.typcategory = 'A' and e.oid = t.typelem
   where t.typtype in ('b', 'e', 'd') and t.typnamespace in ('pg_catalog'::regnamespace, $1::regnamespace)
     and coalesce(e.typtype, t.typtype) in ('b', 'e', 'd') and coalesce(e.typcategory, t.typcategory) not in ('P', 'X', 'Z')`;

export const TIMEZONES = "select name from pg_timezone_names";

export const SEARCH_CONFIGURATIONS = `
  select cfgname as name from pg_ts_config where $1 <> '' and pg_ts_config_is_visible(oid)`;
