import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../../../src/platform/stores/cluster/database/engine.ts';
import { ClusterBuildLogs } from '../../../../src/platform/stores/cluster/logs/build-logs.ts';
import { checkSecret } from '../../../../src/platform/stores/cluster/secrets/keys.ts';
import { createClusterSealing } from '../../../../src/platform/stores/cluster/secrets/sealing.ts';
import { clusterSecrets } from '../../../../src/platform/stores/cluster/secrets/secrets.ts';
import { clusterRows } from '../../../../src/platform/stores/cluster/state/engine-rows.ts';
import { LocalBlobs } from '../../../../src/platform/stores/local/blobs.ts';
import { createLocalChanges } from '../../../../src/platform/stores/local/changes.ts';
import { createRowStores } from '../../../../src/platform/stores/rows/index.ts';
import { BLOCK } from '../../../../src/platform/stores/rows/sealed-log.ts';
import { sealingSuite } from '../../../contract-suites/sealing.ts';
import { describeOnPostgres } from '../../../support/cluster-stores.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

describeOnPostgres('sealing', (server, engine) => {
  sealingSuite(engine, async () => {
    const folder = temporaryFolder();
    const url = await server().createMigrated();
    const stack = new AsyncDisposableStack();
    stack.use({ [Symbol.dispose]: () => folder[Symbol.dispose]() });
    const blobs = new LocalBlobs({ dir: folder.path });
    const own = stack.use(openDatabase({ url, connections: 2 }));
    const open = async (...list: readonly Uint8Array[]) => {
      const database = stack.use(openDatabase({ url, connections: 3 }));
      const secrets = clusterSecrets(list);
      await checkSecret(database, secrets);
      const log = () => {};
      const sealing = createClusterSealing({ database, blobs, secrets, log });
      await sealing.refresh();
      const engine = createClusterEngine(database);
      return {
        ...createRowStores(engine, clusterRows(engine, secrets), { keyring: secrets, keepReleases: 3 }),
        ...{ sealing, keyring: secrets, changes: createLocalChanges() },
        logs: stack.use(new ClusterBuildLogs({ database, blobs, keyring: secrets, log })),
      };
    };
    const it = await open(OLD);
    const stored = async (deployID: string) =>
      (await own.query("SELECT 1 FROM build_logs WHERE deploy_id = $1 AND state = 'stored'", [deployID])).count === 1;
    return {
      it,
      open: () => open(NEW, OLD),
      openNewest: () => open(NEW),
      async atRest() {
        const { rows: tables } = await own.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
        const texts: string[] = [];
        for (const { name } of tables) {
          const { rows } = await own.query(`SELECT t::text AS row FROM "${name}" t`);
          texts.push(...rows.map(({ row }) => unescaped(String(row))));
        }
        const files = readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
          .map((name) => join(folder.path, name))
          .filter((path) => statSync(path).isFile());
        // The names of variables are in the rows of the audit log.
        return [...texts, ...files.map((path) => readFileSync(path, 'latin1'))].join('\n');
      },
      async swapVariables() {
        await own.query(`UPDATE env SET variables = (SELECT e.variables FROM env e WHERE e.app <> env.app)`);
      },
      async swapLogs(one, other) {
        while (!((await stored(one)) && (await stored(other)))) await new Promise((resolve) => setTimeout(resolve, 20));
        const bytes = await blobs.load(`logs-/sealed-${other}`, 1_000);
        await using writer = blobs.writer();
        const content = bytes?.bytes ?? Buffer.alloc(0);
        await writer.put(`logs-/sealed-${one}`, content, createHash('sha256').update(content).digest('hex'));
        await writer.settle();
      },
      async blankLog(deployID) {
        while (!(await stored(deployID))) await new Promise((resolve) => setTimeout(resolve, 20));
        const bytes = await blobs.load(`logs-/sealed-${deployID}`, 1_000_000);
        await using writer = blobs.writer();
        const content = Buffer.from(bytes?.bytes ?? Buffer.alloc(0)).fill(0, BLOCK, 2 * BLOCK);
        await writer.put(`logs-/sealed-${deployID}`, content, createHash('sha256').update(content).digest('hex'));
        await writer.settle();
      },
      async writeInClear(variable, deployID, log) {
        await own.query('UPDATE env SET variables = $1', [JSON.stringify({ TOKEN: variable })]);
        await using writer = blobs.writer();
        const content = Buffer.from(log);
        await writer.put(`logs-/log-${deployID}`, content, createHash('sha256').update(content).digest('hex'));
        await writer.settle();
        await own.query("INSERT INTO build_logs (deploy_id, size, state, touched_at) VALUES ($1, $2, 'stored', 0)", [
          ...[deployID, content.length],
        ]);
      },
      [Symbol.asyncDispose]: () => stack.disposeAsync(),
    };
  });
});

/** Returns a row with its bytes as the texts that they are. */
function unescaped(row: string): string {
  return row.replace(/\\\\?x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'));
}
