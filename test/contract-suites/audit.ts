import { describe, expect, test } from 'vitest';
import { type AuditRow, FIRST_HASH, walkChain } from '../../src/contract/audit.ts';
import { KVS_APP_TYPES } from '../../src/contract/limits.ts';
import type { BuildFailureFacts } from '../../src/platform/shared/types.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { ACT, actBy } from '../support/acts.ts';
import { build, failBuild } from '../support/jobs.ts';
import { createApp, type StateHandles } from './state.ts';

type AuditHandle = StateHandles['a'] & Pick<Stores, 'audit' | 'tables' | 'roles' | 'keeping'>;

export interface AuditHandles extends StateHandles {
  readonly a: AuditHandle;
  readonly b: AuditHandle;
  /** Runs a statement of SQL as a superuser would, with the triggers of the log away. */
  behind(statement: string): Promise<void>;
  /** Runs a statement of SQL as the platform could. Rejects if the engine refuses it. */
  attempt(statement: string): Promise<void>;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const ANA = actBy('ana@acme.example');
const HEAD = { branch: null, commit: null };
const MOST = { variables: 100, bytes: 10_000 };
const DAY = 86_400_000;
const FAILED: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'The build exited with 2', exitCode: 2, signal: null },
  ...{ log: [], diagnostics: [] },
};

async function all({ audit }: AuditHandle, org = 'acme'): Promise<readonly AuditRow[]> {
  return audit.after(org, 0, 10_000);
}

/** Returns what the newest rows say, the oldest of them first. */
async function since(handle: AuditHandle, n: number) {
  const rows = await handle.audit.after('acme', n, 100);
  return rows.map(({ action, by, via, object, before, after }) => ({
    ...{ action, by, via, object },
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }));
}

async function last({ audit }: AuditHandle): Promise<number> {
  return (await audit.chain('acme'))?.head.n ?? 0;
}

/** Tests an engine of the audit log, and that the other ports write it. */
export function auditSuite(engine: string, open: () => Promise<AuditHandles>): void {
  describe(`the audit log on ${engine}`, () => {
    rowTests(open);
    chainTests(open);
    listTests(open);
  });
}

