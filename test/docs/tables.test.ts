import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  renderCommandsTable,
  renderKindsTable,
  replaceAdaptingTables,
  replaceBetween,
  replaceSeedTables,
} from '../../scripts/docs-tables.ts';
import { ERROR_CODES, type ErrorCode, SlipwayError } from '../../src/base/errors.ts';
import { LARGE_FILE_BYTES } from '../../src/check/output.ts';
import { FINDINGS } from '../../src/check/report.ts';
import { exitCodeOf } from '../../src/cli/flags/command.ts';
import { CONTROL_ERROR_STATUS, FAILURE_CODES } from '../../src/contract/control-plane.ts';
import { KVS_ERROR_STATUS } from '../../src/contract/kvs.ts';
import { CONTROL_LIMITS, KVS_LIMITS } from '../../src/contract/limits.ts';
import { LEFT_OUT } from '../../src/contract/plain-folder.ts';
import { SECRET_WHOLE_WORDS, SECRET_WORDS } from '../../src/deploy/inputs/env.ts';
import { DEFAULT_LIMITS, MOST_MEMORY, PROCESSES } from '../../src/platform/dispatch/limits.ts';
import { CERTIFICATE_NEAR_MS } from '../../src/platform/dns/certificate-watch.ts';
import { MIRROR_REFS } from '../../src/platform/keeping/kinds.ts';
import { DEFAULT_QUOTAS } from '../../src/platform/kvs/tables.ts';
import { DELAYS_MS } from '../../src/platform/notify/sender.ts';
import { OBJECT_LIMITS } from '../../src/platform/objects/limits.ts';
import { HEADER_RULES_MOST } from '../../src/platform/rules/header-rules.ts';
import { REDIRECT_RULES_MOST } from '../../src/platform/rules/redirects.ts';
import { DEFAULT_SETTINGS } from '../../src/platform/start/options.ts';
import { KEEP_RELEASES } from '../../src/platform/stores/rows/index.ts';
import { ORGANIZATION_QUEUE } from '../../src/platform/stores/state.ts';
import { PACKAGE_JSON_BYTES } from '../../src/platform/worker/files/package-json.ts';
import { LOCKFILE_HEAD_BYTES } from '../../src/platform/worker/files/packages.ts';
import { USUAL_OUTPUTS } from '../../src/platform/worker/output.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { codesIn, type Page, page } from '../support/markdown.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

const BUILDS = 'Failures of a deployment';

/** Codes in code marks anywhere in a page's tables. */
function codesInTables({ prose }: Page): readonly string[] {
  const rows = prose.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => [...row.matchAll(/`([a-z_]+)`/g)].map(([, code = '']) => code));
}

test('the page on troubleshooting has every error code once, and no other code', () => {
  const troubleshooting = page('docs/troubleshooting.md');
  const failures = codesIn(troubleshooting, BUILDS);
  const all = codesIn(troubleshooting).filter((code) => code !== 'builds_not_isolated');
  const errors = [...all];
  for (const code of failures) errors.splice(errors.lastIndexOf(code), 1);
  expect(failures.toSorted()).toEqual(FAILURE_CODES.toSorted());
  expect(errors.toSorted()).toEqual(ERROR_CODES.toSorted());
});

test('the exit codes of the command line are those of its sources', () => {
  const rows = page('docs/command-line.md').prose.matchAll(/^\| (\d+) \| .* \| (.*) \|$/gm);
  const listed = [...rows].flatMap(([, exit, codes = '']) =>
    [...codes.matchAll(/`([a-z_]+)`/g)].map(([, code = '']) => [code, Number(exit)] as const),
  );
  const exits = new Map(listed);
  const real = ERROR_CODES.map((code) => [code, exitCodeOf(new SlipwayError(code as ErrorCode, ''))] as const);
  expect(Object.fromEntries(ERROR_CODES.map((code) => [code, exits.get(code) ?? 2]))).toEqual(Object.fromEntries(real));
  expect(listed.map(([code]) => code).filter((code) => !ERROR_CODES.includes(code))).toEqual([]);
});

test('an error as JSON is what the command line prints', async () => {
  const shown = page('docs/command-line.md').blocks.find(({ text }) => text.startsWith('{\n  "error"'));
  using folder = temporaryFolder();
  folder.write('app.env', 'A=1\nB\n');
  const app = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--repository', 'acme/shop', '--branch', 'main'];
  const to = ['--base-url', 'https://platform.example', '--id-token', unsignedJwt()];
  const run = await inTerminal(['deploy', ...app, ...to, '--env-file', 'app.env', '--json'], { cwd: folder.path });
  expect(JSON.parse(run.out)).toEqual(JSON.parse(shown?.text ?? ''));
});

