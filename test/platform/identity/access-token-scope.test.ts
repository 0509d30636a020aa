import { expect, test } from 'vitest';
import { openStage } from '../console/support.ts';

const POLICY = {
  organizations: {
    acme: { deployer: 'dev@acme.example', admin: 'ana@acme.example' },
    beta: { admin: 'ana@acme.example' },
  },
};

test('a token may do what its role may at its place, and nothing elsewhere', async () => {
  await using stage = await openStage(POLICY);
  await stage.createApp('shop', 'web-landing');
  const send = (token: string, method: string, path: string, body?: unknown) =>
    fetch(stage.platform.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const status = async (token: string, method: string, path: string, body?: unknown) =>
    (await send(token, method, `/operator/orgs/${path}`, body)).status;
  const made = async (body: object, email = 'dev@acme.example', place = 'acme'): Promise<string> => {
    const response = await send(await stage.token(email), 'POST', `/operator/orgs/${place}/tokens`, body);
    return JSON.parse(await response.text()).token;
  };
  const shop = 'acme/projects/web/apps/shop';
  const set = { set: { A: '1' } };
  const viewer = await made({ name: 'v', role: 'viewer' });
  expect([await status(viewer, 'GET', shop), await status(viewer, 'PATCH', `${shop}/env`, set)]).toEqual([200, 403]);
  const app = await made({ name: 'a' }, 'dev@acme.example', shop);
  expect([await status(app, 'PATCH', `${shop}/env`, set), await status(app, 'GET', `${shop}2`)]).toEqual([200, 403]);
  const project = await made({ name: 'p' }, 'dev@acme.example', 'acme/projects/web');
  expect([await status(project, 'GET', shop), await status(project, 'GET', 'acme/projects/x/apps/shop')]).toEqual([
    200, 403,
  ]);
  // Its maker is an admin of two organizations, and no token is one.
  const whole = await made({ name: 'w' }, 'ana@acme.example');
  expect([await status(whole, 'PATCH', `${shop}/env`, set), await status(whole, 'GET', 'beta/apps')]).toEqual([
    200, 403,
  ]);
  const who = JSON.parse(await (await send(whole, 'GET', '/operator/whoami')).text());
  expect(who).toMatchObject({ token: 'w', roles: [{ org: 'acme', role: 'deployer' }] });
});
