import type { Tool } from '../spec.ts';

const MODULE = { type: 'module' };

/** Builds of several commands, as projects have them: a linter, a formatter or tests in front of the bundler. */
export const STRANGERS: readonly Tool[] = [
  {
    ...{ id: 'chain', tool: 'vite', main: 'vite', manifest: MODULE },
    build: 'prettier --check src && eslint src && vitest run && vite build && node scripts/sitemap.js',
    packages: ['vite@7', 'prettier@3', 'eslint@9', '@eslint/js@9', 'vitest@3', 'globals@16', 'js-yaml@4'],
    files: {
      'eslint.config.js':
        "import js from '@eslint/js';\nimport globals from 'globals';\n\nexport default [js.configs.recommended, { languageOptions: { globals: globals.browser } }];\n",
      'vite.config.js':
        "import { defineConfig } from 'vite';\n\nexport default defineConfig({ build: { target: 'es2022' } });\n",
      'index.html': '<main id="app"></main>\n<script type="module" src="/src/main.js"></script>\n',
      'data/site.yaml': 'title: Harbour\nurl: https://example.com\npages:\n  - home\n  - about\n',
      'scripts/sitemap.js': `import { readFileSync, writeFileSync } from "node:fs";
import { load } from "js-yaml";

const site = load(readFileSync("data/site.yaml", "utf8"));
const urls = site.pages.map((page) => \`\${site.url}/\${page}\`);
writeFileSync("dist/sitemap.txt", urls.join("\\n"));
console.log("sitemap written");
`,
      'src/price.js': `export function price(cents) {
  return \`\${(cents / 100).toFixed(2)} €\`;
}
`,
      'src/price.test.js': `import { expect, test } from "vitest";
import { price } from "./price.js";

test("shows cents", () => {
  expect(price(1250)).toBe("12.50 €");
});
`,
      'src/main.js': `import { price } from "./price.js";

document.querySelector("#app").textContent = price(1250);
`,
    },
    faults: [
      {
        name: 'format',
        planted: 'A file is not formatted.',
        edit: [['src/main.js', '"./price.js"', "'./price.js'"]],
        ...{ cause: 'lint', says: 'src/main.js is not formatted as Prettier asks.' },
        ...{ at: ['src/main.js', null], or: [['src/main.js', 1]], terms: ['Code style'] },
      },
      {
        name: 'lint',
        planted: 'A variable is not used.',
        edit: [['src/main.js', '\ndocument', '\nconst total = 3;\ndocument']],
        ...{ cause: 'lint', says: "'total' is assigned a value but never used." },
        ...{ at: ['src/main.js', 'const total'], terms: ["'total'"] },
      },
      {
        name: 'test',
        planted: 'A function returns another text than its test expects.',
        edit: [['src/price.js', 'toFixed(2)', 'toFixed(1)']],
        ...{ cause: 'test-failed', says: "price(1250) is '12.5 €', and the test expects '12.50 €'." },
        ...{ at: ['src/price.test.js', 'toBe('], or: [['src/price.js', 'toFixed']], terms: ['12.5'] },
      },
      {
        name: 'yaml',
        planted: 'A file of data is no YAML.',
        edit: [['data/site.yaml', '  - about', '  about: -']],
        ...{ cause: 'syntax', says: 'data/site.yaml is not valid YAML.' },
        ...{
          at: ['data/site.yaml', 'about'],
          or: [
            ['data/site.yaml', 4],
            ['data/site.yaml', null],
          ],
          terms: ['mapping'],
        },
      },
      {
        name: 'data',
        planted: 'A script reads a key of the data that is not there.',
        edit: [['data/site.yaml', 'pages:', 'page:']],
        ...{ cause: 'runtime', says: 'scripts/sitemap.js reads map of undefined.' },
        ...{ at: ['scripts/sitemap.js', 'site.pages.map'], terms: ["reading 'map'"] },
      },
      {
        name: 'option',
        planted: 'The target of the build is none.',
        edit: [['vite.config.js', "'es2022'", "'es20022'"]],
        ...{ cause: 'config', says: 'vite.config.js has an invalid target, es20022.' },
        ...{ at: ['vite.config.js', 'es20022'], or: [['vite.config.js', null]], terms: ['es20022'] },
      },
      {
        name: 'env',
        planted: 'A script stops if a variable is not set, and says so without a stack.',
        edit: [
          [
            'scripts/sitemap.js',
            'const site',
            'if (!process.env.SITE_URL) {\n  console.error("✖ SITE_URL is required to write the sitemap");\n  process.exit(1);\n}\nconst site',
          ],
        ],
        ...{ cause: 'env', says: 'The variable SITE_URL is not set.' },
        ...{
          at: ['scripts/sitemap.js', 'is required'],
          or: [
            ['scripts/sitemap.js', 'if (!process'],
            ['scripts/sitemap.js', null],
          ],
          terms: ['SITE_URL'],
        },
      },
      {
        name: 'moved',
        planted: 'The script at the end is not where the build looks for it.',
        manifest: {
          scripts: { build: 'vite build && node scripts/site-map.js' },
        },
        ...{ cause: 'missing-import', says: 'The script scripts/site-map.js does not exist.' },
        ...{ at: ['package.json', 'site-map.js'], or: [['package.json', null]], terms: ['site-map.js'] },
      },
    ],
  },
];
