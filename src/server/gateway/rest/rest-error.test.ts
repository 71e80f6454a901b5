import pg from "pg";
import { describe, expect, test } from "vitest";
import { toRestError } from "./rest-error.ts";

const raised = (code: string, more: Partial<pg.DatabaseError> = {}) =>
  toRestError(Object.assign(new pg.DatabaseError(more.message ?? "as raised", 1, "error"), { code, ...more }), false);

describe("the status of an error of PostgreSQL", () => {
  test.each([
    ["09000", 500],
    ["0LP01", 403],
    ["0P000", 403],
    ["21000", 500],
    ["22023", 400],
    ["23502", 400],
    ["23503", 409],
    ["23505", 409],
    ["23514", 400],
    ["25006", 405],
    ["25P02", 500],
    ["28000", 403],
    ["2D000", 500],
    ["38000", 500],
    ["39000", 500],
    ["3B001", 500],
    ["40003", 500],
    ["42501", 403],
    ["42883", 404],
    ["42P01", 404],
    ["42P17", 500],
    ["53100", 503],
    ["53400", 500],
    ["55P03", 500],
    ["57000", 500],
    ["58030", 500],
    ["F0000", 500],
    ["HV000", 500],
    ["P0001", 400],
    ["P0002", 500],
    ["XX000", 500],
    ["PT418", 418],
    ["PT204", 500],
    ["PTABC", 500],
    ["ABCDE", 400],
  ])("%s is %i, as in PostgREST", (code, status) => {
    expect(raised(code)).toMatchObject({ status, code, message: "as raised" });
  });

  test.each([
    ["40001", 503],
    ["40P01", 503],
    ["54001", 400],
    ["55000", 400],
    ["57014", 400],
    ["57P03", 503],
  ])("%s is %i, where PostgREST says 500", (code, status) => {
    expect(raised(code).status).toBe(status);
  });
});

test("a mistake in a statement of ours is not shown, one in a function is", () => {
  const message = 'syntax error at or near "pgrst_call"';
  expect(raised("42601", { message, position: "12" })).toMatchObject({ status: 500, code: "PGRSTX00" });
  expect(raised("42601", { message, position: "12" }).body.message).not.toContain("pgrst_call");
  expect(raised("42601", { message: "syntax error in tsquery" }).body).toMatchObject({ code: "42601" });
});

describe("raise sqlstate 'PGRST'", () => {
  const message = JSON.stringify({ code: "LOAF1", message: "Too hot", hint: "Wait" });
  const detail = JSON.stringify({ status: 425, headers: { "X-Oven": "1" }, status_text: "Too Early" });

  test("says code, message, details, hint and status", () => {
    const error = raised("PGRST", { message, detail });
    expect([error.status, error.body]).toEqual([
      425,
      { code: "LOAF1", message: "Too hot", details: null, hint: "Wait" },
    ]);
    expect(error.headers).toEqual({});
  });

  test.each([
    ["a message that is no JSON", { message: "too hot", detail }, "Invalid JSON value for MESSAGE: 'too hot'"],
    ["a message without a code", { message: '{"message":"x"}', detail }, "MESSAGE"],
    ["no detail", { message }, "DETAIL is missing in the RAISE statement"],
    ["a detail without headers", { message, detail: '{"status":400}' }, "DETAIL"],
    ["a status that has no body", { message, detail: '{"status":304,"headers":{}}' }, "DETAIL"],
    ["a status that is none", { message, detail: '{"status":4000,"headers":{}}' }, "DETAIL"],
  ])("%s is 500", (_name, given, details) => {
    expect(raised("PGRST", given)).toMatchObject({
      status: 500,
      code: "PGRST121",
      message: "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error",
      details: expect.stringContaining(details),
    });
  });
});
