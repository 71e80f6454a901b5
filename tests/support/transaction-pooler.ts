import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import pg from "pg";

const SYNC = "S";
const QUERY = "Q";
const TERMINATE = "X";
const READY = "Z";
const IDLE = "I";
/** Accepted without a password; nothing else on this machine knows the port. */
const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), message("K", Buffer.alloc(8)), readyForQuery()]);

type Backend = { socket: Socket; guest: Guest | null };
type Guest = { socket: Socket; backend: Backend | null; waiting: Buffer[]; unanswered: number };

/**
 * A pooler in transaction mode at its least convenient: every transaction runs on the connection that was not used for
 * longest, so hardly ever on the one before. What belongs to a connection (LISTEN, prepared statements, SET, session
 * locks) is lost at once, and notifications are dropped. As pgbouncer does it, only that there one is often lucky.
 */
export async function startTransactionPooler(databaseUrl: string, connections = 4) {
  const backends = await Promise.all(Array.from({ length: connections }, () => openBackend(databaseUrl)));
  const idle = [...backends];
  const line: Guest[] = [];

  function seat(guest: Guest, backend: Backend) {
    guest.backend = backend;
    backend.guest = guest;
    for (const sent of guest.waiting.splice(0)) backend.socket.write(sent);
  }
  function free(backend: Backend) {
    backend.guest = null;
    const next = line.shift();
    if (next) seat(next, backend);
    else idle.push(backend);
  }

  for (const backend of backends) {
    backend.socket.on(
      "data",
      reader((type, whole) => {
        const { guest } = backend;
        if (!guest) return;
        guest.socket.write(whole);
        if (type !== READY) return;
        guest.unanswered -= 1;
        const isOver = guest.unanswered === 0 && String.fromCharCode(whole[5] ?? 0) === IDLE;
        if (!isOver) return;
        guest.backend = null;
        free(backend);
      }),
    );
  }

  const server = createServer((socket) => {
    const guest: Guest = { socket, backend: null, waiting: [], unanswered: 0 };
    const hear = reader((type, whole) => {
      if (type === TERMINATE) return void socket.end();
      if (type === QUERY || type === SYNC) guest.unanswered += 1;
      if (guest.backend) return void guest.backend.socket.write(whole);
      const isFirst = guest.waiting.push(whole) === 1;
      const backend = isFirst ? idle.shift() : undefined;
      if (backend) seat(guest, backend);
      else if (isFirst) line.push(guest);
    });
    // The first message, which opens the connection, has no type.
    socket.once("data", () => {
      socket.write(WELCOME);
      socket.on("data", hear);
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      if (line.includes(guest)) line.splice(line.indexOf(guest), 1);
      // Left in the middle of a transaction: like pgbouncer, never hand that connection to anybody else.
      guest.backend?.socket.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const { pathname } = new URL(databaseUrl.replace("@/", "@localhost/"));
  return {
    url: `postgres://bananabread@127.0.0.1:${port}${pathname}`,
    async stop() {
      server.close();
      for (const { socket } of backends) socket.end(message(TERMINATE, Buffer.alloc(0)));
    },
  };
}

/** The driver signs in; from then on the connection is ours. */
async function openBackend(databaseUrl: string): Promise<Backend> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners();
  stream.on("error", () => {});
  return { socket: stream, guest: null };
}

/** Calls back for every whole message: a letter, the length of the rest, the rest. */
function reader(onMessage: (type: string, whole: Buffer) => void) {
  let kept = Buffer.alloc(0);
  return (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk]);
    while (kept.length >= 5 && kept.length > kept.readInt32BE(1)) {
      const length = kept.readInt32BE(1) + 1;
      const whole = kept.subarray(0, length);
      kept = kept.subarray(length);
      onMessage(String.fromCharCode(whole[0] ?? 0), whole);
    }
  };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function readyForQuery() {
  return message(READY, Buffer.from(IDLE));
}
