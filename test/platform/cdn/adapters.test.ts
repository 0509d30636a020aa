import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, test } from 'vitest';
import type { CdnStart } from '../../../src/contract/platform-start.ts';
import { createCdn } from '../../../src/platform/cdn/open.ts';
import { namesHost } from '../../../src/platform/cdn/request.ts';
import { type CdnPlace, cdnSuite } from '../../contract-suites/cdn.ts';
import { type ApiAnswer, type ApiRequest, type CdnApi, startCdnApi } from '../../support/cdn-api.ts';
import { freePort } from '../../support/s3-server.ts';
import { lacksVarnish, startVarnish } from '../../support/varnish.ts';
import { cdnWorld, get } from './support.ts';

/*
 * The APIs of Cloudflare, Fastly and CloudFront as their documentation describes them: nobody has asked the real ones. Varnish is real,
 * with a server before it that makes the faults.
 */

const REQUEST_MS = 500;
const SECRET = 'secret-of-the-api-0001';
const NEVER = new AbortController().signal;

function placeOf(api: CdnApi, start: CdnStart, secret = SECRET): CdnPlace {
  const cdn = createCdn(start, { fetch, api: api.origin, requestMs: REQUEST_MS }, { now: () => Date.now() });
  return Object.defineProperties({ cdn, secret } as CdnPlace, Object.getOwnPropertyDescriptors(api)) as CdnPlace;
}

function json(status: number, body: unknown): ApiAnswer {
  return { status, body: JSON.stringify(body) };
}

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ and …/custom_hostnames/ */
const ZONE = '023e105f4ecef8ad9ca31a8372d0c353';
const error = (code: number, message: string) => ({
  success: false,
  errors: [{ code, message }],
  messages: [],
  result: null,
});
const success = (result: unknown) => ({ success: true, errors: [], messages: [], result });