test('the page on the key-value store has every error code', () => {
  expect(codesInTables(page('docs/key-value-store.md'))).toEqual(expect.arrayContaining(Object.keys(KVS_ERROR_STATUS)));
});

test("the page on the control plane has every error code except the platform's own fault", () => {
  const listed = Object.keys(CONTROL_ERROR_STATUS).filter((code) => code !== 'internal');
  expect(codesInTables(page('docs/control-plane.md'))).toEqual(expect.arrayContaining(listed));
});

test('the page on variables has every word that makes a variable a secret', () => {
  const secrets = page('docs/variables.md').prose.split('## Secrets')[1] ?? '';
  const listed = new Set(secrets.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g));
  expect([...SECRET_WORDS, ...SECRET_WHOLE_WORDS].filter((word) => !listed.has(word))).toEqual([]);
});

test('the page on checks has every finding, with its kind', () => {
  const rows = [...page('docs/checks.md').prose.matchAll(/^\| `([a-z_]+)` \| (\w+) \|/gm)];
  expect(Object.fromEntries(rows.map(([, code, kind]) => [code, kind]))).toEqual(FINDINGS);
});

test('the table of commands is what their --help says', async () => {
  const { text } = page('docs/command-line.md');
  expect(text).toBe(replaceBetween(text, 'commands', `\n${await renderCommandsTable()}\n`));
});

test("the seed action's tables are what the generator writes", () => {
  const { text } = page('docs/seeding.md');
  expect(text).toBe(replaceSeedTables(text));
});

test("the reader's rules and the map's fields are what the sources have", () => {
  const { text } = page('docs/adapting.md');
  expect(text).toBe(replaceAdaptingTables(text));
});

const MIB = 1024 ** 2;
const SETTINGS = DEFAULT_SETTINGS;
const thousands = (count: number) => count.toLocaleString('en');
const time = (ms: number) => {
  const [size = 1, unit] = ms < 60_000 ? [1_000, 's'] : ms < 3_600_000 ? [60_000, 'min'] : [3_600_000, 'h'];
  return `${ms / size} ${unit}`;
};
const list = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

