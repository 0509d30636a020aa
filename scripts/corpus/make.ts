/** `node scripts/corpus/make.ts [TOOL …]`: builds small projects with planted faults and records the logs in test/corpus. */
import { rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Case } from './cases.ts';
import { prepare, project, run, withLockfile } from './project.ts';
import { startRegistry } from './registry.ts';
import type { Fault, Tool } from './spec.ts';
import { TOOLS } from './tools.ts';
import { caseOf, refusal, writeCases } from './write.ts';

setPriority(15);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !TOOLS.some(({ id }) => id === name.split('/', 1)[0]));
if (unknown !== undefined) {
  process.stderr.write(`Unknown tool: "${unknown}". Known: ${TOOLS.map(({ id }) => id).join(', ')}.\n`);
  process.exit(2);
}
await using registry = await startRegistry();
for (const tool of TOOLS) {
  const names = asked.filter((name) => name.split('/', 1)[0] === tool.id).map((name) => name.split('/')[1]);
  if (asked.length > 0 && names.length === 0) continue;
  const faults = tool.faults.filter(
    ({ name }) => names.length === 0 || names.includes(undefined) || names.includes(name),
  );
  try {
    await make(tool, faults, registry.url);
  } catch (error) {
    print(`${tool.id}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** Records a tool's cases, if its project builds without a fault. */
async function make(asked: Tool, faults: readonly Fault[], registryUrl: string): Promise<void> {
  const ready = await prepare(asked);
  const tool = await withLockfile(asked, ready, registryUrl);
  const whole = await run(await project(tool, undefined, ready, registryUrl), ready);
  if (whole.outcome.exitCode !== 0) {
    print(`${tool.id}: the project does not build\n${whole.lines.slice(-30).join('\n')}`);
    process.exitCode = 1;
    return;
  }
  const made: Case[] = [];
  for (const fault of faults) {
    const planted = await project(tool, fault, ready, registryUrl);
    const recorded = await run(planted, ready).catch((error: unknown) => String(error));
    const wrong = typeof recorded === 'string' ? recorded : refusal(recorded);
    if (wrong !== undefined || typeof recorded === 'string') print(`${tool.id}-${fault.name}: not recorded, ${wrong}`);
    else made.push(caseOf(tool, fault, planted, recorded, ready));
  }
  writeCases(tool, faults, made);
  await rm(ready.folders.source, { recursive: true, force: true });
  print(`${tool.id}: ${faults.length} faults`);
}

function print(text: string): void {
  process.stderr.write(`${text}\n`);
}