function cloudflare(): (request: ApiRequest) => ApiAnswer {
  const customs = new Map<string, { id: string; hostname: string; status: string }>();
  return ({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${SECRET}`) return json(403, error(10000, 'Authentication error'));
    const { pathname, searchParams } = new URL(path, 'http://x');
    const rest = pathname.replace(`/client/v4/zones/${ZONE}`, '');
    if (method === 'GET' && rest === '')
      return json(200, success({ id: ZONE, name: 'sites.example', status: 'active', paused: false }));
    if (method === 'POST' && rest === '/purge_cache') {
      const { tags } = JSON.parse(body);
      return { ...json(200, success({ id: ZONE })), forgets: tags };
    }
    if (method === 'GET' && rest === '/custom_hostnames') {
      const known = customs.get(searchParams.get('hostname') ?? '');
      return json(200, success(known ? [known] : []));
    }
    if (method === 'POST' && rest === '/custom_hostnames') {
      const { hostname, ssl } = JSON.parse(body);
      if (ssl.method !== 'http' || customs.has(hostname))
        return json(409, error(1406, 'Duplicate custom hostname found.'));
      const made = { id: `id-of-${hostname}`, hostname, status: 'pending' };
      customs.set(hostname, made);
      return json(201, success(made));
    }
    if (method === 'DELETE' && rest.startsWith('/custom_hostnames/')) {
      customs.delete(rest.replace('/custom_hostnames/id-of-', ''));
      return json(200, { id: rest });
    }
    return json(404, error(7003, 'Could not route'));
  };
}

const CLOUDFLARE = { place: { kind: 'cloudflare', id: ZONE }, credentials: { token: SECRET }, maxAge: 3_600 } as const;
const openCloudflare = async () =>
  placeOf(await startCdnApi(cloudflare(), json(403, error(10000, 'Authentication error'))), CLOUDFLARE);
cdnSuite('Cloudflare, by its documentation', openCloudflare, {
  hosts: { ready: 'shop-a2b3c4.sites.example', unknown: 'www.shop.example' },
});

test('a domain that is not in the zone of Cloudflare becomes a custom hostname, and ends as one', async () => {
  await using place = await openCloudflare();
  const { cdn } = place;
  const requests = () => (place as unknown as CdnApi).requests.map(({ method }) => method);
  expect(await cdn.activate('www.shop.example', NEVER)).toMatchObject({ kind: 'pending' });
  await cdn.deactivate('www.shop.example', NEVER);
  expect(requests()).toEqual(['GET', 'GET', 'POST', 'GET', 'DELETE']);
});

test('only the custom hostname itself ends, and one that cannot end is told', async () => {
  const others = (): ApiAnswer =>
    json(200, success([{ id: 'id-of-another', hostname: 'my.www.shop.example', status: 'active' }]));
  await using api = await startCdnApi(others, json(403, error(10000, 'Authentication error')));
  const { cdn } = placeOf(api, CLOUDFLARE);
  await cdn.deactivate('www.shop.example', NEVER);
  expect(api.requests.map(({ method }) => method)).toEqual(['GET']);
  api.fault = 'refused';
  await expect(cdn.deactivate('www.shop.example', NEVER)).rejects.toThrow('it refuses the credentials (403)');
});

test.each([
  [
    400,
    error(1016, 'Purge by tags needs another plan.'),
    'it answered with status 400: Purge by tags needs another plan.',
  ],
  [200, error(1016, 'Not now'), 'it answered with status 200, and not that it succeeded: Not now'],
  [200, 'a page of a proxy', 'it answered with status 200, and not that it succeeded'],
])('a purge that is answered with %i and no success says what Cloudflare says', async (status, body, reason) => {
  await using api = await startCdnApi(() => json(status, body), json(403, {}));
  expect(await placeOf(api, CLOUDFLARE).cdn.purge(['a'], NEVER)).toMatchObject({ kind: 'refused', reason });
});

test('a domain that an app gets later is made known to Cloudflare without a deploy', async () => {
  await using api = await startCdnApi(cloudflare(), json(403, error(10000, 'Authentication error')));
  await using world = await cdnWorld(0, CLOUDFLARE, { cdnApi: api.origin, sitesDomain: 'sites.example' });
  const domains = (list: readonly string[]) => world.client.call('PATCH', world.app, { body: { domains: list } });
  const customs = () => api.requests.flatMap(({ method, path }) => (path.includes('custom') ? [method] : []));
  expect((await domains(['www.shop.example'])).status).toBe(200);
  await expect.poll(customs, { timeout: 10_000 }).toEqual(['GET', 'POST']);
  expect((await domains([])).status).toBe(200);
  await expect.poll(customs, { timeout: 10_000 }).toEqual(['GET', 'POST', 'GET', 'DELETE']);
});

/** https://www.fastly.com/documentation/reference/api/purging/ and …/services/service/ */
const SERVICE = 'SU1Z0isxPaozGVKXdv0eY';
function fastly({ method, path, headers, body }: ApiRequest): ApiAnswer {
  if (headers['fastly-key'] !== SECRET) return json(401, { msg: 'Provided credentials are missing or invalid' });
  if (method === 'GET' && path === `/service/${SERVICE}/domain`) {
    return json(200, [{ name: '*.sites.example', service_id: SERVICE, version: 3, comment: '' }]);
  }
  if (method === 'POST' && path === `/service/${SERVICE}/purge`) {
    const { surrogate_keys: keys } = JSON.parse(body);
    return {
      ...json(200, Object.fromEntries(keys.map((key: string) => [key, `108-1391560174-${key.length}`]))),
      forgets: keys,
    };
  }
  return json(404, { msg: 'Record not found' });
}
cdnSuite(
  'Fastly, by its documentation',
  async () =>
    placeOf(await startCdnApi(fastly, json(401, { msg: 'Provided credentials are missing or invalid' })), {
      ...{ place: { kind: 'fastly', id: SERVICE }, credentials: { token: SECRET }, maxAge: 3_600 },
    }),
  { hosts: { ready: 'shop-a2b3c4.sites.example', unknown: 'www.shop.example' } },
);

/** https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html and API_GetDistribution.html */
const DISTRIBUTION = 'EDFDVBD632BHDS5';
const AWS = { accessKeyId: 'AKIDEXAMPLE00000', secretAccessKey: SECRET, sessionToken: 'session-token-of-a-role' };
const xmlError = (code: string) =>
  `<?xml version="1.0"?><ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>m</Message></Error><RequestId>r</RequestId></ErrorResponse>`;
const distribution = ({ status = 'Deployed', header = 'cache-tag', enabled = true } = {}) =>
  `<?xml version="1.0"?><Distribution xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${DISTRIBUTION}</Id><Status>${status}</Status><DistributionConfig><Aliases><Quantity>2</Quantity><Items><CNAME>*.sites.example</CNAME><CNAME>www.other.example</CNAME></Items></Aliases><CacheTagConfig><HeaderName>${header}</HeaderName></CacheTagConfig><Enabled>${enabled}</Enabled></DistributionConfig></Distribution>`;

/** Signs the request as another program does, and compares. */
async function isSigned({ method, path, headers, body }: ApiRequest): Promise<boolean> {
  const { authorization = '', host = '' } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const given = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const signer = new AwsV4Signer({
    ...{ ...AWS, method, url: `http://${host}${path}`, headers: given, service: 'cloudfront', region: 'us-east-1' },
    ...{ datetime: String(headers['x-amz-date']), allHeaders: true, ...(body !== '' && { body }) },
  });
  return (await signer.sign()).headers.get('authorization') === authorization;
}

