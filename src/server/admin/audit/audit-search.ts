/** What was noted down with an entry, as the index has it. */
const NOTED = "lower(coalesce(target, '') || ' ' || details::text)";

/**
 * Looks for a term in names of files, reasons and whatever else was noted down, and in the addresses of both people.
 * `test` decides about an entry at hand, `ids` finds all entries by indexes.
 */
export function auditSearch(search: string): { test: string; ids: string } {
  const term = `private.search_term(${search})`;
  // Details are stored as JSON, where a quote or a backslash is written as two characters.
  const asJson = `(select substr(json, 2, length(json) - 2) from (select to_jsonb(${term})::text as json) quoted)`;
  const people = `select user_id from private.user_listing where email like private.contains_pattern(${term})`;
  return {
    test: `(strpos(${NOTED}, ${term}) > 0 or strpos(${NOTED}, ${asJson}) > 0
      or actor in (${people}) or target in (select user_id::text from (${people}) people))`,
    ids: `select id from private.audit_log
           where ${NOTED} like private.contains_pattern(${term}) or ${NOTED} like private.contains_pattern(${asJson})
          union all select id from private.audit_log where actor in (${people})
          union all select id from private.audit_log where target in (select user_id::text from (${people}) people)`,
  };
}
