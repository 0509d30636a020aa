import { mkdir, rm, writeFile } from 'node:fs/promises';
import { homedir, hostname, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { literalPattern } from '../../src/base/text.ts';
import type { Project, Ready, Recorded } from './project.ts';
import type { At, Fault, Tool } from './spec.ts';

export const CORPUS = join(import.meta.dirname, '../../test/corpus');
const LOG_BYTES = 100_000;
/** Texts that only logs of this machine contain. */
const OWN = [join(import.meta.dirname, '../..'), homedir(), tmpdir(), `${userInfo().username}@`].map(
  (text) => new RegExp(`(?<![\\w/.-])${literalPattern(text)}\\b`),
);

/** Returns why a run cannot be a case. Undefined if it can. */
export function refusal({ lines, outcome }: Recorded): string | undefined {
  if (outcome.exitCode === 0) return 'the build succeeds';
  const log = lines.join('\n');
  if (Buffer.byteLength(log) > LOG_BYTES) return `its log has ${Buffer.byteLength(log)} bytes`;
  const own = OWN.find((pattern) => pattern.test(log));
  if (own) return `its log names this machine: ${lines.find((line) => own.test(line))?.slice(0, 200)}`;
  return hostname().length > 3 && log.includes(hostname()) ? 'its log names this host' : undefined;
}

/** Removes the case of an earlier run. */
export async function removeCase(tool: Tool, fault: Fault): Promise<void> {
  await rm(join(CORPUS, `${tool.id}-${fault.name}`), { recursive: true, force: true });
}

/** Writes a case: the expected diagnosis, the log, and the sources of the build. */
export async function writeCase(tool: Tool, fault: Fault, project: Project, recorded: Recorded, ready: Ready) {
  await removeCase(tool, fault);
  const folder = join(CORPUS, `${tool.id}-${fault.name}`);
  const { at, or = [], cause, says, terms } = fault;
  const place = at && placeOf(at, project);
  const { exitCode, signal } = recorded.outcome;
  const described = {
    ...{ tool: tool.tool, version: ready.version, runtime: `node ${process.versions.node}` },
    planted: fault.planted,
    ...{
      stage: fault.stage ?? tool.stage ?? 'build',
      command: project.command,
      root: ready.folders.source,
      folder: project.cwd,
    },
    ...{ env: { ...tool.env, ...fault.env }, exitCode, signal },
    expected: {
      ...{ cause, says, terms },
      ...{
        file: place?.file ?? null,
        line: place?.line ?? null,
        alternatives: or.map((each) => placeOf(each, project)),
      },
    },
  };
  const files = { 'case.json': `${JSON.stringify(described, null, 2)}\n`, 'log.txt': `${recorded.lines.join('\n')}\n` };
  const tree = Object.entries(project.files).map(([name, text]) => [`tree/${name}`, text] as const);
  for (const [name, text] of [...Object.entries(files), ...tree]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Returns the place with its line as a number. Throws if the text is missing, because then the fault is wrong. */
function placeOf([file, line]: At, { files }: Project): { readonly file: string; readonly line: number | null } {
  if (line === null || typeof line === 'number') return { file, line };
  const index = (files[file] ?? '').split('\n').findIndex((text) => text.includes(line));
  if (index < 0) throw new Error(`${file} has no line with ${JSON.stringify(line)}`);
  return { file, line: index + 1 };
}
