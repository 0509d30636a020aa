import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Stores } from '../../src/platform/stores/index.ts';
import { ACT } from '../support/acts.ts';
import { failBuild } from '../support/jobs.ts';
import { seededRandom } from '../support/random.ts';
import { createApp, queue } from './state.ts';

type Sealed = Pick<Stores, 'state' | 'jobs' | 'changes' | 'references' | 'logs' | 'audit' | 'keyring'> & {
  readonly sealing: Stores['sealing'] & { step(): Promise<boolean> };
};

/** A place of stores. Nothing runs in the background: a test takes each step. */
export interface SealingPlace extends AsyncDisposable {
  readonly it: Sealed;
  /** Opens the stores as a process does that starts after a kill. In a cluster its list has the next secret first. */
  open(): Promise<Sealed>;
  /** Opens the stores with the newest key alone. Rejects if another one is needed. */
  openNewest(): Promise<Sealed>;
  /** Everything at rest, as texts that would contain a marker. */
  atRest(): Promise<string>;
  /** Exchanges the variables of two apps, and the logs of two deployments, behind the back of the stores. */
  swapVariables(): Promise<void>;
  swapLogs(one: string, other: string): Promise<void>;
  /** Writes zeros over the second block of a stored log. */
  blankLog(deployID: string): Promise<void>;
  /** Writes what a version before has: a variable of the app `shop`, and the whole log of a deployment, in clear. */
  writeInClear(variable: string, deployID: string, log: string): Promise<void>;
}

const SHOP = { org: 'acme', project: 'web', appID: 'shop' };
const BLOG = { ...SHOP, appID: 'blog' };
const LOST = { code: 'unsupported_data' };

