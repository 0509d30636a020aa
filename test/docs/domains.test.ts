import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openDns } from '../../src/platform/dns/open.ts';
import { temporaryFolder } from '../support/temporary.ts';

const text = readFileSync(resolve(import.meta.dirname, '../../docs/domains.md'), 'utf8');

/** The first block of code below a heading. */
function blockBelow(heading: string): string {
  const [, below = ''] = text.split(`### ${heading}\n`);
  return /```text\n([\s\S]*?)```/.exec(below)?.[1] ?? '';
}

const CHECK_BIND = '/usr/bin/named-checkconf';
const CHECK_KNOT = '/usr/sbin/knotc';

test.skipIf(!existsSync(CHECK_BIND))('BIND takes the lines of the page', () => {
  using folder = temporaryFolder();
  const file = folder.write('named.conf', blockBelow('BIND'));
  expect(execFileSync(CHECK_BIND, [file], { encoding: 'utf8' })).toBe('');
});

test.skipIf(!existsSync(CHECK_KNOT))('Knot takes the lines of the page', () => {
  using folder = temporaryFolder();
  const file = folder.write('knot.conf', blockBelow('Knot'));
  expect(execFileSync(CHECK_KNOT, ['-c', file, 'conf-check'], { encoding: 'utf8' })).toContain('valid');
});

test('the platform takes the flags of the page', () => {
  const commands = [...text.matchAll(/(?:SLIPWAY_DNS_KEY=(\S+) )?slipway platform ([\s\S]*?)```/g)];
  expect(commands).toHaveLength(2);
  for (const [, key, flags = ''] of commands) {
    const flag = (name: string) => new RegExp(`--${name} (\\S+)`).exec(flags)?.[1];
    const given = { url: flag('dns') ?? '', key, target: flag('dns-target'), owner: 'platform.corp.example' };
    expect(openDns(given, { fetch, now: Date.now }).name).toBe(given.url.replace('/corp.example', ':53/corp.example'));
  }
});