function rowTests(open: () => Promise<AuditHandles>): void {
  test('each change of an app writes one row, with settings, and with names of variables alone', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const { apps } = a.state;
    const config = { repository: 'https://u:topsecret@git.example/r.git', branch: 'main', buildCommand: null };
    const command = {
      key: KEY,
      type: 'api',
      config: { ...config, outputDirectory: null, region: null, settings: {} },
    } as const;
    await apps.create(command, ANA);
    await apps.create(command, ANA);
    await b.state.apps.update(KEY, { branch: 'next', settings: { noindex: true } }, ANA);
    await apps.update(KEY, { branch: 'next' }, ANA);
    await apps.update(KEY, { settings: { cachesOf: 'x' } }, ANA);
    await apps.replaceEnv(KEY, { A: 'topsecret', B: '1' }, ANA);
    await apps.replaceEnv(KEY, { A: 'topsecret', B: '1' }, ANA);
    await b.state.apps.editEnv(KEY, { set: { B: '2', C: '3' }, unset: ['A', 'none'] }, MOST, ANA);
    await apps.editEnv(KEY, { set: { B: '2' }, unset: [] }, MOST, ANA);
    await apps.delete(KEY, ANA, DAY);
    await apps.delete(KEY, ANA, DAY);
    await apps.restore(KEY, ANA);
    await apps.restore(KEY, ANA);
    const row = { by: ANA.by, via: 'id-token', object: null, before: null, after: null };
    expect(await since(a, 0)).toEqual([
      { ...row, action: 'app.create', after: { type: 'api', repository: 'https://git.example/r.git', branch: 'main' } },
      {
        ...{ ...row, action: 'app.update' },
        before: { branch: 'main', noindex: null },
        after: { branch: 'next', noindex: true },
      },
      { ...row, action: 'cache.clear' },
      { ...row, action: 'env.replace', after: { added: ['A', 'B'] } },
      { ...row, action: 'env.edit', after: { added: ['C'], changed: ['B'], removed: ['A'] } },
      { ...row, action: 'app.delete' },
      { ...row, action: 'app.restore' },
    ]);
    const rows = await all(b);
    expect(rows[0]).toMatchObject({
      org: 'acme',
      project: 'web',
      appID: 'shop',
      from: '192.0.2.1',
      requestID: 'req-1',
    });
    expect(JSON.stringify(rows)).not.toContain('topsecret');
  });

  test('what is refused, or fails within its transaction, writes no row', async () => {
    await using handles = await open();
    const { a } = handles;
    await createApp(a);
    const other = { ...KEY, appID: 'other' };
    await createApp(a, other);
    await a.state.apps.update(other, { settings: { domains: ['taken.example'] } }, ANA);
    const n = await last(a);
    await expect(a.state.apps.update(KEY, { settings: { domains: ['taken.example'] } }, ANA)).rejects.toThrow('domain');
    const none = { ...KEY, appID: 'none' };
    await a.state.apps.update(none, { branch: 'x' }, ANA);
    await a.state.apps.delete(none, ANA, 1);
    await a.state.apps.replaceEnv(none, { A: '1' }, ANA);
    await a.state.apps.editEnv(KEY, { set: { A: 'x'.repeat(20_000) }, unset: [] }, MOST, ANA);
    await a.state.deployments.create(none, HEAD, ANA);
    await a.state.deployments.cancel(KEY, 'dpl-none', ANA);
    await a.state.deployments.redeploy(KEY, 'dpl-none', ANA);
    await a.state.releases.rollback(KEY, undefined, ANA);
    await a.tables.remove(KEY, 'none', ANA);
    expect(await since(a, n)).toEqual([]);
  });

  test('deployments write who asked for them, and what the platform did with them', async () => {
    await using handles = await open();
    const { a } = handles;
    await createApp(a);
    const n = await last(a);
    const queue = async (request = {}) => {
      const made = await a.state.deployments.create(KEY, { ...HEAD, ...request }, ANA);
      if (made.kind !== 'done') throw new Error(made.kind);
      return made.made.deployID;
    };
    const one = await queue();
    const two = await queue({ configuration: { branch: 'next' }, env: { TOKEN: 'topsecret' } });
    await build(a.jobs, two, 'm1');
    const three = await queue();
    await failBuild(a.jobs, three, FAILED);
    const again = await a.state.deployments.redeploy(KEY, three, ANA);
    const four = again.kind === 'done' ? again.made.deployID : '';
    await a.state.deployments.cancel(KEY, four, ANA);
    const five = await queue();
    await build(a.jobs, five, 'm2');
    await a.state.releases.rollback(KEY, undefined, ANA);
    const six = await queue();
    await a.state.apps.delete(KEY, ANA, DAY);
    const person = { by: ANA.by, via: 'id-token', before: null, after: null };
    const platform = { by: null, via: 'platform', before: null, after: null };
    const created = { ...person, action: 'deployment.create' };
    const rows = await since(a, n);
    expect(rows).toEqual([
      { ...created, object: one, after: { branch: 'main' } },
      { ...created, object: two, after: { branch: 'next', env: ['TOKEN'] } },
      { ...platform, action: 'deployment.supersede', object: one, after: { supersededBy: two } },
      { ...platform, action: 'deployment.live', object: two },
      {
        ...platform,
        by: ANA.by,
        action: 'app.update',
        object: two,
        before: { branch: 'main' },
        after: { branch: 'next' },
      },
      { ...platform, by: ANA.by, action: 'env.replace', object: two, after: { added: ['TOKEN'] } },
      { ...created, object: three, after: { branch: 'next' } },
      {
        ...platform,
        action: 'deployment.fail',
        object: three,
        after: { stage: 'build', code: 'build_failed' },
      },
      { ...person, action: 'deployment.redeploy', object: four, after: expect.objectContaining({ redeployOf: three }) },
      { ...person, action: 'deployment.cancel', object: four },
      { ...created, object: five, after: { branch: 'next' } },
      { ...platform, action: 'deployment.live', object: five, before: { live: two } },
      { ...person, action: 'release.rollback', object: two, before: { live: five }, after: { live: two } },
      { ...created, object: six, after: { branch: 'next' } },
      { ...person, action: 'app.delete', object: null, after: { cancelled: [six] } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('topsecret');
  });

  test('tables and credentials write rows, and an instance that takes credentials does not', async () => {
    await using handles = await open();
    const { a } = handles;
    const config = {
      ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null },
      region: null,
    };
    await a.state.apps.create({ key: KEY, type: 'api', config: { ...config, settings: {} } }, ANA);
    const n = await last(a);
    const command = { app: KEY, tokenHash: 'h', sealed: Buffer.from('s'), createdAt: 1, types: KVS_APP_TYPES, most: 1 };
    await a.tables.create({ ...command, name: 'one' }, ANA);
    await a.tables.create({ ...command, name: 'two', tokenHash: 'i' }, ANA);
    const environmentID = (await a.state.apps.find(KEY))?.environmentID ?? '';
    const role = { environmentID, sealed: Buffer.from('s'), expiresAt: Date.now() + DAY };
    await a.roles.issue({ ...role, accessKeyID: 'ASIA1' }, { now: 1, most: 9 }, ANA);
    await a.roles.issue({ ...role, accessKeyID: 'ASIA2' }, { now: 1, most: 9 }, undefined);
    await a.tables.remove(KEY, 'one', ANA);
    expect((await since(a, n)).map(({ action, object }) => [action, object])).toEqual([
      ['table.create', 'one'],
      ['credentials.issue', 'ASIA1'],
      ['table.delete', 'one'],
    ]);
  });

  test('apps whose time is over end in the name of the platform', async () => {
    await using handles = await open();
    const { a, clock } = handles;
    await createApp(a);
    await a.state.apps.update(KEY, { settings: { lifetime: '1d' } }, ANA);
    const n = await last(a);
    clock.advance(2 * DAY);
    await a.state.apps.expire(9, DAY);
    clock.advance(2 * DAY);
    const ending = await a.keeping.endingApp(0);
    await a.keeping.endApp(ending?.app ?? 0);
    const row = { by: null, via: 'platform', object: null, before: null, after: null };
    expect(await since(a, n)).toEqual([
      { ...row, action: 'app.delete' },
      { ...row, action: 'app.end' },
    ]);
  });

  test('texts are single lines, and long changes are cut with a mark', async () => {
    await using handles = await open();
    const { a } = handles;
    await createApp(a);
    const n = await last(a);
    const act = { by: `a\n${'b'.repeat(999)}`, via: 'webhook', name: 'x\u0000y', from: null } as const;
    const env = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`NAME_${'X'.repeat(90)}_${index}`, '1']));
    await a.state.apps.replaceEnv(KEY, env, act);
    await a.state.apps.update(KEY, { buildCommand: 'y'.repeat(2_000) }, act);
    const rows = await a.audit.after('acme', n, 9);
    expect(rows.map(({ by }) => [by?.length, by?.includes('\n')])).toEqual([
      [254, false],
      [254, false],
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['xy', 'xy']);
    for (const { after } of rows) expect(Buffer.byteLength(after ?? '')).toBeLessThan(4_200);
    expect(JSON.parse(rows[0]?.after ?? '').added.at(-1)).toBe('…');
    expect(JSON.parse(rows[1]?.after ?? '').buildCommand).toMatch(/^y{500}…$/);
  });
}

