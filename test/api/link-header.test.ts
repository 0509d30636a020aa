import { describe, expect, test } from 'vitest';
import { createControlPlane } from '../../src/api/control-plane.ts';
import { nextLink } from '../../src/api/link-header.ts';
import { createTransport } from '../../src/api/transport.ts';
import { runAction } from '../support/action.ts';
import { FakeClock } from '../support/clock.ts';
import { givenTokens } from '../support/control-plane.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';

test.each([
  ['<https://x.example/a?page=2>; rel="next"', 'https://x.example/a?page=2'],
  ['</a?page=1>; rel=prev, </a?page=3>; title="a, \\"b\\"; rel=next"; REL=NEXT , </a?page=9>; rel="last"', '/a?page=3'],
  ['<?page=2>;rel="last next"', '?page=2'],
  ['<a,b;c>; rel=next', 'a,b;c'],
  ['<x>; rel="last"; rel="next"', undefined],
  ['<x>; rel="next"; anchor="#other"', undefined],
  ['<x>; rel="nextpage"', undefined],
  ['x; rel="next"', undefined],
  ['', undefined],
  [null, undefined],
  [`${'<x>;'.repeat(50_000)}<y>; rel="next"`, undefined],
])('of %j the next page is %j', (header, target) => expect(nextLink(header)).toBe(target));

const PATH = { org: 'acme', project: 'web' };

/** A service that lists one deployment a page, and names the next page only in the header `Link`. */
async function listedBy(link: (page: number, origin: string) => string | undefined, listed = ['d3', 'd2', 'd1']) {
  const asked: string[] = [];
  let triggered = false;
  const service = await serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.example');
    if (request.method === 'POST' && url.pathname.endsWith('/deployments')) {
      triggered = true;
      return sendJson(response, 202, { deployID: 'd1' });
    }
    if (request.method !== 'GET') return sendJson(response, 200, { appID: 'shop' });
    if (!url.pathname.endsWith('/deployments')) return sendJson(response, 200, []);
    if (!triggered) return sendJson(response, 200, []);
    asked.push(url.search);
    const page = Number(url.searchParams.get('page') ?? 1);
    const next = link(page, `http://${request.headers.host}`);
    const headers = next === undefined ? {} : { link: `<${next}>; rel="next"` };
    return sendJson(
      response,
      200,
      listed.slice(page - 1, page).map((id) => ({ id, status: 'succeeded' })),
      headers,
    );
  });
  return { service, asked };
}

async function deploy(baseUrl: string, timeout: string) {
  const given = { org: 'acme', project: 'web', app: 'shop', 'id-token': unsignedJwt(), 'id-token-audience': '' };
  return runAction({ baseUrl, requestUrl: '', requestToken: '' }, { ...given, verify: 'off', timeout });
}

describe('a list whose pages are named by a header', () => {
  test('is followed to the deployment', async () => {
    const { service, asked } = await listedBy((page) => `?page=${page + 1}&limit=1`);
    await using _ = service;
    const { code, outputs } = await deploy(service.origin, '30s');
    expect([code, outputs.status]).toEqual([0, 'succeeded']);
    expect(asked.slice(0, 3)).toEqual(['', '?page=2&limit=1', '?page=3&limit=1']);
  });

  test('is read to its end and no further, and a deployment in none of its pages is told as that', async () => {
    const { service } = await listedBy((page) => (page < 3 ? `?page=${page + 1}` : undefined), ['d9', 'd8', 'd7']);
    await using _ = service;
    const { code, log, outputs } = await deploy(service.origin, '8s');
    expect([code, outputs.status]).toEqual([1, 'pending']);
    expect(log).toContain(
      "The deployment d1 is not in the platform's list: its ID was in none of 3 pages; they have d9, d8, d7",
    );
    expect(log).not.toContain('has not ended within');
  });

  test('ends at a page that was read, and after fifty', async () => {
    const pagesOf = async ({ service }: Awaited<ReturnType<typeof listedBy>>) => {
      await using _ = service;
      const parts = { fetch, clock: new FakeClock(), random: () => 0.5, tokens: givenTokens, uuid: () => 'u' };
      const client = createControlPlane(createTransport({ baseUrl: service.origin, ...parts }), PATH);
      await client.deploy('shop', { branch: 'main' });
      let pages = 0;
      const onPage = () => {
        pages += 1;
      };
      for await (const _each of client.allDeployments('shop', { onPage }));
      return pages;
    };
    expect(await pagesOf(await listedBy(() => '?page=2'))).toBe(2);
    expect(await pagesOf(await listedBy((page) => `?page=${page + 1}`))).toBe(50);
  });

  test('is not followed to another server', async () => {
    const asked: unknown[] = [];
    await using other = await serve((request, response) => {
      asked.push(request.url);
      sendJson(response, 200, []);
    });
    const { service } = await listedBy(() => `${other.origin}/next`, ['d9']);
    await using _ = service;
    const { code, log } = await deploy(service.origin, '30s');
    expect([code, asked]).toEqual([1, []]);
    expect(log).toContain(`Could not list the deployments: ${service.origin} names ${other.origin} for the next page`);
  });
});
