import type { ServerResponse } from "node:http";
import { pngBomb } from "../storage/images.ts";
import type { Files } from "./site-host.ts";

const to = (location: string) => (_: unknown, response: ServerResponse) => response.writeHead(302, { location }).end();
export const page = (inside: string) => `<!doctype html><title>Fine</title>${inside}`;

/** Writes without end, slowly enough that no size is reached. */
const drip = (type: string) => (_: unknown, response: ServerResponse) => {
  response.writeHead(200, { "content-type": type });
  const timer = setInterval(() => response.write("body{color:red}"), 50);
  response.on("close", () => clearInterval(timer));
};

/** Sites that nothing is read from: their names, what they answer, and why they are refused. */
export const REFUSED: readonly [name: string, answer: Files[string], words: RegExp][] = [
  ["inside.test", to("http://10.0.0.1/admin"), /^This address is not public\. Nothing was kept/],
  ["metadata.test", to("http://169.254.169.254/latest/meta-data/"), /^This address is not public/],
  ["file.test", to("file:///etc/passwd"), /^Not a web address: only http and https/],
  ["circle.test", to("/"), /^More than 3 redirects/],
  ["wall.test", (_, response) => response.writeHead(401).end(), /^The page asks for a password\. Nothing was kept/],
  ["sign-in.test", page('<form><input type="password"></form>'), /^The page asks for a password/],
  [
    "paper.test",
    (_, response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
    /not a page but application\/pdf/,
  ],
  ["large.test", "<p>".repeat(1_000_000), /limit is 2 MB|Too large/],
  ["endless.test", drip("text/html"), /^No complete answer within 8 seconds/],
  [
    "squeezed.test",
    (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("x"),
    /sent it compressed/,
  ],
  ["gone.test", (_, response) => response.writeHead(500).end(), /^The server answered 500/],
];

/** Pages that are called Fine and are not: how they are odd, the page, and what it names, by its path. */
export const ODD: readonly [name: string, html: string, files: Files][] = [
  ["a page of styles without end", page('<link rel="stylesheet" href="/drip.css">'), { "/drip.css": drip("text/css") }],
  ["ten thousand style files", page('<link rel="stylesheet" href="/?$">'.repeat(10_000)), {}],
  ["elements in elements, a hundred thousand deep", page("<div>".repeat(100_000)), {}],
  ["brackets in brackets", page(`<style>${"a{".repeat(200_000)}</style>`), {}],
  ["half a megabyte of colours", page(`<style>x{color:${"#123456 ".repeat(60_000)}}</style>`), {}],
  ["attributes without end", page(`<p ${'a="b" '.repeat(100_000)}>`), {}],
  ["entities", page(`<h1>${"&amp;".repeat(200_000)}</h1>`), {}],
  [
    "a drawing with a script and entities in entities",
    page(
      '<link rel="icon" href="/bad.svg"><header><svg><script>alert(1)</script><image href="http://10.0.0.1/"/></svg></header>',
    ),
    {
      "/bad.svg": `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"ha".repeat(1_000)}"><!ENTITY b "${"&a;".repeat(1_000)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
    },
  ],
  ["a picture that is a bomb", page('<link rel="icon" href="/bomb.png">'), { "/bomb.png": pngBomb(30_000, 30_000) }],
  [
    "an icon inside our network",
    page('<link rel="icon" href="http://192.168.0.1/x.png"><link rel="stylesheet" href="http://10.0.0.1/x.css">'),
    {},
  ],
];
