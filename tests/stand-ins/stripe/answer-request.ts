import type { z } from "zod";
import type { Account } from "./account.ts";
import { describeSession } from "./describe-session.ts";
import { parameters } from "./parameters.ts";

export class StripeFault extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, error: { message: string; type?: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", ...error } };
  }
}

type Incoming = { method: string; path: string; given: Record<string, unknown> };

/** Handles one call. Throws on what Stripe would refuse, and on calls that our server should never make. */
export function answerRequest(account: Account, baseUrl: string, { method, path, given }: Incoming): unknown {
  const route = `${method} ${path.replace(/cs_test_\w+/, ":session")}`;
  const find = () => {
    const session = account.sessions.get(/cs_test_\w+/.exec(path)?.[0] ?? "");
    if (!session) throw new StripeFault(404, { message: "No such checkout.session", code: "resource_missing" });
    return session;
  };
  switch (route) {
    case "POST /v1/customers":
      return { ...account.addCustomer(read(parameters.createCustomer, given).email), object: "customer" };
    case "POST /v1/checkout/sessions": {
      const wanted = read(parameters.createSession, given);
      if (!account.customers.has(wanted.customer)) {
        throw new StripeFault(400, { message: "No such customer", code: "resource_missing", param: "customer" });
      }
      return describeSession(account.addSession(wanted), baseUrl);
    }
    case "GET /v1/checkout/sessions/:session":
      return describeSession(find(), baseUrl, read(parameters.retrieveSession, given).expand);
    case "POST /v1/checkout/sessions/:session/expire":
      read(parameters.expireSession, given);
      if (find().status !== "open") throw new StripeFault(400, { message: "Only open sessions can be expired" });
      account.expire(find().id);
      return describeSession(find(), baseUrl);
    case "GET /v1/checkout/sessions": {
      const { payment_intent } = read(parameters.listSessions, given);
      return list(
        [...account.sessions.values()]
          .filter(({ intent }) => intent.id === payment_intent)
          .map((s) => describeSession(s, baseUrl)),
      );
    }
    case "GET /v1/disputes": {
      const { charge } = read(parameters.listDisputes, given);
      return list([...account.sessions.values()].filter((s) => s.charge?.id === charge).flatMap((s) => s.disputes));
    }
    default:
      throw new StripeFault(404, { message: `Unrecognized request URL (${route})` });
  }
}

const list = (data: unknown[]) => ({ object: "list", data, has_more: false });

function read<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message = `Received unknown or bad parameter: ${issue?.path.join(".")} ${issue?.message}`;
  throw new StripeFault(400, { message, code: "parameter_unknown" });
}
