import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asSlipwayError } from '../../src/base/errors.ts';
import { findProject, parseProject, withProject } from '../../src/cli/project/project-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

const PROJECT = { org: 'acme', project: 'web', app: 'shop' };
const TEXT = JSON.stringify(PROJECT);

function faultOf(text: string): string {
  try {
    return JSON.stringify(parseProject(text, 'f'));
  } catch (thrown) {
    const { code, place, message } = asSlipwayError(thrown);
    return `${code} ${place?.line}: ${message}`;
  }
}

test('a project file has three names, and the URL of a platform that is not on this machine', () => {
  expect(parseProject(`\ufeff${TEXT}`, 'f')).toEqual(PROJECT);
  const remote = { ...PROJECT, baseUrl: 'https://platform.example' };
  expect(parseProject(JSON.stringify({ ...remote, baseUrl: 'https://platform.example/' }), 'f')).toEqual(remote);
});

test.each([
  ['', 'invalid_file 1: this is not valid JSON'],
  ['[]', 'invalid_file 1: this is not a JSON object'],
  ['{\n"org": "acme",\n}', 'invalid_file 3: this is not valid JSON'],
  ['{"org": "a",\n"org": "b"}', 'invalid_file 2: this is not valid JSON'],
  ['{"org": "acme",\n"project": "web"}\n\n', 'invalid_file 2: "app" is missing'],
  ['{}', 'invalid_file 1: "org" and "project" and "app" is missing'],
  ['{\n"orgs": "acme"}', 'invalid_file 2: "orgs" is not a known name; did you mean "org"?'],
  ['{\n\n"org": 7}', 'invalid_file 3: "org" must be a text in quotes'],
  ['{"org": "a/b"}', 'invalid_file 1: "org" is not an identifier'],
  [TEXT.replace('}', ',\n"baseUrl": "http://platform.example"}'), 'invalid_file 2: '],
  [TEXT.replace('}', ',\n"baseUrl": ""}'), 'invalid_file 2: '],
  ['{\n"\\u001b[31m\\u202e": 1}', 'invalid_file 2: "\\u001b[31m" is not a known name'],
])('a project file %j is refused with its line', (text, fault) => {
  expect(faultOf(text)).toContain(fault);
});

test('the nearest file up to the root of the repository counts, and none above it', () => {
  using folder = temporaryFolder();
  const deep = join(folder.path, 'repository/packages/site');
  mkdirSync(deep, { recursive: true });
  mkdirSync(join(folder.path, 'repository/.git'));
  folder.write('.slipway.json', TEXT.replace('shop', 'foreign'));
  expect(findProject(deep)).toBeUndefined();
  folder.write('repository/.slipway.json', TEXT);
  expect(findProject(deep)?.project).toEqual(PROJECT);
  folder.write('repository/packages/.slipway.json', TEXT.replace('shop', 'site'));
  expect(findProject(deep)?.project.app).toBe('site');
  expect(findProject(join(folder.path, 'repository'))?.project.app).toBe('shop');
});

test('a file of 16 KiB is the most, and a folder of its name is not one', async () => {
  using folder = temporaryFolder();
  folder.write('.slipway.json', `${TEXT}${' '.repeat(16 * 1024)}`);
  const run = await inTerminal(['logs'], { cwd: folder.path });
  expect(run).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('.slipway.json:1: the file has more than 16384 bytes'),
  });
  using other = temporaryFolder();
  mkdirSync(join(other.path, '.slipway.json'));
  expect((await inTerminal(['logs'], { cwd: other.path })).err).toContain('EISDIR');
});

test('flags have precedence, and flags of the local platform exclude the URL of the file', async () => {
  using folder = temporaryFolder();
  const baseUrl = 'https://platform.example';
  folder.write('.slipway.json', JSON.stringify({ ...PROJECT, baseUrl }));
  const told: string[] = [];
  const io = { env: {}, cwd: folder.path, err: (text: string) => void told.push(text) };
  const merged = async (flags: Record<string, string>) => (await withProject({ flags, rest: [] }, io)).flags;
  expect(await merged({})).toEqual({ ...PROJECT, 'base-url': baseUrl });
  expect(told).toEqual([`  ${baseUrl} (.slipway.json)\n`]);
  expect(await merged({ app: 'blog', 'base-url': 'https://other.example' })).toEqual({
    ...{ ...PROJECT, app: 'blog', 'base-url': 'https://other.example' },
  });
  expect(await merged({ data: 'x' })).toEqual({ ...PROJECT, data: 'x' });
  expect(await merged({ email: 'a@b.c' })).toEqual({ ...PROJECT, email: 'a@b.c' });
  expect(told).toHaveLength(1);
});
