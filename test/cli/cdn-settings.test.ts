import { expect, test } from 'vitest';
import { Secrets } from '../../src/base/secrets.ts';
import { cdnOf } from '../../src/cli/flags/service-settings.ts';

function read(flags: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  const io = { env } as Parameters<typeof cdnOf>[1];
  return cdnOf({ flags, words: [] } as unknown as Parameters<typeof cdnOf>[0], io, new Secrets());
}

const TOKEN = { SLIPWAY_CDN_TOKEN: 'a-token-of-24-characters' };
const AWS = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'a-secret-of-aws' };

test.each([
  [
    'varnish://10.0.0.5:6081',
    TOKEN,
    { kind: 'varnish', servers: ['10.0.0.5:6081'] },
    { token: TOKEN.SLIPWAY_CDN_TOKEN },
  ],
  [
    'varnish://cache1:6081,[fd00::1]:80',
    TOKEN,
    { kind: 'varnish', servers: ['cache1:6081', '[fd00::1]:80'] },
    { token: TOKEN.SLIPWAY_CDN_TOKEN },
  ],
  [
    'cloudflare:023e105f4ecef8ad9ca31a8372d0c353',
    TOKEN,
    { kind: 'cloudflare', id: '023e105f4ecef8ad9ca31a8372d0c353' },
    { token: TOKEN.SLIPWAY_CDN_TOKEN },
  ],
  [
    'fastly:SU1Z0isxPaozGVKXdv0eY',
    TOKEN,
    { kind: 'fastly', id: 'SU1Z0isxPaozGVKXdv0eY' },
    { token: TOKEN.SLIPWAY_CDN_TOKEN },
  ],
  [
    'cloudfront:EDFDVBD632BHDS5',
    AWS,
    { kind: 'cloudfront', id: 'EDFDVBD632BHDS5' },
    { aws: { accessKeyId: 'AKID', secretAccessKey: 'a-secret-of-aws' } },
  ],
  [
    'cloudfront:EDFDVBD632BHDS5',
    { ...AWS, SLIPWAY_CDN_TOKEN: 'KEY:SECRET:SESSION' },
    { kind: 'cloudfront', id: 'EDFDVBD632BHDS5' },
    { aws: { accessKeyId: 'KEY', secretAccessKey: 'SECRET', sessionToken: 'SESSION' } },
  ],
])('--cdn %s is read with its credentials', (cdn, env, place, credentials) => {
  expect(read({ cdn }, env)).toEqual({ place, credentials, maxAge: 3_600 });
});

test('--cdn-max-age is read, and nothing without --cdn', () => {
  expect(read({ cdn: 'varnish://a:1', 'cdn-max-age': '10m' }, TOKEN)).toMatchObject({ maxAge: 600 });
  expect(read({})).toBeUndefined();
});

test.each([
  [{ cdn: 'akamai:1' }, /^--cdn: "akamai" is no CDN that Slipway knows$/],
  [{ cdn: 'cache:secret@10.0.0.5' }, /^--cdn: "cache" is no CDN that Slipway knows$/],
  [{ cdn: 'secret@10.0.0.5' }, /^--cdn: "10\.0\.0\.5" is no CDN that Slipway knows$/],
  [{ cdn: 'varnish://' }, /^--cdn: "" is not HOST:PORT$/],
  [{ cdn: 'varnish:10.0.0.5:80' }, /^--cdn: there is no \/\/ before the servers of Varnish$/],
  [{ cdn: 'varnish://10.0.0.5' }, /^--cdn: "10\.0\.0\.5" is not HOST:PORT$/],
  [{ cdn: 'varnish://10.0.0.5:80,10.0.0.6:70000' }, /^--cdn: "10\.0\.0\.6:70000" is not HOST:PORT$/],
  [{ cdn: 'varnish://user:secret@10.0.0.5:80' }, /^--cdn: a server has a user or a password\. [^@]*SLIPWAY_CDN_TOKEN$/],
  [{ cdn: `varnish://${Array(33).fill('a:1').join(',')}` }, /^--cdn: 33 servers are more than 32$/],
  [{ cdn: 'cloudflare:' }, /^--cdn: what follows cloudflare: is no ID\. The zone's ID has 32 hexadecimal digits/],
  [{ cdn: 'cloudflare:sites.example' }, /^--cdn: what follows cloudflare: is no ID\. .* and is not its name$/],
  [{ cdn: 'fastly:../x' }, /^--cdn: what follows fastly: is no ID\. The service's ID has up to 22 letters and digits$/],
  [{ cdn: 'varnish://a:1', 'cdn-max-age': '5s' }, /^--cdn-max-age: "5s" is not between 10s and 7d$/],
  [{ cdn: 'varnish://a:1', 'cdn-max-age': '8d' }, /^--cdn-max-age: "8d" is not between 10s and 7d$/],
  [{ 'cdn-max-age': '10m' }, /^--cdn-max-age needs --cdn too$/],
])('%j is refused with one line', (flags, message) => {
  expect(() => read(flags, TOKEN)).toThrow(message);
});

test.each([
  ['varnish://a:1', {}, /SLIPWAY_CDN_TOKEN is not set$/],
  ['cloudfront:EDFDVBD632BHDS5', {}, /the credentials of AWS are not set$/],
  ['cloudfront:EDFDVBD632BHDS5', TOKEN, /the credentials of AWS are not set$/],
  [
    'varnish://a:1',
    { SLIPWAY_CDN_TOKEN: 'secret-with\nline' },
    /^SLIPWAY_CDN_TOKEN contains characters that no token has$/,
  ],
])('%s with the variables %j is refused, without the secret', (cdn, env, message) => {
  expect(() => read({ cdn }, env)).toThrow(message);
  try {
    read({ cdn }, env);
  } catch (error) {
    expect(JSON.stringify(error)).not.toContain('secret-with');
  }
});