test.each([
  ['docs/builds.md', `${DEFAULT_LIMITS.timeoutMs / 60_000} minutes`],
  ['docs/builds.md', `memory of all processes together | ${MOST_MEMORY / 1024 / MIB} GiB`],
  ['docs/builds.md', `with bubblewrap | ${PROCESSES.base}, and ${PROCESSES.perProcessor} more for each processor`],
  [
    'docs/builds.md',
    `files that all commands write | ${DEFAULT_LIMITS.diskBytes / 1024 / MIB} GiB and ${thousands(DEFAULT_LIMITS.diskFiles)}`,
  ],
  ['docs/self-hosting.md', `--build-disk SIZE\` | ${DEFAULT_LIMITS.diskBytes / 1024 / MIB}GiB |`],
  ['docs/self-hosting.md', `--build-memory SIZE\` | ${MOST_MEMORY / 1024 / MIB}GiB, at most half of the machine's |`],
  ['docs/builds.md', `a build writes | ${DEFAULT_LIMITS.fileBytes / 1024 / MIB} GiB`],
  ['docs/builds.md', `log | ${DEFAULT_LIMITS.logBytes / MIB} MiB`],
  ['docs/builds.md', `${thousands(OBJECT_LIMITS.files)} files, ${OBJECT_LIMITS.fileBytes / MIB} MiB a file`],
  ['docs/builds.md', `${OBJECT_LIMITS.totalBytes / 1024 / MIB} GiB together`],
  ['docs/builds.md', `more than ${PACKAGE_JSON_BYTES / MIB} MiB`],
  ['docs/builds.md', `the first ${LOCKFILE_HEAD_BYTES / 1024} KiB`],
  ['docs/troubleshooting.md', `larger than ${PACKAGE_JSON_BYTES / MIB} MiB`],
  ['docs/self-hosting.md', `--workers N\` | ${SETTINGS.workers} |`],
  ['docs/self-hosting.md', `--build-timeout DURATION\` | ${DEFAULT_LIMITS.timeoutMs / 60_000}m |`],
  ['docs/self-hosting.md', `| ${SETTINGS.isolation} | whether builds run in bubblewrap`],
  ['docs/self-hosting.md', `--keep-releases N\` | ${KEEP_RELEASES} |`],
  ['docs/self-hosting.md', `--keep-deployments N\` | ${SETTINGS.keepDeployments} |`],
  ['docs/self-hosting.md', `--keep-days N\` | ${SETTINGS.keepDays} |`],
  ['docs/self-hosting.md', `--organization-apps N\` | ${SETTINGS.organizationApps} |`],
  ['docs/quotas.md', `${thousands(SETTINGS.organizationApps)}, or \`--organization-apps\``],
  ['docs/quotas.md', `${SETTINGS.organizationBuilds}, or \`--organization-builds\``],
  ['docs/self-hosting.md', `--organization-builds N\` | ${SETTINGS.organizationBuilds} |`],
  ['docs/self-hosting.md', `--organization-queue N\` | ${ORGANIZATION_QUEUE} |`],
  ['docs/self-hosting.md', `--sync-timeout DURATION\` | ${DEFAULT_LIMITS.syncMs / 60_000}m |`],
  ['docs/self-hosting.md', renderKindsTable()],
  ['docs/self-hosting.md', `--kvs-per-minute N\` | ${DEFAULT_QUOTAS.environmentPerMinute} |`],
  ['docs/self-hosting.md', `--kvs-table-per-minute N\` | ${DEFAULT_QUOTAS.tablePerMinute} |`],
  ['docs/key-value-store.md', `request body | ${KVS_LIMITS.bodyBytes / 1024} KiB`],
  ['docs/key-value-store.md', `1 to ${KVS_LIMITS.keyBytes} bytes of UTF-8`],
  ['docs/key-value-store.md', `value | ${KVS_LIMITS.valueBytes / 1024} KiB`],
  ['docs/key-value-store.md', `${KVS_LIMITS.minTtlSeconds} to ${KVS_LIMITS.maxTtlSeconds} seconds`],
  ['docs/key-value-store.md', `tables | ${KVS_LIMITS.tablesPerApp} an app`],
  ['docs/key-value-store.md', `${thousands(DEFAULT_QUOTAS.environmentPerMinute)} an app environment`],
  ['docs/key-value-store.md', `${thousands(DEFAULT_QUOTAS.tablePerMinute)} a table`],
  ['docs/seeding.md', `1 to ${KVS_LIMITS.keyBytes} bytes of UTF-8`],
  ['docs/seeding.md', `up to ${KVS_LIMITS.valueBytes / 1024} KiB`],
  ['docs/seeding.md', `${KVS_LIMITS.minTtlSeconds} to ${KVS_LIMITS.maxTtlSeconds}`],
  ['docs/sites.md', `paths in \`_headers\` | ${thousands(REDIRECT_RULES_MOST)}; ${HEADER_RULES_MOST}. The`],
  ['docs/self-hosting.md', `${MIRROR_REFS} branches and commits of a repository`],
  ['docs/notifications.md', `ends within ${CERTIFICATE_NEAR_MS / 86_400_000} days`],
  ['docs/notifications.md', `is sent again after ${list(DELAYS_MS.map(time))}, also if`],
  ['docs/checks.md', `more than ${LARGE_FILE_BYTES / MIB} MB`],
  ['docs/control-plane.md', `more than ${CONTROL_LIMITS.bodyBytes / MIB} MiB`],
  ['docs/control-plane.md', `1 to ${CONTROL_LIMITS.pageMost}, default ${CONTROL_LIMITS.pageDefault}`],
])('%s has the figure of the sources: %s', (path, words) => expect(page(path).text).toContain(words));

test('the table of output folders has them all, in the order of looking', () => {
  const [, table = ''] = page('docs/builds.md').prose.split('| Folder | Written by |');
  const [rows = ''] = table.split('\n\n', 1);
  const names = rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)]);
  expect(names.map(([, name]) => name)).toEqual(USUAL_OUTPUTS);
});

test('the table of what a plain folder leaves out is that of the sources', () => {
  const { prose } = page('docs/sites.md');
  for (const [what, names] of Object.entries(LEFT_OUT)) {
    expect(prose).toContain(`\n| ${what} | ${names.map((name) => `\`${name}\``).join(', ')} |\n`);
  }
});

test('ARCHITECTURE.md has the reason of every package that ships, and every room of the sources', () => {
  const architecture = page('ARCHITECTURE.md');
  const root = resolve(import.meta.dirname, '../..');
  const { dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const table = architecture.prose.slice(architecture.prose.indexOf('## Libraries'));
  const listed = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  expect(listed.filter((name) => name !== 'package' && name !== '---').toSorted()).toEqual(
    Object.keys(dependencies).toSorted(),
  );
  const picture = architecture.blocks[0]?.text ?? '';
  const rooms = readdirSync(resolve(root, 'src'), { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(rooms.map(({ name }) => name).filter((name) => !picture.includes(`\n  ${name}/ `))).toEqual([]);
});
