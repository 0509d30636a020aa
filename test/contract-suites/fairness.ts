import { describe, expect, test } from 'vitest';
import { QueueFull } from '../../src/platform/stores/state.ts';
import { ACT } from '../support/acts.ts';
import { createApp, queue, type StateHandles } from './state.ts';

const app = (org: string, number: number) => ({ org, project: 'web', appID: `app-${number}` });

/** Tests the bounds of an organization. `open`: an organization may have two queued deployments. */
export function fairnessSuite(engine: string, open: () => Promise<StateHandles>): void {
  describe(`the bounds of an organization on ${engine}`, () => {
    test('a full queue refuses another app of the organization, takes a newer deployment of an app in it, and refuses no other organization', async () => {
      await using handles = await open();
      const { a, b } = handles;
      for (const number of [1, 2, 3]) await createApp(a, app('acme', number));
      await createApp(a, app('blue', 1));
      await queue(a, app('acme', 1));
      const { deployID } = await queue(b, app('acme', 2));
      const once = { scope: 'ana', key: 'k', requestHash: 'x', status: 202, answer: () => '{}' };
      const third = (retried = once) =>
        a.state.deployments.create(app('acme', 3), { branch: null, commit: null }, ACT, retried);
      await expect(third()).rejects.toThrow(QueueFull);
      expect(await a.state.deployments.list(app('acme', 3), { limit: 10 })).toEqual([]);
      await queue(a, app('acme', 2));
      expect((await a.state.deployments.find(app('acme', 2), deployID))?.status).toBe('cancelled');
      await queue(a, app('blue', 1));
      // The refused call did not use its key.
      await a.jobs.claim('node');
      expect((await third()).kind).toBe('done');
    });

    test('an organization with as many builds as it may have waits, and others go on', async () => {
      await using handles = await open();
      const { a, b } = handles;
      for (const number of [1, 2]) await createApp(a, app('acme', number));
      await createApp(a, app('blue', 1));
      for (const number of [1, 2]) await queue(a, app('acme', number));
      const first = await a.jobs.claim('one', { most: 1, of: {} });
      expect(first?.job.app).toEqual(app('acme', 1));
      expect(await b.jobs.claim('two', { most: 1, of: {} })).toBeUndefined();
      await queue(a, app('blue', 1));
      expect((await b.jobs.claim('two', { most: 1, of: {} }))?.job.app).toEqual(app('blue', 1));
      expect((await b.jobs.claim('two', { most: 2, of: {} }))?.job.app).toEqual(app('acme', 2));
    });
  });
}
