import { openSqliteEngine } from '../../src/platform/stores/local/kvs-engine.ts';

/** Writes to the store at a path until a write is refused, then tries once more. Sends the results to its parent. */
const [, , path = ''] = process.argv;
const engine = openSqliteEngine({ path });
let acknowledged = 0;
let refusal = '';
let after = '';
while (refusal === '' && acknowledged < 100_000) {
  try {
    await engine.put(1, `k${acknowledged}`, { value: `"${acknowledged}${'x'.repeat(500)}"` });
    acknowledged += 1;
  } catch (error) {
    refusal = error instanceof Error ? error.name : 'unknown';
  }
}
try {
  await engine.put(1, 'after', { value: '1' });
} catch (error) {
  after = error instanceof Error ? error.message : 'unknown';
}
process.send?.({ acknowledged, refusal, after }, () => process.exit());
