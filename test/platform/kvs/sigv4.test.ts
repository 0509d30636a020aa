import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  formatTime,
  parseAuthorization,
  parseTime,
  rememberedSigners,
} from '../../../src/platform/kvs/sigv4/authorization.ts';
import { canonicalRequest, receivedHeaders } from '../../../src/platform/kvs/sigv4/canonical.ts';
import { signingKey, stringToSign } from '../../../src/platform/shared/sigv4.ts';

/** The folder of AWS's published signing suite, with one folder per case. It is not a part of this repository. */
const root = process.env.SIGV4_VECTORS ?? '';
const folder = [root, join(root, 'v4')].find((path) => root !== '' && existsSync(join(path, 'get-vanilla')));
if (!folder) {
  process.stderr.write('Skipped: the AWS signing vectors, because SIGV4_VECTORS does not name their folder.\n');
}

describe.skipIf(!folder)("AWS's signing vectors", () => {
  test.each(folder ? readdirSync(folder) : [])('%s', (name) => {
    const read = (file: string) => readFileSync(join(folder ?? '', name, file), 'latin1');
    const context: {
      timestamp: string;
      region: string;
      service: string;
      normalize: boolean;
      credentials: { secret_access_key: string };
    } = JSON.parse(read('context.json'));
    const { method, target, body } = parseRequest(read('request.txt'));
    const signedText = read('header-signed-request.txt');
    const { rawHeaders, authorization } = signedHeadersOf(signedText);
    const signedBy = parseAuthorization(authorization);
    const time = formatTime(Date.parse(context.timestamp));
    const scope = { date: time.slice(0, 8), region: context.region, service: context.service };
    expect(signedBy?.scope).toEqual(scope);

    const canonical = canonicalRequest({
      method,
      target,
      headers: receivedHeaders(rawHeaders),
      signedHeaders: signedBy?.signedHeaders ?? [],
      payloadHash: hash('sha256', Buffer.from(body, 'latin1'), 'hex'),
      normalizePath: context.normalize,
    });
    expect(canonical).toBe(read('header-canonical-request.txt'));
    const toSign = stringToSign(time, scope, canonical);
    expect(toSign).toBe(read('header-string-to-sign.txt'));
    const made = signingKey(context.credentials.secret_access_key, scope).sign(toSign);
    expect(made).toBe(read('header-signature.txt'));
    expect(made).toBe(signedBy?.signature);
  });

  test('the suite has 38 cases', () => {
    expect(readdirSync(folder ?? '')).toHaveLength(38);
  });
});

function parseRequest(text: string): { method: string; target: string; body: string } {
  const line = text.slice(0, text.indexOf('\n'));
  const [, method = '', target = ''] = /^(\S+) (.*) HTTP\/1\.1\r?$/.exec(line) ?? [];
  const blank = text.indexOf('\n\n');
  return { method, target, body: blank === -1 ? '' : text.slice(blank + 2) };
}

/** Reads the headers of a signed request. A line that begins with a blank continues the value before it. */
function signedHeadersOf(text: string): { rawHeaders: string[]; authorization: string } {
  const head = text.split('\n\n', 1)[0] ?? '';
  const lines = head
    .split('\n')
    .slice(1)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .filter((line) => line !== '');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);
  const authorization = pairs.find(([name]) => name.toLowerCase() === 'authorization')?.[1] ?? '';
  return { rawHeaders: pairs.flat(), authorization };
}

test('a percent-encoded path is encoded once more, as every service except S3 does', () => {
  const canonical = canonicalRequest({
    method: 'GET',
    target: '/a%20b/%E1%88%B4/../c;d?b=%2f&a=x+y&a',
    headers: receivedHeaders([]),
    signedHeaders: [],
    payloadHash: '',
    normalizePath: true,
  });
  expect(canonical.split('\n').slice(1, 3)).toEqual(['/a%2520b/c%3Bd', 'a=&a=x%2By&b=%2F']);
});

test('an Authorization header is accepted only in the form that signers write', () => {
  const digits = 'a'.repeat(64);
  const good = `AWS4-HMAC-SHA256 Credential=AK/20260102/us-east-2/execute-api/aws4_request, SignedHeaders=a;b, Signature=${digits}`;
  expect(parseAuthorization(good)).toEqual({
    accessKeyID: 'AK',
    scope: { date: '20260102', region: 'us-east-2', service: 'execute-api' },
    signedHeaders: ['a', 'b'],
    signature: digits,
  });
  expect(parseAuthorization(good.replaceAll(', ', ','))).toBeDefined();
  const bad = [
    good.replace('AWS4-HMAC-SHA256', 'AWS4-ECDSA-P256-SHA256'),
    good.replace('a;b', 'b;a'),
    good.replace('a;b', 'a;a'),
    good.replace('a;b', 'A;b'),
    good.replace('a;b', ''),
    good.replace('aws4_request', 'aws4'),
    good.slice(0, -1),
    `${good}0`,
    good.replace(/, Signature.*/, ''),
    '',
  ];
  for (const text of bad) expect(parseAuthorization(text), text).toBeUndefined();
});

test('only valid times are accepted', () => {
  expect(parseTime('20260102T030405Z')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
  expect(parseTime('20240229T235959Z')).toBe(Date.UTC(2024, 1, 29, 23, 59, 59));
  const bad = [
    '20260229T000000Z',
    '20261301T000000Z',
    '20260001T000000Z',
    '20260100T000000Z',
    '20260101T240000Z',
    '20260101T006000Z',
    '20260101T000060Z',
    '2026-01-01T00:00:00Z',
    '20260101T000000',
    '',
  ];
  for (const text of bad) expect(parseTime(text), text).toBeUndefined();
});

test('the cache of signers stays bounded with many headers and with long ones', () => {
  const head = (key: string, names: string) =>
    `AWS4-HMAC-SHA256 Credential=${key}/20260102/us-east-2/execute-api/aws4_request, SignedHeaders=${names}, Signature=${'a'.repeat(64)}`;
  const names = Array.from({ length: 33 }, (_, n) => `h${String(n).padStart(2, '0')}`);
  const before = rememberedSigners();
  for (let n = 0; n < 100; n += 1) {
    expect(parseAuthorization(head(`many${n}`, names.join(';')))?.signedHeaders).toHaveLength(33);
    expect(parseAuthorization(head(`long${n}`, `host;${'x'.repeat(1_000)}`))?.signedHeaders).toHaveLength(2);
  }
  expect(rememberedSigners()).toBe(before);
  for (let n = 0; n < 5_000; n += 1) {
    parseAuthorization(head(`key${n}`, 'host'));
    expect(rememberedSigners()).toBeLessThanOrEqual(1_024);
  }
});
