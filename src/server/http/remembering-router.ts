import type { Result, Router } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";

const MAX_KEPT = 1_000;
/** Longer paths name a single picture and hardly come twice. */
const MAX_PATH = 64;

/**
 * Hono's own routers, with a memory. Our routes overlap too much for the fast one of them, and the other walks through
 * all middleware for every request, which takes a good part of the time that a page of rows takes.
 */
export class RememberingRouter<T> implements Router<T> {
  readonly name = "RememberingRouter";
  readonly #router = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });
  readonly #known = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T) {
    this.#router.add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    if (path.length > MAX_PATH) return this.#router.match(method, path);
    const key = `${method} ${path}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#router.match(method, path);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MAX_KEPT && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, found);
    return found;
  }
}
