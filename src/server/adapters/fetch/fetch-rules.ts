/** What may be fetched, and how much of it. */
export type FetchRules = {
  ports: ReadonlySet<number>;
  /** `host:port` of servers on this machine that tests fetch from. Empty on a real installation. */
  standIns: ReadonlySet<string>;
  resolveName: (name: string) => Promise<string[]>;
  limits: FetchLimits;
};

export type FetchLimits = {
  connectMs: number;
  /** Redirects included. */
  totalMs: number;
  maxBytes: number;
  maxHeaderBytes: number;
  maxRedirects: number;
};

export const FETCH_LIMITS: FetchLimits = {
  connectMs: 5_000,
  totalMs: 20_000,
  maxBytes: 10 * 1024 * 1024,
  maxHeaderBytes: 16 * 1024,
  maxRedirects: 3,
};

const USUAL_PORTS = [80, 443];

export const portsBeside = (extra: readonly number[]) => new Set([...USUAL_PORTS, ...extra]);

export const isStandIn = ({ standIns }: Pick<FetchRules, "standIns">, host: string, port: number) =>
  standIns.has(`${host}:${port}`);
