import * as v from 'valibot';
import { expect, test } from 'vitest';
import { nameOnGitHub, readRepository, repositoryKeys, templateFault } from '../../src/contract/repository.ts';
import { parseSource } from '../../src/deploy/inputs/source.ts';
import { repository } from '../../src/platform/control/validation.ts';
import { resolveRepository } from '../../src/platform/worker/source/repository.ts';

const TAKEN = [
  ...['acme/shop', 'acme/shop.git', 'acme/.github', 'a/-x', '9/a', 'https://git.example/a/b.git'],
  ...['https://git.example:8443/a%20b', 'HTTPS://git.example/a'],
];
const LOCAL = ['/srv/git/shop', '/srv/a b', 'file:///srv/git/shop', 'file://localhost/srv', 'http://git.example/a'];
const REFUSED = [
  ...['', 'a', 'a/b/c', 'a/..', 'a/.', 'a/...git', 'a/.git', '-a/b', 'ext::sh -c id', '-oProxyCommand=id', 'C:\\x'],
  ...['git://x/y', 'ssh://git@git.example:22/a', 'git@git.example:a/b.git', 'ssh://-oProxyCommand=id/x', 'a:b'],
  ...['https://user@git.example/a', 'https://u:p@git.example/a', 'https://git.example/a b', 'https:git.example/a'],
  ...['file://host/x', 'file:///a%2fb', 'file:///a%00', 'fd::17', '../../etc', './a', 'a/b\n', '/a\0b', 'https://'],
  ...[`https://git.example/${'a'.repeat(1_100)}`, 'acme/кafe', 'ftp://git.example/a'],
];

/** Who takes `text`: the control plane, the worker, and the client, which cannot know what its platform allows. */
function takers(text: string, allowLocal: boolean) {
  const taken = (read: () => unknown) => {
    try {
      read();
      return true;
    } catch {
      return false;
    }
  };
  return {
    rule: readRepository(text, allowLocal).kind !== 'refused',
    control: v.is(repository(allowLocal), text),
    worker: taken(() => resolveRepository(text, { template: 'https://git.example/{repository}.git', allowLocal })),
  };
}

test.each([
  ...TAKEN.map((text) => [text, true, true] as const),
  ...LOCAL.map((text) => [text, false, true] as const),
  ...REFUSED.map((text) => [text, false, false] as const),
])('%j is taken by all or by none: %s, where local ones are allowed: %s', (text, plain, local) => {
  expect(takers(text, false)).toEqual({ rule: plain, control: plain, worker: plain });
  expect(takers(text, true)).toEqual({ rule: local, control: local, worker: local });
});

test.each([
  ['git@github.com:acme/shop.git', 'https://github.com/acme/shop.git'],
  ['ssh://git@git.example:2222/acme/shop', 'https://git.example/acme/shop'],
  ['ssh://git.example/acme/shop', 'https://git.example/acme/shop'],
  ['git://git.example/acme/shop', 'https://git.example/acme/shop'],
  ['git+ssh://git@git.example/acme/shop', 'https://git.example/acme/shop'],
  ['shop', 'owner/name, or a URL that begins with https://'],
])('%s is refused with what to write: %s', (text, instead) => {
  expect(readRepository(text, true)).toMatchObject({ kind: 'refused', instead });
  expect(v.safeParse(repository(false), text).issues?.[0].message).toContain(`write ${instead}`);
});

test('a refusal shows no credentials', () => {
  const rules = { template: 'https://git.example/{repository}', allowLocal: false };
  expect(() => resolveRepository('https://me:secret@git.example/a', rules)).toThrow(/^(?!.*secret)/);
  const raw = { repository: 'https://me:secret@git.example/a', branch: 'main' };
  expect(() => parseSource(raw as never, {} as never, true)).toThrow(/^(?!.*secret).*user name or password/);
});

test.each([
  ['https://github.com/{repository}.git', false, undefined],
  ['https://me:token@git.example/{repository}', false, undefined],
  ['http://git.example/{repository}', true, undefined],
  ['file:///srv/{repository}', true, undefined],
  ['http://git.example/{repository}', false, /begins with http:\/\/, which needs --allow-local-git/],
  ['file:///srv/{repository}', false, /begins with file:\/\//],
  ['https://git.example/', true, /does not contain \{repository\}/],
  ['ssh://git@git.example/{repository}', true, /is not an https URL/],
  ['git@git.example:{repository}', true, /is not an https URL/],
  ['/srv/{repository}', true, /is not an https URL/],
])('the template %s, with local ones %s, has the fault %s', (template, allowLocal, fault) => {
  const found = templateFault(template, allowLocal);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found?.problem).toMatch(fault);
});

test.each([
  ['https://github.com/acme/site.git', 'acme/site'],
  ['https://github.com/acme/site/', 'acme/site'],
  ['https://user:token@github.com/acme/site', 'acme/site'],
  ['git@github.com:acme/site.git', 'acme/site'],
  ['ssh://git@github.com/acme/site.git', 'acme/site'],
  ['https://github.com.example/acme/site', undefined],
  ['https://git.example/github.com/acme/site', undefined],
  ['https://github.com/acme', undefined],
  ['https://github.com/acme/..', undefined],
  ['/srv/github.com/acme', undefined],
])('the remote %s is %s on GitHub', (remote, expected) => {
  expect(nameOnGitHub(remote)).toBe(expected);
});

test.each([
  [
    [
      'acme/Shop',
      'acme/shop.git',
      'https://github.com/Acme/shop',
      'https://github.com/acme/shop.git/',
      'git@github.com:acme/shop.git',
    ],
  ],
  [['acme/shop', 'ssh://git@github.com/acme/shop', 'https://token@github.com/acme/shop', 'git://github.com/acme/shop']],
  [['acme/shop', 'https://git.acme.example/acme/shop', 'git@git.acme.example:acme/shop.git']],
  [['https://git.example:8443/a/b', 'http://git.example:8443/a/b.git']],
  [['/srv/git/shop', '/srv/git/shop/', '/srv/git/shop/.git', 'file:///srv/git/shop']],
])('all of %j are one repository', ([first, ...others]) => {
  const keys = repositoryKeys(first ?? '', 'https://git.acme.example');
  for (const other of others) {
    expect(
      repositoryKeys(other, 'https://git.acme.example').filter((key) => keys.includes(key)),
      other,
    ).not.toEqual([]);
  }
});

test.each([
  ['acme/shop', 'acme/shop2'],
  ['acme/shop', 'https://git.other.example/acme/shop'],
  ['https://git.example/a/b', 'https://git.example:8443/a/b'],
  ['/srv/git/shop', '/srv/git/Shop'],
  ['/srv/git/shop', '/srv/git/shop.git'],
])('%s and %s are two', (one, other) => {
  const keys = repositoryKeys(one);
  expect(keys).not.toEqual([]);
  expect(repositoryKeys(other).filter((key) => keys.includes(key))).toEqual([]);
});

test('a text that is no repository has no keys', () => {
  for (const text of ['', 'shop', 'ext::sh -c id', 'a'.repeat(2_000), '\u001b[2J'])
    expect(repositoryKeys(text)).toEqual([]);
  expect(repositoryKeys('file:///srv/a%zz')).toEqual(['/srv/a%zz']);
});
