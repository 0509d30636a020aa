import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPseudoTerminal } from '../support/pseudo-terminal.ts';
import { createRepository } from '../support/repositories.ts';
import { end, type PlatformProcess, slipway, startPlatformProcess } from '../support/slipway.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();
const repository = createRepository({ 'index.html': 'one' });
let platform: PlatformProcess;

const NAMES = ['--org', 'acme', '--project', 'web'];
const of = (app: string) => [...NAMES, '--app', app, '--data', folder.path];
const apps = (...argv: readonly string[]) => ['apps', ...argv, ...NAMES, '--data', folder.path];
const deploy = (app: string) =>
  slipway('deploy', ...of(app), '--repository', repository.path, '--app-type', 'api', '--wait', 'false');

beforeAll(async () => {
  platform = await startPlatformProcess(folder.path);
  expect((await deploy('shop')).code).toBe(0);
  expect((await slipway('tables', 'create', 'sessions', ...of('shop'))).code).toBe(0);
}, 300_000);
afterAll(async () => {
  await end(platform.child);
  repository[Symbol.dispose]();
  folder[Symbol.dispose]();
});

test('on a terminal the deletion of an app and of a table asks, and no answer but yes does it', {
  timeout: 300_000,
}, async () => {
  await using refused = onPseudoTerminal(apps('delete', 'shop'), repository.path);
  await refused.until('Delete shop? [y/N]');
  expect(refused.shown).toContain('This deletes the app acme/web/shop.');
  refused.type('\r');
  await refused.until('Nothing was changed');
  expect(await refused.ended).not.toBe(0);
  const { out } = await slipway(...apps('list'), '--json');
  expect(JSON.parse(out).apps).toMatchObject([{ appID: 'shop' }]);

  await using table = onPseudoTerminal(['tables', 'delete', 'sessions', ...of('shop')], repository.path);
  await table.until('This deletes the table sessions with its keys and its token, which cannot be undone.');
  await table.until('Delete it? [y/N]');
  table.type('yes\r');
  await table.until('Deleted sessions, its keys and its token.');
  expect(await table.ended).toBe(0);

  await using done = onPseudoTerminal(apps('delete', 'shop'), repository.path);
  await done.until('Delete shop? [y/N]');
  done.type('y\r');
  await done.until('shop is deleted. Until 20');
  expect(await done.ended).toBe(0);
  expect((await slipway(...apps('restore', 'shop'))).code).toBe(0);
});

test('elsewhere a deletion needs --yes; a deleted app takes no deploy, is listed apart, and comes back', {
  timeout: 300_000,
}, async () => {
  const without = await slipway(...apps('delete', 'shop'), '--json');
  expect(without.code).toBe(2);
  expect(JSON.parse(without.out).error).toMatchObject({ code: 'missing_input', input: 'yes' });
  const made = await slipway('tables', 'create', 'carts', ...of('shop'));
  expect(made.code).toBe(0);
  expect(await slipway('tables', 'delete', 'carts', ...of('shop'))).toMatchObject({
    ...{ code: 2, err: expect.stringContaining('--yes') },
  });
  expect((await slipway(...apps('delete'))).err).toContain("apps delete needs the app's ID");
  expect((await slipway(...apps('delete', 'none', '--yes'))).code).toBe(3);

  expect((await slipway(...apps('delete', 'shop', '--yes'))).out).toMatch(
    /^shop is deleted\. Until 20.* it can be restored: slipway apps restore shop --org acme --project web --data /,
  );
  expect(await slipway(...apps('delete', 'shop', '--yes'))).toMatchObject({
    code: 0,
    out: expect.stringContaining('already'),
  });
  const refused = await deploy('shop');
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain('slipway apps restore shop --org acme --project web');
  expect(JSON.parse((await slipway(...apps('list'), '--json')).out).apps).toEqual([]);
  const listed = await slipway(...apps('list', '--deleted'));
  expect(listed.out).toMatch(/^shop\tweb\t20/);
  expect(await slipway(...apps('restore', 'shop'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^shop is restored/),
  });
  expect((await slipway(...apps('list', '--deleted'))).out).toBe('');
  expect((await slipway('tables', 'list', ...of('shop'))).out).toMatch(/^carts\t/);
  expect((await deploy('shop')).code).toBe(0);
});
