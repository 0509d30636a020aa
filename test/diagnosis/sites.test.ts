import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainFailure } from '../../src/diagnosis/explain.ts';
import { parseDiagnostics } from '../../src/diagnosis/parse.ts';

/** Logs of real site generators whose error lies in no line of a file: the log, the headline, a part of the remedy. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['nuxt-deadlink', 'a link to /nowhere, in /, leads to no page', 'Correct the link'],
  ['nuxt-throws', 'the page / failed while it was rendered: Server Error', 'run npx nuxt dev'],
  ['nuxt-module', 'the package "@nuxt/image" is not installed', 'npm install @nuxt/image'],
  ['nuxt-asset', 'the file "app/assets/pier.png" that is read does not exist', 'Check the path'],
  ['nuxt-alias', 'the file "app/utils/pier" that is imported does not exist', 'Check the path'],
  ['nuxt-config', 'the variable API_URL is not set', 'Add API_URL to the app variables'],
  [
    'storybook-css',
    'the style sheets do not parse: Invalid empty selector, at ".pier { color: red; } }"',
    'Look above',
  ],
  [
    'gatsby-throws',
    "the page / failed while it was rendered: TypeError: Cannot read properties of undefined (reading 'pier')",
    'Mend what',
  ],
  [
    'gatsby-graphql',
    'a GraphQL query fails: Cannot query field "pier" on type "SiteSiteMetadata"',
    'Correct the query',
  ],
  ['gatsby-plugin', 'the package "gatsby-plugin-image" is not installed', 'npm install gatsby-plugin-image'],
  ['gatsby-env', 'the variable API_URL is not set', 'Add API_URL'],
];

test.each(CASES)('explains %s', (name, cause, remedy) => {
  const log = readFileSync(join(import.meta.dirname, `../fixtures/logs/${name}.txt`), 'utf8').split('\n');
  const diagnostics = parseDiagnostics(log);
  const list = (folder: string) => (folder === '' ? ['app', 'package.json'] : []);
  const explained = explainFailure({ stage: 'build', code: 'build_failed', exitCode: 1, log, diagnostics, list });
  expect(explained.headline).toBe(`Build failed: ${cause} (exit code 1)`);
  expect(explained.remedy).toContain(remedy);
});
