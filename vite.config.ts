import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pantryAddresses, pantryFiles } from "./scripts/pantry/pantry-plugin.ts";

const server = "http://127.0.0.1:3000";
// "/auth/v1", not "/auth": /auth/callback is a page of the app, and so are /dev/kit and /dev/oven.
const serverPaths = [
  "/auth/v1",
  "/rest",
  "/storage",
  "/functions",
  "/content",
  "/mail-preview",
  "/config.json",
  "^/dev/(?!kit|oven)",
  "/health",
];

const SCREENS = /src\/web\/app\/routes\/(dashboard|dev)\b[^?]*\?tsr-split/;
const screens = findScreens();

export default defineConfig({
  plugins: [
    screens.plugin,
    // The router plugin has to come before the React plugin.
    tanstackRouter({
      target: "react",
      routesDirectory: "src/web/app/routes",
      generatedRouteTree: "src/web/app/routeTree.gen.ts",
      autoCodeSplitting: true,
    }),
    react(),
    tailwindcss(),
    pantryFiles(),
    pantryAddresses(),
    compiledAhead(),
  ],
  worker: { format: "es", plugins: () => [pantryAddresses(), wordsByLanguage()] },
  resolve: { alias: { "@": fileURLToPath(new URL("./src/web", import.meta.url)) } },
  build: {
    outDir: "dist/client",
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // Few files, each of things that are needed together. What a public page needs is never in a file with what only
        // screens behind sign-in need.
        codeSplitting: {
          groups: [
            // On its own, or the first script would bring a whole page's along.
            { name: "preload", test: /vite\/preload-helper/ },
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
            },
            {
              name: "site",
              test: /src\/web\/(features\/landing\/(?!(?:questions|try|demo|middle)\/)|components\/site|creatives\/kept-idea\/kept-idea-key|features\/billing\/pricing-card|session\/checkout-wish|app\/(main|use-document-title))/,
            },
            {
              name: "kit",
              minShareCount: 2,
              test: /node_modules\/(@base-ui|@floating-ui|class-variance-authority|clsx|tailwind-merge|lucide-react|@tanstack\/(react-query|query-core))\/|src\/web\/components\/ui\//,
            },
            { name: "zod", test: /node_modules\/zod\// },
            // Needed by both, and no more than a public page asks for anyway.
            {
              name: "checkout",
              test: /src\/(shared\/errors|web\/features\/billing\/(use-checkout|checkout-memory))\.ts/,
            },
            { name: "prices", minShareCount: 2, test: /src\/shared\/(ai-services\/|ai-models|formats)/ },
            { name: "landing-demo", test: /src\/shared\/landing-demo/ },
            { name: "contracts", test: /src\/web\/creatives\/kept-idea\/kept-idea\.ts/ },
            // The errors of functions are told apart by pages that call none before a press.
            { name: "function-errors", test: /@supabase\/functions-js\/dist\/module\/types/ },
            { name: "supabase", test: /src\/web\/session\/(supabase-client|sign-in)\.ts/ },
            {
              name: "paid",
              minShareCount: 2,
              test: /src\/web\/(app\/shell\/(user-queries|sign-out-button)|components\/loading-page|features\/billing\/(receipt-rows|payment-status|api\/get-checkout-status))/,
            },
            { name: "trouble", test: /src\/web\/(app\/crash\/(crash-report|explain-crash)|lib\/use-is-online)/ },
            { name: "toaster", test: /src\/web\/components\/(toaster|drawn-picture)/ },
            // With what the landing page's demo and the screens behind sign-in share about ideas and briefs.
            {
              name: "oven",
              minShareCount: 2,
              test: /src\/(web\/(oven\/(open-oven|oven-error|oven-desk)|creatives\/(ideas\/bake-ideas|kept-idea\/layout-captions)|components\/brief\/small-brief|lib\/use-media)|shared\/brief\/(facts|change|roles|with-set))\./,
            },
            // Screens behind sign-in: what some of them share, and what any two do.
            behindSignIn(
              "lists",
              /react-virtual|virtual-core|src\/web\/components\/(list-|tile|virtual-grid|lay-out-rows|use-grid-place|browse-dialog)|src\/web\/lib\/list\/(use-infinite|use-fresh|use-open|list-page)|src\/web\/features\/memes\/(?!editor)/,
            ),
            behindSignIn(
              "workbench",
              /src\/(engine\/|web\/(features\/memes\/editor\/(?!own-picture-button)|creatives\/open-preview-oven|workbench\/(?!inspector\/(group|place|words|inspector)|layer|server-note)))/,
            ),
            behindSignIn(
              "admin",
              /src\/web\/features\/admin\/(?!api\/is-bananaman)|src\/shared\/(ad-row|contracts\/(ad-uploads|admin-|free-access|user-acts))/,
            ),
            behindSignIn("app", /src\/(web\/(?!workbench|app\/kit|creatives\/open-preview-oven)|shared\/)/),
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});

/** A file of modules that several screens share, and no public page needs. */
function behindSignIn(name: string, paths: RegExp) {
  const test = (id: string) => paths.test(id) && screens.areAlone(id);
  // What they import is either in such a file as well or in one that public pages need: never in a circle.
  return { name, test, minShareCount: 2, includeDependenciesRecursively: false };
}

/**
 * Browsers compile a function when it is first called, on the main thread. Most of these are called while a screen opens,
 * so they are asked to compile them beside it, as they arrive.
 */
function compiledAhead(): Plugin {
  const names = /^(?:framework|site|kit|app|supabase|zod|lists)$/;
  return {
    name: "compiled-ahead",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && names.test(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  };
}

/** The engine has the words of all languages at hand; the worker in the page fetches those of one. */
function wordsByLanguage(): Plugin {
  const lazy = fileURLToPath(new URL("./src/web/oven/worker/language-words.ts", import.meta.url));
  return {
    name: "words-by-language",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/language-words.ts") && importer?.includes("/src/engine/") ? lazy : undefined,
  };
}

/** Tells apart what only the screens behind sign-in import, directly or not. */
function findScreens(): { plugin: Plugin; areAlone: (id: string) => boolean } {
  const elsewhere = new Set<string>();
  return {
    plugin: {
      name: "find-screens",
      apply: "build",
      buildEnd() {
        const found = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        for (let id = found.pop(); id !== undefined; id = found.pop()) {
          if (elsewhere.has(id) || SCREENS.test(id)) continue;
          elsewhere.add(id);
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          found.push(...importedIds, ...dynamicallyImportedIds);
        }
      },
    },
    areAlone: (id) => !elsewhere.has(id),
  };
}
