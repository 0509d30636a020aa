import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLocalChanges } from '../../../../src/platform/stores/local/changes.ts';
import { openDatabase } from '../../../../src/platform/stores/local/database.ts';
import { localRows } from '../../../../src/platform/stores/local/engine-rows.ts';
import { attachLocalStores } from '../../../../src/platform/stores/local/index.ts';
import { IS_INCOMPLETE } from '../../../../src/platform/stores/references.ts';
import { textOf } from '../../../../src/platform/stores/rows/columns.ts';
import { createRowStores } from '../../../../src/platform/stores/rows/index.ts';
import { statementsOf } from '../../../support/statements.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

test('no statement has numbered parameters, because Node 24.0, which npm installs on Apple Silicon, cannot bind them', () => {
  const files = globSync('src/platform/**/*.ts');
  const lines = files.flatMap((name) => readFileSync(name, 'utf8').split('\n'));
  expect(lines.filter((line) => /(?:=|LIMIT|IN \(|VALUES \(|WHERE) ?\?\d/.test(line))).toEqual([]);
});

/**
 * What a statement may read as a whole, because it has few rows with any number of apps and deployments. The plan lists
 * the inner statement of a subquery by itself.
 */
const FEW_ROWS = [
  ...[
    'CONSTANT ROW',
    'sqlite_master',
    'deployment_totals',
    'usage_ended',
    ' page',
    ' waiting',
    ' turns',
    '(subquery-1)',
    // A count that ends at a number.
    '(subquery-3)',
    ' collection',
    // A page of notes.
    '(subquery-4)',
    ' d',
    // The parts of an organization, and the addresses, that a caller names.
    ' json_each VIRTUAL TABLE INDEX 1:',
    // The collection of each hour ranks the messages of all targets.
    ' notify_deliveries USING INDEX notify_deliveries_by_target',
    // One row of each organization.
    ' h',
    // One row: the time, an app, or a row of the audit log.
    ...[' now', ' clock', ' next', ' last'],
    // The logs of one app.
    ' d LEFT-JOIN',
    ' ranked',
    ' counted',
    // The organizations of a page, each by one look-up.
    ' steps',
    // The objects of a release, or of a page of a collection.
    ...[' given', ' locked'],
    // One row of each key.
    'sealed_with',
    // The kept releases of one app.
    ' listed',
    '(subquery-5)',
  ],
];

test('no statement of the stores reads a whole table', async () => {
  using folder = temporaryFolder('statements');
  const database = openDatabase(undefined);
  const prepare = database.prepare.bind(database);
  const statements: string[] = [];
  database.prepare = (sql, ...more) => {
    statements.push(sql);
    return prepare(sql, ...more);
  };
  const { keyring } = attachLocalStores(folder.path, createLocalChanges(), { database });
  const prepared = statementsOf(database, (engine) => {
    createRowStores(engine, localRows(engine, keyring), { keyring });
  });
  statements.push(...prepared);
  expect(statements.length).toBeGreaterThan(200);
  // A partial index has the rows of one state, such as the deployments that have not ended.
  const partial = prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'").all();
  const few = [...FEW_ROWS, ...partial.map((row) => `INDEX ${textOf(row, 'name')}`)];
  const scans = statements.flatMap((sql) => {
    // A scan of a table ends at once if it needs only one row, the first by its key.
    const needsOne = /FROM \w+ LIMIT 1$/.test(sql) || sql === IS_INCOMPLETE;
    const steps = prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
    if (needsOne && !steps.some((step) => textOf(step, 'detail').includes('TEMP B-TREE'))) return [];
    return steps.map((step) => /^SCAN (.*)/.exec(textOf(step, 'detail'))?.[1]).filter((what) => what !== undefined);
  });
  expect(scans.filter((what) => !few.some((each) => ` ${what}`.endsWith(each)))).toEqual([]);
  expect(scans).not.toEqual([]);
});
