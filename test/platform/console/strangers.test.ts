import { expect, test } from 'vitest';
import { openStage } from './support.ts';

const EVE = 'eve@rival.example';
const ANA = 'ana@acme.example';
const OPS = 'ops@host.example';

test('identities without a role leave no rows of sign-ins, and are limited by address; others still sign in from there', async () => {
  await using stage = await openStage({
    organizations: { acme: { roles: { deployer: ANA } }, '*': { roles: { admin: OPS } } },
  });
  const { platform } = stage;
  const signIn = async (email: string) => {
    const body = new URLSearchParams({ token: await stage.token(email) });
    const headers = { origin: platform.baseUrl };
    const response = await fetch(`${platform.baseUrl}/console/sign-in`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    });
    return { response, cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  };
  const call = async (email: string, method: string, path: string) =>
    fetch(`${platform.baseUrl}/operator${path}`, {
      method,
      headers: { authorization: `Bearer ${await stage.token(email)}` },
    });
  const first = await signIn(EVE);
  expect(first.response.status).toBe(303);
  const page = await fetch(`${platform.baseUrl}/console`, { headers: { cookie: first.cookie } });
  expect(page.status).toBe(200);
  await fetch(`${platform.baseUrl}/console/sign-out`, {
    ...{ method: 'POST', headers: { cookie: first.cookie, origin: platform.baseUrl }, redirect: 'manual' },
  });
  expect((await call(EVE, 'POST', '/console-link')).status).toBe(201);
  let refused: Response | undefined;
  for (let count = 0; count < 40 && !refused; count += 1) {
    const { response } = await signIn(EVE);
    if (response.status !== 303) refused = response;
  }
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.text()).toContain('Too many attempts to sign in');
  expect((await signIn(ANA)).response.status).toBe(303);
  const { rows } = (await (await call(OPS, 'GET', '/audit')).json()) as { rows: { action: string; by: string }[] };
  expect(rows.map(({ action, by }) => [action, by])).toEqual([['session.open', ANA]]);
});
