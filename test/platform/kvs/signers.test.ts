import { execFile } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { promisify } from 'node:util';
import aws4 from 'aws4';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { works } from '../../support/programs.ts';
import { openStage, type Stage } from '../console/support.ts';
import { sign } from './signer.ts';

/*
 * Independent signers against the platform over real sockets. Each valid request has corrupted copies, which differ in one
 * part and must be refused.
 */

const run = promisify(execFile);
const BODY = JSON.stringify({ key: 'signed', value: { text: 'é 😀', n: 1 } });
const REGION = 'us-east-2';

interface Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

interface Target {
  readonly url: string;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly key: Key;
}

let stage: Stage;
let target: Target;

beforeAll(async () => {
  stage = await openStage();
  await stage.createApp('shop', 'api');
  const operator = `${stage.platform.baseUrl}/operator/orgs/acme/projects/web/apps/shop`;
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${await stage.token()}`, 'content-type': 'application/json' };
    return (await fetch(`${operator}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  await post('/tables', { name: 'signed' });
  const { variables } = (await post('/runtime', {})) as { variables: Record<string, string> };
  const url = `${variables.SERVICE_KVS_URL}/v1/put`;
  target = {
    url,
    host: new URL(url).host,
    headers: {
      'content-type': 'application/json',
      'x-kvs-authorization': `Bearer ${variables.SERVICE_KVS_TOKEN_SIGNED}`,
    },
    key: {
      accessKeyId: variables.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: variables.AWS_SECRET_ACCESS_KEY ?? '',
      sessionToken: variables.AWS_SESSION_TOKEN ?? '',
    },
  };
});

afterAll(() => stage[Symbol.asyncDispose]());

type Signer = (target: Target, key: Key, region: string) => Promise<Readonly<Record<string, string>>>;

const SIGNERS: Readonly<Record<string, Signer>> = {
  async '@smithy/signature-v4'({ host, headers }, credentials, region) {
    const raw = await sign({
      method: 'POST',
      path: '/v1/put',
      headers,
      body: BODY,
      credentials,
      host,
      region,
      now: Date.now(),
    });
    return Object.fromEntries(raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [])));
  },
  async aws4({ host, headers }, key, region) {
    const signed = aws4.sign(
      { host, method: 'POST', path: '/v1/put', service: 'execute-api', region, headers: { ...headers }, body: BODY },
      key,
    );
    return Object.fromEntries(Object.entries(signed.headers ?? {}).map(([name, value]) => [name, String(value)]));
  },
  async aws4fetch({ url, headers }, key, region) {
    const signer = new AwsV4Signer({
      ...key,
      url,
      method: 'POST',
      headers,
      body: BODY,
      region,
      service: 'execute-api',
      allHeaders: true,
    });
    return Object.fromEntries((await signer.sign()).headers);
  },
  async botocore({ url, headers }, key, region) {
    const facts = JSON.stringify({ url, headers, body: BODY, region, ...key });
    const { stdout } = await run(python ?? 'python3', ['-c', BOTOCORE, facts]);
    return JSON.parse(stdout);
  },
};

const BOTOCORE = `
import json, sys
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
f = json.loads(sys.argv[1])
request = AWSRequest(method='POST', url=f['url'], headers=f['headers'], data=f['body'].encode())
SigV4Auth(Credentials(f['accessKeyId'], f['secretAccessKey'], f['sessionToken']), 'execute-api', f['region']).add_auth(request)
print(json.dumps(dict(request.headers.items())))
`;

const python = ['/usr/bin/python3', 'python3'].find((path) => works(path, '-c', 'import botocore'));
const curl = works('curl', '--aws-sigv4', 'aws:amz:us-east-2:execute-api', '--version');
if (!python)
  process.stderr.write('Skipped: the signer botocore, since no python3 here has it (Debian: python3-botocore).\n');
if (!curl) process.stderr.write('Skipped: the signer curl, since none here knows --aws-sigv4 (7.75 does).\n');

describe.each(Object.keys(SIGNERS).filter((name) => name !== 'botocore' || python))('%s', (name) => {
  const signed: Signer = (...args) => SIGNERS[name]?.(...args) ?? Promise.reject(new Error(name));

  test('its good request is accepted', async () => {
    expect(await post(await signed(target, target.key, REGION), BODY)).toEqual([200, '{"ok":true}']);
  });

  test('its corrupted twins are refused', async () => {
    const good = await signed(target, target.key, REGION);
    const secretAccessKey = `${target.key.secretAccessKey.slice(1)}x`;
    const flip = (text: string) => text.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const authorization = Object.keys(good).find((each) => each.toLowerCase() === 'authorization') ?? '';
    const twins: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [good, BODY.replace('signed', 'sighed')],
      [{ ...good, [authorization]: flip(good[authorization] ?? '') }, BODY],
      [await signed(target, { ...target.key, secretAccessKey }, REGION), BODY],
      [await signed(target, { ...target.key, sessionToken: flip(target.key.sessionToken) }, REGION), BODY],
      [await signed(target, target.key, 'us-east-1'), BODY],
    ];
    for (const [headers, body] of twins) {
      const [status, text] = await post(headers, body);
      expect([status, Object.keys(JSON.parse(text))]).toEqual([403, ['message']]);
    }
  });
});

describe.skipIf(!curl)('curl --aws-sigv4', () => {
  const ask = async (key: Key, region: string, body: string) => {
    const headers = { ...target.headers, 'x-amz-security-token': key.sessionToken };
    const args = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const { stdout } = await run('curl', [
      ...[
        '-s',
        '--noproxy',
        '*',
        '--aws-sigv4',
        `aws:amz:${region}:execute-api`,
        '--user',
        `${key.accessKeyId}:${key.secretAccessKey}`,
      ],
      ...[...args, '--data-binary', body, '-w', '\n%{http_code}', target.url],
    ]);
    return stdout.split('\n').reverse();
  };

  test('its good request is accepted', async () => {
    expect(await ask(target.key, REGION, BODY)).toEqual(['200', '{"ok":true}']);
  });

  test('its corrupted twins are refused', async () => {
    const { key } = target;
    const [status, text] = await ask(key, 'us-east-1', BODY);
    expect([status, text]).toEqual([
      '403',
      `{"message":"Credential should be scoped to a valid region: 'us-east-2'."}`,
    ]);
    expect((await ask({ ...key, secretAccessKey: `${key.secretAccessKey}x` }, REGION, BODY))[0]).toBe('403');
    expect((await ask({ ...key, sessionToken: 'other' }, REGION, BODY))[0]).toBe('403');
  });
});

test('a body over 128 KiB gets 413, and one of an unknown caller gets 403 and is not read', async () => {
  const body = JSON.stringify({ key: 'large', value: 'x'.repeat(131_072) });
  const { headers, host, key } = target;
  const raw = await sign({ method: 'POST', path: '/v1/put', headers, body, credentials: key, host, now: Date.now() });
  const signed = Object.fromEntries(
    raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [])),
  );
  expect(await post(signed, body)).toEqual([413, '{"error":"body_too_large"}']);
  expect(await post(headers, body)).toEqual([403, '{"message":"Missing Authentication Token"}']);
});

function post(headers: Readonly<Record<string, string>>, body: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(target.url, { method: 'POST', headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve([response.statusCode ?? 0, Buffer.concat(chunks).toString()]));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
