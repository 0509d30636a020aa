import { readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../../../src/platform/index.ts';
import { Client } from '../../contract-suites/control-plane.ts';
import { testPlatform } from '../../platform/control/support.ts';
import { createRepository } from '../../support/repositories.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/temporary.ts';

/*
 * A build leads the platform to a file of the host: the key that signs tokens. What its author can read afterwards is
 * searched: the failure, its page in the console, and the log. None of these builds is published.
 */

let folder: TemporaryFolder;
let platform: Platform;
/** The private part of the key, and names that only a list of the data directory shows. */
let secrets: readonly string[];

beforeAll(async () => {
  folder = temporaryFolder('host-files');
  platform = await testPlatform(folder.path, { isolation: 'required' });
  secrets = [...privateParts(), 'platform.db', 'kvs.db', 'platform.lock', 'run.json'];
});

afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

function privateParts(): readonly string[] {
  const text = readFileSync(join(folder.path, 'identity-key.json'), 'utf8');
  const parts = [...text.matchAll(/"(?:d|x|y|p|q|n)"\s*:\s*"([\w-]{20,})"/g)].map(([, part = '']) => part);
  expect(parts.length).toBeGreaterThan(0);
  return parts;
}

/** Deploys a repository. Returns all that its author can read of it. */
async function seen(
  { build, output = 'dist', links = {} }: Pick<Attack, 'build' | 'output' | 'links'>,
  on = platform,
): Promise<{ readonly code: unknown; readonly text: string }> {
  using repository = createRepository({ 'index.html': 'one', 'package.json': '{"name": "attack"}' });
  for (const [name, target] of Object.entries(links)) {
    repository.git('rm', '-q', '--ignore-unmatch', name);
    symlinkSync(target(on.dataDir), join(repository.path, name));
  }
  repository.commit({});
  const client = new Client({
    ...{ baseUrl: on.baseUrl, org: 'acme', project: 'web', repository: repository.path, branch: 'main' },
    ...{ outputDirectory: output, token: await on.mintToken(), unauthorized: {}, strangers: {}, patienceMs: 60_000 },
  });
  const app = await client.app();
  if (build) await client.call('PATCH', app, { body: { buildCommand: build(on.dataDir) } });
  const { deployID } = await client.deployed(app);
  const failure = await client.call('GET', `${app}/deployments/${deployID}/failure`);
  const log = await client.log(app, deployID);
  const page = await consolePage(on, `${app.replace('/api/v1', '/console')}/deployments/${deployID}`);
  const text = [JSON.stringify(failure.body), page, log].join('\n');
  return { code: failure.body.code, text };
}

/** Returns a page of the console, which shows the lines of the sources around a finding. */
async function consolePage({ baseUrl, mintToken }: Platform, path: string): Promise<string> {
  const signIn = await fetch(`${baseUrl}/console/sign-in`, {
    ...{ method: 'POST', redirect: 'manual', headers: { origin: baseUrl } },
    body: new URLSearchParams({ token: await mintToken() }),
  });
  const [cookie = ''] = signIn.headers.get('set-cookie')?.split(';', 1) ?? [];
  const answer = await fetch(baseUrl + path, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.text();
}

interface Attack {
  readonly name: string;
  readonly build?: (data: string) => string;
  readonly output?: string;
  /** Links that the repository contains. */
  readonly links?: Readonly<Record<string, (data: string) => string>>;
  readonly codes: readonly unknown[];
}

const finding = (file: string) => `echo "${file}(1,1): error TS2307: Cannot find module 'x'."`;
const key = (data: string) => `${data}/identity-key.json`;
const replaced = (data: string) => `here="$PWD"; cd ..; mv "$here" moved; ln -s ${data} "$here"`;

const ATTACKS: readonly Attack[] = [
  {
    name: 'a link to the data directory in the place of the checkout, and a finding in a file of it',
    build: (data) => `${replaced(data)}; ${finding('identity-key.json')}; exit 1`,
    codes: ['output_unsafe'],
  },
  {
    name: 'the same by a build that succeeds, whose output is then missing',
    build: replaced,
    output: 'nothing',
    codes: ['output_unsafe'],
  },
  {
    name: 'the same while a process that left the build changes the link back and forth',
    build: (data) =>
      `here="$PWD"; cd ..; mv "$here" moved; setsid sh -c 'while :; do ln -sfn '${data}' "$0"; rm "$0"; mv moved "$0"; mv "$0" moved; done' "$here" & sleep 0.3; ${finding('identity-key.json')}; exit 1`,
    codes: ['output_unsafe', 'build_failed'],
  },
  {
    name: 'a copy of the checkout with a link in it, in the place of the checkout',
    build: (data) =>
      `here="$PWD"; cd ..; cp -a "$here" copy; mv "$here" moved; mv copy "$here"; ln -s ${data} "$here/src"; ${finding('src/identity-key.json')}; exit 1`,
    codes: ['output_unsafe'],
  },
  {
    name: 'a link to the data directory in the place of a folder of sources',
    build: (data) => `ln -s ${data} src; ${finding('src/identity-key.json')}; exit 1`,
    codes: ['build_failed'],
  },
  {
    name: 'a link to the key in the place of a source',
    build: (data) => `ln -s ${key(data)} main.ts; ${finding('main.ts')}; exit 1`,
    codes: ['build_failed'],
  },
  {
    name: 'findings with absolute paths, and with paths that lead upwards',
    build: (data) =>
      `${finding(key(data))}; for up in ../.. ../../.. ../../../.. ../../../../.. ../../../../../..; do ${finding('$up/identity-key.json')}; done; exit 1`,
    codes: ['build_failed'],
  },
  {
    name: 'an output that is a link to the data directory',
    build: (data) => `ln -s ${data} dist`,
    codes: ['output_missing', 'output_unsafe'],
  },
  {
    name: 'a link to the key in the output',
    build: (data) => `mkdir dist; echo one >dist/index.html; ln -s ${key(data)} dist/key.html`,
    codes: ['output_unsafe'],
  },
  {
    name: 'a second name of the key in the output',
    build: (data) => `mkdir dist; ln ${key(data)} dist/index.html`,
    codes: ['build_failed'],
  },
  {
    name: 'a link to the key as the file of rules, whose lines without an effect are listed',
    build: (data) => `mkdir dist; echo one >dist/index.html; ln -s ${key(data)} dist/_redirects`,
    codes: ['output_unsafe'],
  },
  {
    name: 'a committed link to the key as package.json',
    links: { 'package.json': key },
    codes: ['package_json_invalid'],
  },
  {
    name: 'committed links to the data directory, in the place of sources and of git attributes',
    links: { src: (data) => data, '.gitattributes': key, '.nvmrc': key, 'tsconfig.json': key },
    build: () => `${finding('src/identity-key.json')}; ${finding('tsconfig.json')}; exit 1`,
    codes: ['build_failed', 'invalid_node_version', 'unsupported_node_version'],
  },
];

test.each(ATTACKS.map((attack) => [attack.name, attack] as const))(
  '%s',
  async (_, attack) => {
    const { code, text } = await seen(attack);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(attack.codes).toContain(code);
  },
  120_000,
);

test('the search finds the key where there is no wall, so that the tests above prove something', async () => {
  using other = temporaryFolder('no-wall');
  await using open = await testPlatform(other.path);
  const { text } = await seen({ build: (data) => `cat ${key(realpathSync(data))}; exit 1` }, open);
  const [, part = ''] = /"d"\s*:\s*"([\w-]{20,})"/.exec(readFileSync(key(other.path), 'utf8')) ?? [];
  expect(part).not.toBe('');
  expect(text).toContain(part);
}, 120_000);
