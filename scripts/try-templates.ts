/**
 * Deploys apps that npm's own templates make, unchanged, and then with faults in them:
 *
 *   node scripts/try-templates.ts [--work DIR] [--fault NAME]… [NAME…]
 *
 * `NAME`: the name of a kit (`try-templates/kits.ts`). Default: all. For each, the script makes the app in a git repository, deploys it
 * by the command line on a platform of its own, and asks it. It deploys it again with a path that streams while eight clients ask for
 * the start page all the time, and starts it with each fault: `crash`, `variable`, `silent`, `memory` and `port`. `--fault`: only these.
 * `--work`: a folder for all of it, which stays. Apps that are in it are not made again. Prints Markdown tables. Exit code 1:
 * something is not as expected. Needs git and the npm registry. The templates' programs run without a sandbox.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KITS } from './try-templates/kits.ts';
import { startTrialPlatform } from './try-templates/platform.ts';
import { type Row, tableOf, wordsTable } from './try-templates/row.ts';
import { type Check, FAULT_NAMES, tryKit } from './try-templates/trial.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { work: { type: 'string' }, fault: { type: 'string', multiple: true } },
});
const unknown = positionals.find((name) => !KITS.some((kit) => kit.name === name));
if (unknown !== undefined) throw new Error(`No kit is named ${unknown}: ${KITS.map(({ name }) => name).join(', ')}`);
const faults = FAULT_NAMES.filter((name) => values.fault?.includes(name) ?? true);
const work = values.work ? resolve(values.work) : mkdtempSync(join(tmpdir(), 'slipway-templates-'));
mkdirSync(work, { recursive: true });
const rows: Row[] = [];
try {
  for (const kit of KITS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const checks: Check[] = [];
    rows.push({ kit, checks });
    process.stdout.write(`${kit.name}\n`);
    const data = join(work, 'platforms', kit.name);
    rmSync(data, { recursive: true, force: true });
    try {
      await using platform = await startTrialPlatform(data, join(work, 'builds'));
      for await (const check of tryKit(kit, platform, join(work, kit.name), faults)) {
        process.stdout.write(`  ${check.ok ? '✓' : '✗'} ${check.name}: ${check.said}\n`);
        checks.push(check);
      }
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      process.stdout.write(`  ✗ ${said}\n`);
      checks.push({ name: 'tried', ok: false, said });
    }
  }
} finally {
  if (!values.work) rmSync(work, { recursive: true, force: true, maxRetries: 3 });
}
process.stdout.write(`\n${tableOf(rows)}\n\n${wordsTable(rows)}\n`);
process.exitCode = rows.every(({ checks }) => checks.every(({ ok }) => ok)) ? 0 : 1;
