import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const STATIC = resolve(import.meta.dirname, "../src/pegout/server/static");
const INSIDE = ["preact", "@preact/signals", "@preact/signals-core", "openapi-fetch"];
const FONTS = ["@fontsource-variable/fraunces", "@fontsource-variable/inter"];
const TEXT = /\.(js|css|svg|json|html|webmanifest)$/;

/** Under which terms others let us use what is inside. */
function licences(): string {
  const told = [...INSIDE, ...FONTS].map((name) => {
    const folder = resolve(import.meta.dirname, "node_modules", name);
    return `${name}\n\n${readFileSync(resolve(folder, "LICENSE"), "utf-8").trim()}\n`;
  });
  return told.join(`\n${"-".repeat(80)}\n\n`);
}

/** The server reads which page an address is, and sends every file as it was packed here, once. */
function forTheServer(): Plugin {
  return {
    name: "pegout-for-the-server",
    generateBundle() {
      for (const name of ["pages.json", "shell.html"]) {
        const source = readFileSync(resolve(import.meta.dirname, name));
        this.emitFile({ type: "asset", fileName: name, source });
      }
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licences() });
    },
    writeBundle(_, bundle) {
      for (const name of Object.keys(bundle).filter((one) => TEXT.test(one))) {
        const file = resolve(STATIC, name);
        const text = readFileSync(file);
        const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
        writeFileSync(`${file}.br`, brotliCompressSync(text, hint));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  base: "/static/",
  publicDir: false,
  resolve: { alias: { "~": import.meta.dirname } },
  plugins: [forTheServer()],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the pages allows no data: addresses
    modulePreload: { polyfill: false },
    rollupOptions: { input: "main.ts" },
  },
  test: { environment: "happy-dom", include: ["**/*.test.{ts,tsx}"] },
});
