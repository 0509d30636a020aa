import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Case } from '../../scripts/corpus/cases.ts';
import type { ControlPlane } from '../../src/api/control-plane.ts';
import { systemClock } from '../../src/base/clock.ts';
import { boundFailure } from '../../src/contract/failure-record.ts';
import { explain } from '../../src/deploy/explain.ts';
import type { FailureReport } from '../../src/deploy/failure.ts';
import { createNarrator } from '../../src/deploy/narrator.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { workingTree } from '../../src/deploy/working-tree.ts';
import { RULES, type Rules } from '../../src/diagnosis/rules.ts';
import { commandFailure } from '../../src/platform/worker/failure.ts';
import { diagnosticsOf } from '../../src/platform/worker/faults/index.ts';
import { BuildLog } from '../../src/platform/worker/log.ts';
import { FakeClock } from './clock.ts';

/** A case whose sources are on the disk. */
export interface UnpackedCase extends Case {
  /** The folder of the sources. */
  readonly tree: string;
}

/** Writes the sources of cases below a folder. */
export function unpack(cases: readonly Case[], folder: string): readonly UnpackedCase[] {
  return cases.map((each) => {
    const tree = join(folder, each.name);
    for (const [name, text] of Object.entries(each.files)) {
      mkdirSync(dirname(join(tree, name)), { recursive: true });
      writeFileSync(join(tree, name), text);
    }
    return { ...each, tree };
  });
}

const LOG_BYTES = 4 * 1024 * 1024;

/**
 * Returns the report that a user reads. The worker's code makes a failure record from the lines of the log, and the
 * client's code explains the record with the checkout.
 */
export async function diagnose(each: UnpackedCase, rules: Rules = RULES): Promise<FailureReport> {
  const record = boundFailure(await recordOf(each, rules));
  const seen = { ...record, exitCode: record.exitCode ?? undefined, signal: record.signal ?? undefined };
  const platform = { readFailure: async () => seen } as unknown as ControlPlane;
  const settings = each.folder === '' ? {} : { rootDirectory: each.folder };
  const configuration = { repository: 'acme/site', branch: 'main', settings };
  const deps = {
    platform,
    clock: systemClock,
    signal: new AbortController().signal,
    tree: workingTree(each.tree),
    rules,
  };
  const narrator = createNarrator(() => {}, systemClock);
  return explain('d1', 'site', { configuration } as DeployPlan, deps, narrator);
}

/** Makes the failure record as the worker does. Replaces the root in the log by the folder of the sources. */
export async function recordOf({ tree, log, root, folder, ...facts }: UnpackedCase, rules: Rules) {
  const { stage, command, env, exitCode, signal } = facts;
  using written = new BuildLog(() => {}, LOG_BYTES, env);
  written.line(`$ ${command}`);
  for (const line of log) written.line(line.replaceAll(root, tree));
  const { facts: failure, message } = commandFailure(
    stage,
    command,
    { exitCode, signal, shortOfMemory: false, diskWasShort: false },
    written,
  );
  // Time does not pass on this clock: what is found must not depend on the speed of the machine.
  const origin = {
    root: tree,
    folder: join(tree, folder),
    command: stage,
    committed: new Set(Object.keys(facts.files)),
    clock: new FakeClock(),
  };
  const diagnostics = await diagnosticsOf({ ...failure, log: written.recent() }, origin, rules);
  written.line(message);
  return { ...failure, log: written.last(), diagnostics };
}
