import { expect, test } from 'vitest';
import { ACCESS_TOKEN_LIMITS } from '../../../../src/contract/access-token.ts';
import { createAccessTokenStore } from '../../../../src/platform/stores/access-tokens.ts';
import { openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../../../src/platform/stores/cluster/database/engine.ts';
import { mergeTable } from '../../../../src/platform/stores/cluster/move/rows.ts';
import { openLocalStores } from '../../../../src/platform/stores/local/index.ts';
import { readDataDir } from '../../../../src/platform/stores/local/reading.ts';
import { createLoginStore } from '../../../../src/platform/stores/logins.ts';
import { STATE_TABLES } from '../../../../src/platform/stores/rows/transfer.ts';
import { lacksPostgres, startPostgres } from '../../../support/postgres.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

const ACT = { by: 'ana@acme.example', via: 'console', from: null } as const;
const HOUR = 3_600_000;

test.skipIf(lacksPostgres('moving sign-ins'))(
  'sign-ins and access tokens count as before after a backup, and in a cluster',
  async () => {
    using folder = temporaryFolder();
    const copy = `${folder.path}/copy`;
    {
      await using stores = await openLocalStores({ dir: `${folder.path}/data` });
      const facts = {
        org: 'acme',
        project: 'web',
        appID: null,
        role: 'viewer',
        maker: '{}',
        madeBy: 'ana',
        lifetimeMs: HOUR,
      };
      await stores.accessTokens.create({ id: 't', hash: 'h', name: 'ci', ...facts }, ACCESS_TOKEN_LIMITS.atPlace, ACT);
      await stores.accessTokens.used('t');
      const bounds = { lifetimeMs: HOUR, intervalMs: 5_000, perAddress: 9, inAll: 9 };
      await stores.logins.begin({ id: 'l', userCode: 'c', secret: '0', machine: 'm', address: 'a' }, bounds);
      await stores.logins.decide('c', { person: 'p', identity: '{"email":"ana"}', most: 3 }, ACT);
      await stores.logins.advance({ id: 'l', secret: '0', next: '1', graceMs: 1, idleMs: HOUR, mostMs: HOUR }, ACT);
      await stores.backUp(copy);
    }
    using source = readDataDir(copy);
    await using server = await startPostgres();
    await using database = openDatabase({ url: await server.createMigrated() });
    for (const name of ['access_tokens', 'logins']) {
      const table = STATE_TABLES.find((each) => each.name === name);
      if (!table) throw new Error(`${name} does not move`);
      expect(await mergeTable(database, table, source.rows(table))).toMatchObject({ rows: 1, written: 1 });
    }
    const token = await createAccessTokenStore(createClusterEngine(database)).find('h');
    expect(token).toMatchObject({ id: 't', name: 'ci', project: 'web', appID: null, role: 'viewer' });
    expect(token?.usedAt).toBeGreaterThan(0);
    const logins = createLoginStore(createClusterEngine(database));
    expect(await logins.find('l')).toMatchObject({ state: 'open', machine: 'm' });
    const use = { id: 'l', graceMs: 1, idleMs: HOUR, mostMs: HOUR };
    expect(await logins.advance({ ...use, secret: '1', next: '2' }, ACT)).toMatchObject({ kind: 'open' });
    expect(await logins.advance({ ...use, secret: '0', next: '3' }, ACT)).toEqual({ kind: 'reused' });
  },
);
