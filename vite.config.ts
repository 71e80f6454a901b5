import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
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

export default defineConfig({
  plugins: [
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
  ],
  worker: { format: "es", plugins: () => [pantryAddresses()] },
  resolve: { alias: { "@": fileURLToPath(new URL("./src/web", import.meta.url)) } },
  build: {
    outDir: "dist/client",
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // A file for what releases seldom change, one for the public pages, one for what all screens are built of:
        // smaller together, and a screen does not ask for sixty files.
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
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});