function chainTests(open: () => Promise<AuditHandles>): void {
  async function filled(handles: AuditHandles, count: number): Promise<readonly AuditRow[]> {
    for (let n = 0; n < count; n += 1) {
      await handles.a.audit.append(n % 2 === 0 ? ANA : ACT, [
        { org: 'acme', action: 'app.update', object: `é-${n}`, after: { n } },
      ]);
    }
    return all(handles.a);
  }

  test('the hashes are a chain that a client computes from the rows', async () => {
    await using handles = await open();
    const rows = await filled(handles, 5);
    await handles.b.audit.append(ACT, [{ action: 'session.open' }]);
    expect(walkChain({ n: 0, hash: FIRST_HASH }, rows)).toEqual({ kind: 'fits', last: { n: 5, hash: rows[4]?.hash } });
    expect(await handles.b.audit.chain('acme')).toMatchObject({
      head: { n: 5, hash: rows[4]?.hash },
      anchor: { n: 0 },
    });
    expect(await handles.b.audit.chain('none')).toBeUndefined();
    expect((await all(handles.a, '')).map(({ n, action }) => [n, action])).toEqual([[1, 'session.open']]);
  });

  test('appends at the same time make one chain without a gap', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const keys = Array.from({ length: 12 }, (_, n) => ({ ...KEY, appID: `app-${n}` }));
    await Promise.all(keys.map((key, n) => createApp(n % 2 === 0 ? a : b, key)));
    await Promise.all(
      keys.flatMap((key, n) => [
        (n % 2 === 0 ? b : a).state.apps.replaceEnv(key, { A: String(n) }, ANA),
        a.state.deployments.create(key, HEAD, ANA),
        b.state.apps.update(key, { branch: 'next' }, ANA),
      ]),
    );
    const rows = await all(a);
    expect(rows).toHaveLength(48);
    expect(walkChain({ n: 0, hash: FIRST_HASH }, rows).kind).toBe('fits');
  });

  test('the engine refuses to change, to replace and to remove rows', async () => {
    await using handles = await open();
    await filled(handles, 3);
    const refused = [
      `UPDATE audit SET who = 'eve' WHERE n = 2`,
      'DELETE FROM audit WHERE n = 2',
      'DELETE FROM audit',
      'DELETE FROM audit_heads',
      'UPDATE audit_heads SET n = 1',
      'UPDATE audit_heads SET anchor_n = 9',
      'INSERT INTO audit SELECT * FROM audit WHERE n = 1',
    ];
    for (const statement of refused) await expect(handles.attempt(statement), statement).rejects.toThrow();
    expect(await all(handles.a)).toHaveLength(3);
  });

  test('a row that was changed, one that was removed, and a new end are found behind its back', async () => {
    const changes = [
      [`UPDATE audit SET who = 'eve' WHERE n = 2`, 2],
      [`UPDATE audit SET becomes = '{"n":7}' WHERE n = 3`, 3],
      [`UPDATE audit SET client = NULL WHERE n = 1`, 1],
      ['UPDATE audit SET at = at - 1 WHERE n = 4', 4],
      ['DELETE FROM audit WHERE n = 3', 3],
      ['DELETE FROM audit WHERE n = 1', 1],
    ] as const;
    for (const [statement, n] of changes) {
      await using handles = await open();
      await filled(handles, 5);
      await handles.behind(statement);
      expect(walkChain({ n: 0, hash: FIRST_HASH }, await all(handles.b)), statement).toEqual({ kind: 'broken', n });
    }
    await using handles = await open();
    const known = (await filled(handles, 5)).at(-1)?.hash;
    await handles.behind('DELETE FROM audit WHERE n > 3');
    await handles.behind('UPDATE audit_heads SET n = 3, hash = (SELECT hash FROM audit WHERE n = 3)');
    const rows = await all(handles.b);
    expect(walkChain({ n: 0, hash: FIRST_HASH }, rows).kind).toBe('fits');
    expect(rows.map(({ hash }) => hash)).not.toContain(known);
  });

  test('old rows are removed, and the others follow their anchor', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await filled(handles, 4);
    clock.advance(10 * DAY);
    await filled(handles, 2);
    expect(await b.audit.trim(11 * DAY)).toBe(0);
    expect(await b.audit.trim(5 * DAY)).toBe(4);
    expect(await b.audit.trim(5 * DAY)).toBe(0);
    const rows = await all(a);
    const chain = await a.audit.chain('acme');
    expect(rows.map(({ n }) => n)).toEqual([5, 6]);
    expect(chain?.anchor.n).toBe(4);
    expect(walkChain(chain?.anchor ?? { n: 0, hash: '' }, rows)).toEqual({ kind: 'fits', last: chain?.head });
    clock.advance(10 * DAY);
    expect(await a.audit.trim(5 * DAY)).toBe(2);
    const [next] = (await filled(handles, 1)).slice(-1);
    expect(next?.n).toBe(7);
    expect(walkChain((await a.audit.chain('acme'))?.anchor ?? { n: 0, hash: '' }, [next as AuditRow]).kind).toBe(
      'fits',
    );
  });
}

