import { z } from "zod";
import type { UserFilters } from "../../../shared/contracts/admin-users.ts";
import { AppError } from "../../../shared/errors.ts";

type Sort = UserFilters["sort"];
type Column = { name: string; type: string; value: z.ZodType<string | number> };

const moment = z.iso.datetime({ precision: 6 });
const id: Column = { name: "user_id", type: "uuid", value: z.uuid() };
const createdAt: Column = { name: "created_at", type: "timestamptz", value: moment };

/** The columns of each order. The last one is unique, so that every row has a place of its own. */
export const ORDER_COLUMNS: Record<Sort, readonly Column[]> = {
  email: [{ name: "email", type: "text", value: z.string().max(320) }, id],
  member_since: [createdAt, id],
  payments: [{ name: "payments", type: "int", value: z.number().int().min(0).max(2_147_483_647) }, createdAt, id],
};

/** Where a page begins or ends: the values of a row in the columns of the order. */
export type Place = (string | number)[];

/** What a row is selected with besides: its place, with all digits of the timestamp, which a Date would round. */
export const PLACE_COLUMNS = `l.email as place_email, l.payments as place_payments, l.user_id as place_user_id,
  to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place_created_at`;

export type PlacedRow = Record<`place_${string}`, string | number>;

export function placeOf(row: PlacedRow, sort: Sort): Place {
  return ORDER_COLUMNS[sort].map(({ name }) => row[`place_${name}`] ?? "");
}

/** Opaque for the page, which only hands it back. */
export function writeCursor(place: Place, sort: Sort): string {
  return Buffer.from(JSON.stringify([sort, ...place])).toString("base64url");
}

export function readCursor(cursor: string, sort: Sort): Place {
  const columns = ORDER_COLUMNS[sort];
  const [cursorSort, ...place] = parse(cursor);
  const isWhole = cursorSort === sort && place.length === columns.length;
  if (isWhole && columns.every(({ value }, index) => value.safeParse(place[index]).success)) return place as Place;
  throw new AppError("bad_request", "This address does not lead to a page of this list. Start from its first page.");
}

function parse(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
