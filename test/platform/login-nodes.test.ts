import { describe, expect, test } from 'vitest';
import { DEVICE_GRANT } from '../../src/contract/login.ts';
import { clusterPlace, lacksCluster } from '../support/cluster.ts';
import { visitorOf } from './console/support.ts';

describe.skipIf(lacksCluster('sign-ins and access tokens on two nodes'))('on a platform of two nodes', () => {
  test('what one node gives counts on the other, and what one ends counts on none', async () => {
    await using place = await clusterPlace();
    const [one, two] = [await place.start('one'), await place.start('two')];
    const urls = [one, two].map(({ port }) => `http://127.0.0.1:${port}`);
    const send = async (node: 0 | 1, path: string, fields: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams({ client_id: 'slipway', ...fields });
      const response = await fetch(`${urls[node]}/identity/${path}`, { method: 'POST', body });
      return { status: response.status, answer: JSON.parse(await response.text()) };
    };
    const who = async (node: 0 | 1, token: string) =>
      (await fetch(`${urls[node]}/operator/whoami`, { headers: { authorization: `Bearer ${token}` } })).status;
    const { answer: asked } = await send(0, 'device', { machine: 'laptop' });
    const token = (email = 'ana@acme.example') => two.mintToken({ email });
    // The console of the second node approves what the first one was asked.
    const person = await visitorOf({ platform: { ...two, baseUrl: urls[1] ?? '' }, token }, 'ana@acme.example');
    const decided = await person.post('/console/device', { user_code: asked.user_code, decision: 'approve' });
    expect(decided.text).toContain('Approved');
    const { answer: got } = await send(1, 'token', { grant_type: DEVICE_GRANT, device_code: asked.device_code });
    expect([await who(0, got.access_token), await who(1, got.access_token)]).toEqual([200, 200]);
    const refresh = (node: 0 | 1, refresh_token: string) =>
      send(node, 'token', { grant_type: 'refresh_token', refresh_token });
    // At once on both nodes: at most one of the answers has a token that counts.
    const both = await Promise.all([refresh(0, got.refresh_token), refresh(1, got.refresh_token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const used = [];
    for (const { answer } of both) used.push((await refresh(0, answer.refresh_token)).status);
    expect(used).toContain(400);
    expect([await who(0, got.access_token), await who(1, got.access_token)]).toEqual([401, 401]);

    // A person lists the machine on one node, and signs it out there: no node knows it any more.
    const { answer: again } = await send(0, 'device', { machine: 'laptop' });
    await person.post('/console/device', { user_code: again.user_code, decision: 'approve' });
    const { answer: open } = await send(0, 'token', { grant_type: DEVICE_GRANT, device_code: again.device_code });
    expect([await who(0, open.access_token), await who(1, open.access_token)]).toEqual([200, 200]);
    expect((await person.get('/console/machines')).text).toContain('laptop');
    const own = { authorization: `Bearer ${open.access_token}` };
    const { machines } = JSON.parse(await (await fetch(`${urls[0]}/operator/machines`, { headers: own })).text());
    expect(machines).toMatchObject([{ machine: 'laptop', usedAt: expect.any(String) }]);
    const end = (node: 0 | 1) =>
      fetch(`${urls[node]}/operator/machines/${machines[0].id}`, { method: 'DELETE', headers: own });
    expect((await end(1)).status).toBe(200);
    expect([await who(0, open.access_token), await who(1, open.access_token)]).toEqual([401, 401]);
    expect((await person.get('/console/machines')).text).toContain('on no machine');
    expect((await person.post('/console/machines/end', { machine: machines[0].id })).status).toBe(404);

    const headers = { authorization: `Bearer ${await one.mintToken()}`, 'content-type': 'application/json' };
    const tokens = `${urls[0]}/operator/orgs/acme/tokens`;
    const made = await fetch(tokens, { method: 'POST', headers, body: JSON.stringify({ name: 'ci' }) });
    const { token: text } = JSON.parse(await made.text());
    expect([await who(0, text), await who(1, text)]).toEqual([200, 200]);
    expect((await fetch(`${tokens}/ci`, { method: 'DELETE', headers })).status).toBe(200);
    expect([await who(0, text), await who(1, text)]).toEqual([401, 401]);
  });
});