function listTests(open: () => Promise<AuditHandles>): void {
  test('of several filters, the rarest one is followed: few rows among thousands are found with the first page', async () => {
    await using handles = await open();
    const { a, behind } = handles;
    const entry = { org: 'acme', project: 'web', appID: 'shop', action: 'app.update' } as const;
    const rare = { ...entry, action: 'app.restore' } as const;
    await a.audit.append(actBy('bob@acme.example'), [rare, rare, entry]);
    // More than one page reads of the rows of one filter.
    await behind(`WITH RECURSIVE s (i) AS (SELECT 4 UNION ALL SELECT i + 1 FROM s WHERE i < 6000)
      INSERT INTO audit (org, n, at, project, app_id, action, who, via, hash)
      SELECT 'acme', i, 0, 'web', 'shop', 'app.update', 'ana@acme.example', 'console', '' FROM s`);
    const filter = { appID: 'shop', action: 'app.restore' };
    const { rows, next } = await a.audit.list('acme', filter, { limit: 10 });
    expect([rows.map(({ n }) => n), next]).toEqual([[2, 1], null]);
    const byBob = await a.audit.list('acme', { project: 'web', appID: 'shop', by: 'bob@acme.example' }, { limit: 10 });
    expect([byBob.rows.map(({ n }) => n), byBob.next]).toEqual([[3, 2, 1], null]);
  });

  test('rows are listed newest first, in pages, and by each filter and all together', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    const acts = [ANA, actBy('bob@acme.example')];
    const start = clock.now();
    for (let n = 0; n < 24; n += 1) {
      const app = { org: 'acme', project: n % 3 === 0 ? 'web' : 'docs', appID: n % 2 === 0 ? 'shop' : 'blog' };
      await a.audit.append(acts[n % 4 === 0 ? 1 : 0] ?? ACT, [
        { ...app, action: n % 5 === 0 ? 'app.delete' : 'app.update' },
      ]);
      clock.advance(1_000);
    }
    const rows = (await all(a)).toReversed();
    const filters = [
      {},
      { appID: 'shop' },
      { project: 'web' },
      { by: 'bob@acme.example' },
      { action: 'app.delete' },
      { appID: 'shop', project: 'web', by: ANA.by ?? '', action: 'app.update' },
      { since: start + 4_000 },
      { until: start + 4_000 },
      { since: start + 3_000, until: start + 9_000, appID: 'blog' },
      { since: start + 60_000 },
      { until: start },
      { by: 'nobody@acme.example' },
    ];
    for (const filter of filters) {
      const { since: from = 0, until = Number.POSITIVE_INFINITY, ...equal } = filter as Record<string, never>;
      const expected = rows.filter(
        (row) =>
          row.at >= from &&
          row.at < until &&
          Object.entries(equal).every(([name, value]) => row[name as 'by'] === value),
      );
      const found: AuditRow[] = [];
      for (let before: number | undefined; ; ) {
        const page = await b.audit.list('acme', filter, { before, limit: 5 });
        expect(page.rows.length).toBeLessThanOrEqual(5);
        found.push(...page.rows);
        if (page.next === null) break;
        before = page.next;
      }
      expect(found, JSON.stringify(filter)).toEqual(expected);
    }
    expect((await a.audit.list('other', {}, { limit: 5 })).rows).toEqual([]);
    expect((await a.audit.after('acme', 20, 2)).map(({ n }) => n)).toEqual([21, 22]);
  });
}