export function sealingSuite(engine: string, open: () => Promise<SealingPlace>): void {
  const sealAll = async ({ sealing }: Sealed) => {
    while (await sealing.step());
  };
  /** Seals what can be sealed now. Resolves with the use of the key before. */
  const useOfOld = async (it: Sealed) => {
    await sealAll(it);
    return (await it.sealing.status()).keys[1]?.use;
  };
  const wholeLog = async ({ logs }: Sealed, deployID: string) =>
    (await logs.read(deployID, { from: 0, limit: 1024 * 1024, isComplete: true }))?.text;
  const mark = () => `marker-${randomBytes(8).toString('hex')}`;
  /** Makes a deployment with a log that has failed. */
  const failed = async (it: Sealed, log: string, line: string) => {
    const { deployID } = await queue(it);
    await it.logs.append(deployID, log);
    const facts = { stage: 'build', code: 'build_failed', message: 'failed', exitCode: 2, signal: null } as const;
    await failBuild(it.jobs, deployID, { ...facts, log: [line], diagnostics: [] });
    await it.logs.end(deployID);
    return deployID;
  };

  describe(`what is at rest on ${engine}`, () => {
    test('has no value of a variable and no line of a log, during a build and after it', async () => {
      await using place = await open();
      const { it } = place;
      const [value, brought, line, last] = [mark(), mark(), mark(), mark()];
      await createApp(it);
      await it.state.apps.replaceEnv(SHOP, { TOKEN: value }, ACT);
      const created = await it.state.deployments.create(
        SHOP,
        { branch: null, commit: null, env: { TOKEN: brought } },
        ACT,
      );
      if (created.kind !== 'done') throw new Error(created.kind);
      const { deployID } = created.made;
      const expectNone = async () => {
        const text = await place.atRest();
        // What is not secret is found, so the look is a real one.
        expect(text).toContain('TOKEN');
        for (const each of [value, brought, line, last]) expect(text).not.toContain(each);
      };
      await expectNone();
      const lease = await it.jobs.claim('node');
      expect(lease?.job.env).toEqual({ TOKEN: brought });
      await it.logs.append(deployID, `${line}\n`);
      await expect.poll(() => wholeLog(it, deployID)).toBe(`${line}\n`);
      await expectNone();
      const facts = { stage: 'build', code: 'build_failed', message: 'failed', exitCode: 2, signal: null } as const;
      await it.jobs.finish(lease ?? { deployID, fence: 0 }, {
        ...{ kind: 'failed', facts: { ...facts, log: [last], diagnostics: [] }, logBytes: 1 },
      });
      await it.logs.end(deployID);
      await expectNone();
      expect(await it.state.apps.env(SHOP)).toEqual({ TOKEN: value });
      expect((await it.state.deployments.failure(SHOP, deployID))?.log).toEqual([last]);
      expect(await wholeLog(it, deployID)).toBe(`${line}\n`);
    });

    test('opens in its own place alone: a swapped variable and a swapped log are refused', async () => {
      await using place = await open();
      const { it } = place;
      await createApp(it);
      await createApp(it, BLOG);
      await it.state.apps.replaceEnv(SHOP, { TOKEN: 'of the shop' }, ACT);
      await it.state.apps.replaceEnv(BLOG, { TOKEN: 'of the blog' }, ACT);
      const [one, other] = [await failed(it, 'one\n', 'l'), await failed(it, 'two\n', 'l')];
      await expect.poll(() => wholeLog(it, other)).toBe('two\n');
      await place.swapVariables();
      await expect(it.state.apps.env(SHOP)).rejects.toMatchObject(LOST);
      await expect(it.state.apps.env(BLOG)).rejects.toMatchObject(LOST);
      await place.swapLogs(one, other);
      await expect(wholeLog(it, one)).rejects.toMatchObject(LOST);
    });

    test('is a whole log: a range is refused that has lost a block before the end', async () => {
      await using place = await open();
      const { it } = place;
      await createApp(it);
      const log = 'a line of the log\n'.repeat(12_000);
      const deployID = await failed(it, log, 'l');
      await expect.poll(() => wholeLog(it, deployID)).toBe(log);
      await place.blankLog(deployID);
      await expect(it.logs.read(deployID, { from: 70_000, limit: 9_000 })).rejects.toMatchObject(LOST);
    });

    test('is sealed in the background if a version before has left it in clear, and can be read meanwhile', async () => {
      await using place = await open();
      const { it } = place;
      const [value, line] = [mark(), mark()];
      await createApp(it);
      await it.state.apps.replaceEnv(SHOP, { TOKEN: 'x' }, ACT);
      const { deployID } = await queue(it);
      await failBuild(it.jobs, deployID, {
        ...{
          stage: 'build',
          code: 'build_failed',
          message: 'failed',
          exitCode: 2,
          signal: null,
          log: [],
          diagnostics: [],
        },
      });
      const log = `${line}\n`.repeat(9_000);
      await place.writeInClear(value, deployID, log);
      expect(await place.atRest()).toContain(value);
      expect(await place.atRest()).toContain(line);
      expect(await it.state.apps.env(SHOP)).toEqual({ TOKEN: value });
      expect(await wholeLog(it, deployID)).toBe(log);
      expect((await it.sealing.status()).remaining).toBeGreaterThan(0);
      await sealAll(it);
      const text = await place.atRest();
      expect(text).not.toContain(value);
      expect(text).not.toContain(line);
      expect((await it.sealing.status()).remaining).toBe(0);
      expect(await it.state.apps.env(SHOP)).toEqual({ TOKEN: value });
      expect(await wholeLog(it, deployID)).toBe(log);
      expect((await it.logs.read(deployID, { from: -100, limit: 100 }))?.text).toBe(log.slice(-96));
    });
  });

  describe(`a rotation on ${engine}`, () => {
    test('seals everything again, so that the newest key alone opens it', async () => {
      await using place = await open();
      await createApp(place.it);
      await place.it.state.apps.replaceEnv(SHOP, { TOKEN: 'the value' }, ACT);
      const deployID = await failed(place.it, 'a line\n', 'the last line');
      const it = await place.open();
      const from = it.keyring.id;
      const rotated = await it.sealing.rotate(ACT);
      expect(rotated).toEqual({ from, to: it.keyring.id });
      expect(rotated.to).not.toBe(from);
      expect(await it.state.apps.env(SHOP)).toEqual({ TOKEN: 'the value' });
      expect((await it.sealing.status()).keys).toEqual([
        { id: rotated.to, use: 'seals' },
        { id: from, use: 'needed' },
      ]);
      await expect(place.openNewest()).rejects.toMatchObject({ ...LOST, message: expect.stringContaining(from) });
      await sealAll(it);
      expect((await it.sealing.status()).keys).toEqual([
        { id: rotated.to, use: 'seals' },
        { id: from, use: 'unneeded' },
      ]);
      const rows = await it.audit.after('', 0, 100);
      expect(rows.filter(({ action }) => action === 'secret.rotate')).toMatchObject([
        { object: rotated.to, by: ACT.by },
      ]);
      const newest = await place.openNewest();
      expect(newest.keyring.ids).toEqual([rotated.to]);
      expect(await newest.state.apps.env(SHOP)).toEqual({ TOKEN: 'the value' });
      expect((await newest.state.deployments.failure(SHOP, deployID))?.log).toEqual(['the last line']);
      expect(await wholeLog(newest, deployID)).toBe('a line\n');
    });

    test('goes on after kills, under load, and loses nothing', async () => {
      await using place = await open();
      const random = seededRandom(7);
      await createApp(place.it);
      const logs = new Map<string, string>();
      for (let n = 0; n < 30; n += 1) logs.set(await failed(place.it, `log ${n}\n`, `line ${n}`), `log ${n}\n`);
      for (let n = 0; n < 40; n += 1) {
        const key = { ...SHOP, appID: `app-${n}` };
        await createApp(place.it, key);
        await place.it.state.apps.replaceEnv(key, { A: String(n), B: 'b'.repeat(n) }, ACT);
      }
      let it = await place.open();
      await it.sealing.rotate(ACT);
      for (let round = 0; await it.sealing.step(); round += 1) {
        const n = Math.floor(random() * 40);
        await it.state.apps.replaceEnv({ ...SHOP, appID: `app-${n}` }, { A: String(n), B: 'b'.repeat(n) }, ACT);
        if (round % 3 === 0) logs.set(await failed(it, `late ${round}\n`, 'l'), `late ${round}\n`);
        // What a killed process had in memory is gone.
        if (random() < 0.4) it = await place.open();
      }
      await expect.poll(() => useOfOld(it)).toBe('unneeded');
      const newest = await place.openNewest();
      for (const [deployID, text] of logs) expect(await wholeLog(newest, deployID)).toBe(text);
      for (let n = 0; n < 40; n += 1) {
        expect(await newest.state.apps.env({ ...SHOP, appID: `app-${n}` })).toEqual({ A: String(n), B: 'b'.repeat(n) });
      }
    });

    test('leaves the log of a build under way readable, and seals it again when the build has ended', async () => {
      await using place = await open();
      await createApp(place.it);
      const it = await place.open();
      const { deployID } = await queue(it);
      const lease = await it.jobs.claim('node');
      await it.logs.append(deployID, 'before\n');
      await expect.poll(() => wholeLog(it, deployID)).toBe('before\n');
      await it.sealing.rotate(ACT);
      await it.logs.append(deployID, 'after\n');
      await expect.poll(() => wholeLog(it, deployID)).toBe('before\nafter\n');
      await sealAll(it);
      expect((await it.sealing.status()).keys[1]?.use).toBe('needed');
      await it.jobs.finish(lease ?? { deployID, fence: 0 }, { kind: 'live', manifestHash: 'm', logBytes: 13 });
      await it.logs.end(deployID);
      await expect.poll(() => useOfOld(it)).toBe('unneeded');
      expect(await wholeLog(await place.openNewest(), deployID)).toBe('before\nafter\n');
    });
  });
}