function cloudFront(shape: Parameters<typeof distribution>[0] = {}): (request: ApiRequest) => Promise<ApiAnswer> {
  const references = new Set<string>();
  return async (request) => {
    const { method, path, body } = request;
    if (!(await isSigned(request))) return { status: 403, body: xmlError('SignatureDoesNotMatch') };
    const base = `/2020-05-31/distribution/${DISTRIBUTION}`;
    if (method === 'GET' && path === base) return { status: 200, body: distribution(shape) };
    if (method === 'POST' && path === `${base}/invalidation`) {
      const items = [...body.matchAll(/<Path>#([^<]+)<\/Path>/g)].map(([, tag = '']) => tag);
      const [, quantity] = /<Quantity>(\d+)<\/Quantity>/.exec(body) ?? [];
      const [, reference = ''] = /<CallerReference>([^<]+)<\/CallerReference>/.exec(body) ?? [];
      if (Number(quantity) !== items.length || items.length === 0)
        return { status: 400, body: xmlError('InconsistentQuantities') };
      // CloudFront answers from before, and purges nothing.
      if (references.has(reference)) return { status: 201, body: '<Invalidation/>' };
      references.add(reference);
      return { status: 201, body: '<Invalidation><Status>InProgress</Status></Invalidation>', forgets: items };
    }
    return { status: 404, body: xmlError('NoSuchDistribution') };
  };
}
const CLOUDFRONT: CdnStart = {
  place: { kind: 'cloudfront', id: DISTRIBUTION },
  credentials: { aws: AWS },
  maxAge: 3_600,
};
const openCloudFront = async (answer = cloudFront()) =>
  placeOf(await startCdnApi(answer, { status: 403, body: xmlError('AccessDenied') }), CLOUDFRONT);
cdnSuite('CloudFront, by its documentation', openCloudFront, {
  hosts: { ready: 'shop-a2b3c4.sites.example', unknown: 'www.shop.example' },
});

describe('a distribution of CloudFront', () => {
  test.each([
    [
      { header: 'x-tags' },
      { kind: 'refused', reason: expect.stringMatching(/from the header cache-tag \(CacheTagConfig\)$/) },
    ],
    [{ enabled: false }, { kind: 'refused', reason: expect.stringMatching(/is not enabled$/) }],
    [{ status: 'InProgress' }, { kind: 'pending', reason: expect.stringMatching(/is being changed$/) }],
  ] as const)('that is %j is not ready', async (shape, state) => {
    await using place = await openCloudFront(cloudFront(shape));
    expect(await place.cdn.activate('shop-a2b3c4.sites.example', NEVER)).toEqual(state);
  });

  test('with too many purges in progress takes the next ones later', async () => {
    await using place = await openCloudFront(async () => ({
      status: 400,
      body: xmlError('TooManyInvalidationsInProgress'),
    }));
    expect(await place.cdn.purge(['slipway-dpl-1'], NEVER)).toMatchObject({ kind: 'refused', againMs: 15_000 });
  });
});

describe.skipIf(lacksVarnish('the suite of CDNs on Varnish'))('Varnish', () => {
  cdnSuite(
    'Varnish 7, for real',
    async () => {
      const varnish = await startVarnish([1, 1], SECRET);
      const refusal = { status: 403, body: '' };
      const api = await startCdnApi(async ({ method, headers }) => {
        const answer = await fetch(`http://127.0.0.1:${varnish.port}/`, { method, headers: carried(headers) });
        const tags = headers['xkey-purge'];
        return {
          ...{ status: answer.status, body: await answer.text() },
          ...(typeof tags === 'string' && answer.status === 200 && { forgets: tags.split(' ') }),
        };
      }, refusal);
      const servers = [`127.0.0.1:${api.port}`];
      const place = placeOf(api, {
        place: { kind: 'varnish', servers },
        credentials: { token: SECRET },
        maxAge: 3_600,
      });
      const close = async () => {
        await api[Symbol.asyncDispose]();
        await varnish[Symbol.asyncDispose]();
      };
      return Object.defineProperty(place, Symbol.asyncDispose, { value: close });
    },
    { hosts: { ready: 'shop-a2b3c4.sites.example', unknown: undefined } },
  );

  test('a purge without the secret, or with another one, changes nothing', async () => {
    await using varnish = await startVarnish([1, 1], SECRET);
    for (const headers of [{}, { 'x-slipway-cdn-token': 'other' }, { 'x-slipway-cdn-token': '' }]) {
      const answer = await fetch(`http://127.0.0.1:${varnish.port}/`, {
        method: 'PURGE',
        headers: { ...headers, 'xkey-purge': 'a' },
      });
      expect(answer.status).toBe(403);
    }
    // Neither node is there.
    expect((await get(varnish.port, 'shop.sites.example')).status).toBe(503);
  });

  test('of several servers, each one takes a purge before it is accepted', async () => {
    await using varnish = await startVarnish([1, 1], SECRET);
    const start = (servers: readonly string[]): CdnStart => ({
      place: { kind: 'varnish', servers },
      credentials: { token: SECRET },
      maxAge: 60,
    });
    const calls = { fetch, requestMs: 5_000 };
    const own = `127.0.0.1:${varnish.port}`;
    const clock = { now: () => 0 };
    expect(await createCdn(start([own, own]), calls, clock).purge(['a'], NEVER)).toEqual({ kind: 'accepted' });
    // The operator looks for the one that is away, and tenants read the reason.
    const away = `127.0.0.1:${await freePort()}`;
    expect(await createCdn(start([own, away]), calls, clock).purge(['a'], NEVER)).toMatchObject({
      kind: 'refused',
      reason: '1 of 2 servers failed: it cannot be reached (ECONNREFUSED)',
      servers: [away],
    });
  });
});

test('a server of Varnish that is silent is given up before a deployment would be, because it holds up the others', async () => {
  await using api = await startCdnApi(() => ({ status: 200, body: '' }), { status: 403, body: '' });
  api.fault = 'silent';
  const place = { kind: 'varnish', servers: [`127.0.0.1:${api.port}`] } as const;
  const cdn = createCdn({ place, credentials: { token: SECRET }, maxAge: 60 }, { fetch }, { now: () => 0 });
  const refused = { kind: 'refused', reason: 'it did not answer in time' };
  expect(await cdn.purge(['a'], AbortSignal.timeout(8_000))).toMatchObject(refused);
});

function carried(headers: ApiRequest['headers']): Record<string, string> {
  const names = ['x-slipway-cdn-token', 'xkey-purge'];
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

test.each([
  ['*.sites.example', 'shop.sites.example', true],
  ['*.Sites.example', 'shop.sites.example', true],
  ['*.sites.example', 'a.shop.sites.example', false],
  ['*.sites.example', 'sites.example', false],
  ['shop.example', 'shop.example', true],
  ['shop.example', 'www.shop.example', false],
])('%s names %s: %s', (name, host, is) => {
  expect(namesHost(name, host)).toBe(is);
});
