import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepInHostedProject, removeFromHostedProject } from "./hosted.ts";

const seen: string[] = [];
let status = 200;
let url = "";
const project = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { authorization, "content-type": type } = request.headers;
  seen.push([request.method, request.url, authorization, type ?? "-", Buffer.concat(chunks).toString()].join(" "));
  response.writeHead(status).end("{}");
});

beforeEach(async () => {
  seen.length = 0;
  queued.length = 0;
  status = 200;
  project.listen(0, "127.0.0.1");
  await once(project, "listening");
  const address = project.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterEach(() => new Promise((resolve) => project.close(resolve)));

const picture = {
  bucket: "creatives",
  name: "june/1.png",
  ownerId: "june",
  bytes: Buffer.from("pixels"),
  contentType: "image/png",
};
const upload = "POST /storage/v1/object/creatives/june/1.png Bearer service-role image/png pixels";

const queued: unknown[][] = [];
const queue = { query: async (_: string, values: unknown[]) => void queued.push(values) } as never;

const NO_DATABASE = { query: () => Promise.reject(new Error("not our table")) } as never;

test("a picture is handed to the project, which writes its row itself", async () => {
  const written: string[] = [];
  await keepInHostedProject(
    queue,
    url,
    "service-role",
  )(picture, async (insertObjectRow) => {
    written.push(await insertObjectRow(NO_DATABASE));
    return "";
  });
  expect(written).toEqual([""]);
  expect(seen).toEqual([upload]);
});

test("what cannot be recorded is taken away again", async () => {
  const kept = keepInHostedProject(queue, url, "service-role")(picture, () => Promise.reject(new Error("no row")));
  await expect(kept).rejects.toThrow("no row");
  expect(seen).toEqual([upload, "DELETE /storage/v1/object/creatives/june/1.png Bearer service-role - "]);
});

test("the queue of removals knows of a picture before the project does, whatever happens then", async () => {
  status = 500;
  const kept = keepInHostedProject(queue, url, "service-role")(picture, () => Promise.resolve(""));
  await expect(kept).rejects.toThrow("did not take the image");
  expect(queued).toEqual([["creatives", "june/1.png", "1 hour"]]);
});

test("nothing is recorded of what the project did not take", async () => {
  status = 500;
  const kept = keepInHostedProject(queue, url, "service-role")(picture, () => Promise.reject(new Error("was asked")));
  await expect(kept).rejects.toThrow("The image store did not take the image");
});

test("what is deleted is taken out of the project; what it does not have is gone already; any other no is told", async () => {
  const { remove } = removeFromHostedProject(url, "service-role");
  await remove(NO_DATABASE, "creatives", "june/who? me.png");
  expect(seen).toEqual(["DELETE /storage/v1/object/creatives/june/who%3F%20me.png Bearer service-role - "]);
  status = 404;
  await remove(NO_DATABASE, "creatives", "june/1.png");
  status = 500;
  await expect(remove(NO_DATABASE, "creatives", "june/1.png")).rejects.toThrow("answered 500");
});
