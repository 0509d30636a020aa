import { expect, test } from 'vitest';
import { SlipwayError } from '../../../../src/base/errors.ts';
import { faultOfAnswer } from '../../../../src/platform/stores/cluster/s3/faults.ts';
import { parseS3 } from '../../../../src/platform/stores/cluster/s3/settings.ts';
import { bucketUrl } from '../../../../src/platform/stores/cluster/s3/sign.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hidden' };
const ENV = { ...KEYS, AWS_REGION: 'eu-central-1' };

test('a bucket and a prefix are read, and AWS is named by its region', () => {
  expect(parseS3('s3://slipway/prod', ENV)).toEqual({
    ...{ bucket: 'slipway', prefix: 'prod/', region: 'eu-central-1', pathStyle: false },
    credentials: { accessKeyId: 'id', secretAccessKey: 'hidden' },
  });
  expect(bucketUrl(parseS3('s3://slipway', ENV))).toBe('https://slipway.s3.eu-central-1.amazonaws.com');
  expect(bucketUrl(parseS3('s3://a.b', ENV))).toBe('https://s3.eu-central-1.amazonaws.com/a.b');
  const china = { ...KEYS, AWS_DEFAULT_REGION: 'cn-north-1', AWS_SESSION_TOKEN: 'token' };
  expect(bucketUrl(parseS3('s3://slipway', china))).toBe('https://slipway.s3.cn-north-1.amazonaws.com.cn');
  expect(parseS3('s3://slipway', china).credentials.sessionToken).toBe('token');
});

test.each([
  ['s3://slipway', ''],
  ['s3://slipway/', ''],
  ['s3://slipway/a/b', 'a/b/'],
  ['s3://slipway/a/b/', 'a/b/'],
])('the prefix of %s is "%s"', (place, prefix) => {
  expect(parseS3(place, ENV).prefix).toBe(prefix);
});

test('an endpoint needs no region, and its buckets are in the path', () => {
  const settings = parseS3('s3://slipway', { ...KEYS, AWS_ENDPOINT_URL: 'https://s3.example.com:9000/s3/' });
  expect(settings).toMatchObject({ endpoint: 'https://s3.example.com:9000/s3', region: 'us-east-1', pathStyle: true });
  expect(bucketUrl(settings)).toBe('https://s3.example.com:9000/s3/slipway');
  const both = { ...ENV, AWS_ENDPOINT_URL: 'https://all.example', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' };
  expect(parseS3('s3://slipway', both)).toMatchObject({ endpoint: 'http://127.0.0.1:9000', region: 'eu-central-1' });
});

test.each<[string, string, Record<string, string | undefined>]>([
  ['s3://BUCKET', 's3://', { place: 'slipway/prod' }],
  ['s3://BUCKET', 's3://', { place: 's3://Slipway' }],
  ['s3://BUCKET', 's3://', { place: 's3://slipway/a//b' }],
  ['s3://BUCKET', 's3://', { place: 's3://slipway/../b' }],
  ['s3://BUCKET', 's3://', { place: `s3://slipway/${'a/'.repeat(200)}` }],
  ['s3://BUCKET', 's3://', { place: `s3://slipway/${'a'.repeat(10_000)}!` }],
  ['s3://BUCKET', 's3://', { place: 's3://user:hidden@slipway' }],
  ['AWS_REGION', 'eu-central-1', { AWS_REGION: undefined }],
  ['AWS_REGION', 'eu-central-1', { AWS_REGION: 'eu.evil.example/' }],
  ['AWS_ACCESS_KEY_ID', 'access key', { AWS_ACCESS_KEY_ID: undefined }],
  ['AWS_SECRET_ACCESS_KEY', 'secret key', { AWS_SECRET_ACCESS_KEY: '' }],
  ['AWS_SECRET_ACCESS_KEY', 'secret key', { AWS_SECRET_ACCESS_KEY: 'hidden\nkey' }],
  ['AWS_SESSION_TOKEN', 'session token', { AWS_SESSION_TOKEN: 'hidden\ntoken' }],
  ['AWS_ENDPOINT_URL_S3', 'https://', { AWS_ENDPOINT_URL_S3: 'http://s3.example.com' }],
  ['AWS_ENDPOINT_URL_S3', 'https://', { AWS_ENDPOINT_URL_S3: 's3.example.com' }],
  ['AWS_ENDPOINT_URL', 'https://', { AWS_ENDPOINT_URL: 'https://user:hidden@s3.example.com' }],
])('a wrong setting is refused with its name (%s) and what to write (%s): %o', (name, remedy, { place, ...env }) => {
  const parse = () => parseS3(place ?? 's3://slipway', { ...ENV, ...env });
  expect(parse).toThrow(SlipwayError);
  try {
    parse();
  } catch (error) {
    const { code, message, remedy: said } = error as SlipwayError;
    expect(code).toBe('invalid_input');
    expect(`${message} ${said}`).toContain(name);
    expect(said).toContain(remedy);
    expect(`${message} ${said}`).not.toContain('hidden');
  }
});

test.each([
  ['<Error><Code>InvalidToken</Code></Error>', 'S3 refuses access to the place (InvalidToken)'],
  ['<Code>a</Code><Message>It isn&apos;t &lt;b&gt;&#39; &unknown;</Message>', "(a: It isn't <b>' &unknown;)"],
  ['<Code>'.repeat(10_000), '(HTTP 400)'],
  ['</Code><Code>', '(HTTP 400)'],
  ['', '(HTTP 400)'],
])('of the error %s, its code and its message are reported', (text, message) => {
  expect(faultOfAnswer('the place', { status: 400, headers: {}, text }).message).toContain(message);
});
