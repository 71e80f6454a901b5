import { unparsable } from "./rest-error.ts";

/** Walks through one query parameter from left to right. No pattern here can take more than linear time. */
export class Reader {
  readonly #text: string;
  readonly #what: string;
  #at = 0;

  constructor(text: string, what: string) {
    this.#text = text;
    this.#what = what;
  }

  fail(expected: string): never {
    throw unparsable(this.#what, this.#text, this.#at, expected);
  }

  match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text);
    if (found) this.#at = sticky.lastIndex;
    return found;
  }

  back(characters: number) {
    this.#at -= characters;
  }

  accept(token: string): boolean {
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  expect(token: string) {
    if (!this.accept(token)) this.fail(JSON.stringify(token));
  }

  skipSpaces() {
    this.match(/\s*/y);
  }

  isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  end() {
    if (!this.isAtEnd()) this.fail("end of input");
  }

  rest(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  /** A name, in double quotes if it contains any of the signs that have a meaning. Spaces around it do not count. */
  name(expected = "a column name"): string {
    this.skipSpaces();
    const quoted = this.match(/"((?:[^"\\]|\\.|"")*)"/sy);
    const name = quoted
      ? (quoted[1] ?? "").replaceAll(/\\(.)|""/gs, (_, escaped?: string) => escaped ?? '"')
      : this.match(/(?:[^-.,():"]|-(?!>))+/y)?.[0].trim();
    // A NUL would end the statement, since the wire protocol terminates strings with a zero byte.
    if (!name || name.includes("\0")) return this.fail(expected);
    this.skipSpaces();
    return name;
  }

  /** Up to the next comma or parenthesis, unless in quotes or, for arrays, in braces. */
  value(): string {
    return this.#quoted() ?? this.#braces() ?? this.#plain();
  }

  /** Spaces outside of the parentheses and after the first one do not count. */
  list(): string[] {
    this.skipSpaces();
    this.expect("(");
    this.skipSpaces();
    const items: string[] = [];
    if (!this.match(/(?=\))/y)) {
      do items.push(this.#quoted() ?? this.#plain());
      while (this.accept(","));
    }
    this.expect(")");
    this.skipSpaces();
    return items;
  }

  /** An array or a JSON object: up to the brace that closes the first one, braces in quotes not counted. */
  #braces(): string | null {
    let depth = 0;
    let isQuoted = false;
    for (let end = this.#at; end < this.#text.length; end++) {
      const character = this.#text[end];
      if (character === "\\") end += 1;
      else if (character === '"') isQuoted = !isQuoted;
      else if (!isQuoted && character === "{") depth += 1;
      else if (!isQuoted && character === "}") depth -= 1;
      if (depth === 0) {
        const found = this.#text.slice(this.#at, end + 1);
        if (found[0] !== "{") return null;
        this.#at = end + 1;
        return found;
      }
    }
    return null;
  }

  #plain(): string {
    return this.match(/[^,)]*/y)?.[0] ?? "";
  }

  #quoted(): string | null {
    const found = this.match(/"((?:[^"\\]|\\.)*)"/sy);
    return found ? (found[1] ?? "").replaceAll(/\\(.)/gs, "$1") : null;
  }
}
