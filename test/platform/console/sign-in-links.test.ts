import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBrowser } from '../../../src/cli/terminal/open-browser.ts';
import { isLinkCode, makeLink, takeLink } from '../../../src/platform/console/sign-in-links.ts';
import { createLocalSessions } from '../../../src/platform/stores/local/sessions.ts';
import { FakeClock } from '../../support/clock.ts';
import { slipway } from '../../support/slipway.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { openStage, type Stage } from './support.ts';

const LINK = '/operator/console-link';
const FORM = '/console/sign-in';

function sendForm({ platform }: Stage, token: string): Promise<Response> {
  const { baseUrl } = platform;
  const body = new URLSearchParams({ token });
  return fetch(baseUrl + FORM, { method: 'POST', headers: { origin: baseUrl }, body, redirect: 'manual' });
}

function ask({ platform }: Stage, token: string | undefined, method = 'POST'): Promise<Response> {
  return fetch(platform.baseUrl + LINK, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

test('the command prints a link that signs in once, as the identity that it names', async () => {
  await using stage = await openStage();
  const { dataDir, consoleUrl } = stage.platform;
  const { out, code } = await slipway('console', '--no-open', '--data', dataDir, '--email', 'ana@acme.example');
  expect(code).toBe(0);
  const [, start, secret = ''] = /^(.*)#(link_[\w-]{43})\n$/.exec(out) ?? [];
  expect(start).toBe(`${consoleUrl}/sign-in`);
  // A program that fetches the link does not send its fragment, and a visit of the page does not use it up.
  expect(await (await fetch(`${start}`)).text()).not.toContain(secret);
  const first = await sendForm(stage, secret);
  expect([first.status, first.headers.get('location')]).toEqual([303, '/console']);
  const cookie = (first.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  expect(await (await fetch(consoleUrl, { headers: { cookie } })).text()).toContain('ana@acme.example');
  const second = await sendForm(stage, secret);
  expect([second.status, second.headers.get('set-cookie')]).toEqual([401, null]);
  expect(await second.text()).toContain('was used before');
});

test('of many that send the code of a link at once, one is signed in', async () => {
  await using stage = await openStage();
  const code = /#(link_[\w-]+)/.exec(await (await ask(stage, await stage.token())).text())?.[1] ?? '';
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendForm(stage, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(9).fill(401)]);
});

test('an identity has at most ten links beside its ten sessions, and all identities a thousand of both', async () => {
  const sessions = createLocalSessions(new FakeClock());
  const bounds = { lifetime: 8 * 60 * 60_000, perIdentity: 10, inAll: 1_000 };
  await sessions.open({ hash: 'victim', identity: 'victim', text: '{}' }, bounds);
  for (let person = 0; person < 50; person += 1) {
    expect(await sessions.find('victim')).toBe('{}');
    const identity = { email: `a${person}@acme.example`, issuer: 'https://id.example' };
    const parts = { sessions, consoleUrl: 'http://localhost/console', clock: new FakeClock() };
    for (let n = 0; n < 12; n += 1) {
      await makeLink(identity, parts);
      await sessions.open({ hash: `${person}-${n}`, identity: identity.email, text: '{}' }, bounds);
    }
  }
  expect(await sessions.find('victim')).toBeUndefined();
  // Links alone, each of another identity.
  const full = createLocalSessions(new FakeClock());
  await full.open({ hash: 'victim', identity: 'victim', text: '{}' }, bounds);
  for (let person = 0; person < 1_000; person += 1) {
    expect(await full.find('victim')).toBe('{}');
    const identity = { email: `a${person}@acme.example`, issuer: 'https://id.example' };
    await makeLink(identity, { sessions: full, consoleUrl: 'http://localhost/console', clock: new FakeClock() });
  }
  expect(await full.find('victim')).toBeUndefined();
});

test('only a caller with an ID token gets a link, by POST', async () => {
  await using stage = await openStage();
  expect((await ask(stage, undefined)).status).toBe(401);
  expect((await ask(stage, 'nonsense')).status).toBe(401);
  expect((await ask(stage, stage.platform.requestToken)).status).toBe(401);
  const got = await ask(stage, await stage.token(), 'GET');
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  for (const code of ['link_', `link_${'a'.repeat(43)}`, `link_${'a'.repeat(30_000)}`]) {
    expect((await sendForm(stage, code)).status).toBe(401);
  }
});

test('a link is no session, and ends after five minutes', async () => {
  const clock = new FakeClock();
  const sessions = createLocalSessions(clock);
  const ana = { email: 'ana@acme.example', issuer: 'https://id.example' };
  const make = async () => {
    const { url } = await makeLink(ana, { sessions, consoleUrl: 'https://platform.example/console', clock });
    return url.split('#')[1] ?? '';
  };
  const [used, old] = [await make(), await make()];
  expect([isLinkCode(used), isLinkCode('eyJhbGciOi')]).toEqual([true, false]);
  clock.advance(5 * 60_000 - 1);
  expect(await takeLink(sessions, used)).toEqual(ana);
  clock.advance(1);
  await expect(takeLink(sessions, old)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('the browser is opened by the program of the system, if there is a screen and the program works', async () => {
  using folder = temporaryFolder();
  const program = join(folder.path, 'xdg-open');
  const path = process.env.PATH;
  const opens = async (script: string, env: Record<string, string>) => {
    writeFileSync(program, `#!/bin/sh\n${script}\n`);
    chmodSync(program, 0o755);
    return openBrowser('http://localhost/#link_x', { env }, 'linux');
  };
  try {
    process.env.PATH = `${folder.path}:${path}`;
    expect(await opens(`printf %s "$1" > ${folder.path}/seen`, { DISPLAY: ':0' })).toBe(true);
    expect(readFileSync(join(folder.path, 'seen'), 'utf8')).toBe('http://localhost/#link_x');
    expect(await opens('exit 3', { WAYLAND_DISPLAY: 'w' })).toBe(false);
    expect(await opens('exit 0', {})).toBe(false);
    process.env.PATH = folder.path;
    chmodSync(program, 0o644);
    expect(await openBrowser('http://localhost/', { env: { DISPLAY: ':0' } }, 'linux')).toBe(false);
  } finally {
    process.env.PATH = path;
  }
});
