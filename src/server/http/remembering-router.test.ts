import { Hono } from "hono";
import { expect, test } from "vitest";
import { RememberingRouter } from "./remembering-router.ts";

const app = new Hono({ router: new RememberingRouter() });
app.use(async (c, next) => {
  await next();
  c.header("X-Seen", c.req.method);
});
const loaves = new Hono()
  .get("/:name", (c) => c.text(`read ${c.req.param("name")}`))
  .post("/:name", async (c) => c.text(`${c.req.param("name")} takes ${await c.req.text()}`))
  .all("*", (c) => c.text("no such path", 404));
app.route("/loaves", loaves);
const ask = async (method: string, path: string, body?: string) => {
  const answer = await app.request(path, { method, ...(body !== undefined && { body }) });
  return [answer.status, answer.headers.get("x-seen"), await answer.text()];
};

test("the second request to a path is answered like the first, each with its own method and body", async () => {
  for (let times = 0; times < 2; times += 1) {
    expect(await ask("GET", "/loaves/rye")).toEqual([200, "GET", "read rye"]);
    expect(await ask("GET", "/loaves/r%20e")).toEqual([200, "GET", "read r e"]);
    expect(await ask("POST", "/loaves/rye", `loaf ${times}`)).toEqual([200, "POST", `rye takes loaf ${times}`]);
    expect(await ask("DELETE", "/loaves/rye")).toEqual([404, "DELETE", "no such path"]);
    expect((await ask("GET", `/loaves/${"x".repeat(99)}`))[2]).toBe(`read ${"x".repeat(99)}`);
  }
});

test("more paths than are remembered are still found", async () => {
  for (let n = 0; n < 1_200; n += 1) expect((await ask("GET", `/loaves/${n}`))[2]).toBe(`read ${n}`);
  expect((await ask("GET", "/loaves/0"))[2]).toBe("read 0");
});
