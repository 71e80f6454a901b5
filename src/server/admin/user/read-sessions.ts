import type { UserSession } from "../../../shared/contracts/admin-user.ts";
import type { Transaction } from "../../database/pool.ts";
import { describeDevice, maskAddress } from "./describe-device.ts";

const MAX_SESSIONS = 50;

type SessionRow = {
  id: string;
  user_agent: string | null;
  ip: string | null;
  opened_at: Date;
  last_seen_at: Date;
  total: number;
};

/** The latest sessions, and how many there are. A hosted project's sessions have other columns. */
export async function readSessions(
  transaction: Transaction,
  userId: string,
  { current, isHosted }: { current: string; isHosted: boolean },
): Promise<{ sessions: UserSession[]; session_count: number }> {
  const lastSeen = isHosted ? "coalesce(updated_at, created_at)" : "refreshed_at";
  const { rows } = await transaction.query<SessionRow>(
    `select id, user_agent, host(ip) as ip, created_at as opened_at, ${lastSeen} as last_seen_at,
            count(*) over () as total
       from auth.sessions where user_id = $1 order by ${lastSeen} desc, id limit $2`,
    [userId, MAX_SESSIONS],
  );
  const sessions = rows.map((row) => ({
    id: row.id,
    ...describeDevice(row.user_agent),
    address: maskAddress(row.ip),
    opened_at: row.opened_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === current,
  }));
  return { sessions, session_count: rows[0]?.total ?? 0 };
}
