// Writes the public pages as finished markup beside dist/client/app.html, the empty shell of all other pages.
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const CLIENT = "dist/client";
const PRERENDER = "dist/prerender";
const ROUTES = "src/web/app/routes";

/**
 * The code of the pages, to be run here. Only their markup counts, so nothing is styled, split or made small: a second
 * build with all that takes as long as the first.
 */
export function bundlePages() {
  return build({
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { "@": fileURLToPath(new URL("../src/web", import.meta.url)) } },
    plugins: [
      {
        name: "only-markup",
        enforce: "pre",
        resolveId: (id) => (id === "virtual:pantry" ? `\0${id}` : undefined),
        load: (id) => (id.endsWith(".css") || id.startsWith("\0virtual:") ? "export default {}" : undefined),
      },
    ],
    build: {
      ssr: "src/web/app/entry-prerender.tsx",
      outDir: PRERENDER,
      copyPublicDir: false,
      assetsInlineLimit: 0,
    },
  });
}

/** From the code of the pages and the built app, for whose style sheets and scripts the pages ask. */
export async function prerenderPages() {
  const { renderPath, PRERENDERED_PAGES } = await import(pathToFileURL(`${PRERENDER}/entry-prerender.js`).href);
  await rename(`${CLIENT}/index.html`, `${CLIENT}/app.html`);
  const shell = await readFile(`${CLIENT}/app.html`, "utf8");
  const manifest = JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, "utf8"));
  // The shell shows nothing before the scripts run, so it preloads them.
  await writeFile(`${CLIENT}/app.html`, shell.replace("</head>", `${scriptLinks(manifest, shell)}</head>`));
  for (const page of PRERENDERED_PAGES) {
    const html = fill(shell, page, await renderPath(page.path), styleLinks(manifest, shell, page.route));
    await writeFile(`${CLIENT}${page.path === "/" ? "/index" : page.path}.html`, html);
  }
  await rm(PRERENDER, { recursive: true });
  await rm(`${CLIENT}/.vite`, { recursive: true });
}

/** What src/web/app/entry.ts imports when it starts the app: vite.config.ts puts main.tsx into the chunk "site". */
function scriptLinks(manifest, shell) {
  const main = Object.values(manifest).find(({ name }) => name === "site");
  if (!main) throw new Error('The build made no chunk "site"');
  return [main, ...main.imports.map((key) => manifest[key])]
    .filter(({ file }) => !shell.includes(file))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join("");
}

/** The route's style sheets must be loaded before its markup is painted. */
function styleLinks(manifest, shell, route) {
  const seen = new Set();
  const styles = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const style of chunk.css ?? []) if (!shell.includes(style)) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  const source = `${ROUTES}/${route}.tsx?tsr-split=component`;
  if (!manifest[source]) throw new Error(`The build made no chunk for ${source}`);
  visit(source);
  return [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join("");
}

function fill(shell, page, markup, styles) {
  const blocked = /\sstyle="|<script/.exec(markup)?.[0];
  if (blocked) throw new Error(`${page.path} contains ${blocked}, which the content policy blocks`);
  const changes = [
    [/(?<=<title>)[^<]*/, `${page.title} – BananaBread`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, page.description],
    [/(?=<\/head>)/, styles],
    // src/web/app/entry.ts loads the scripts once the page has been painted.
    [/<link rel="modulepreload"[^>]*>\s*/g, ""],
    [/<div id="root"><\/div>/, `<div id="root" data-prerendered="${page.path}">${markup}</div>`],
  ];
  return changes.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => text);
  }, shell);
}
