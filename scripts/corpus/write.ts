import { homedir, hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { literalPattern } from '../../src/base/text.ts';
import { type Case, type Place, readCorpus, writeTool } from './cases.ts';
import type { Project, Ready, Recorded } from './project.ts';
import type { At, Fault, Tool } from './spec.ts';

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

/** Returns the case of a run: the expected diagnosis, the log, and the sources of the build. */
export function caseOf(tool: Tool, fault: Fault, project: Project, recorded: Recorded, ready: Ready): Case {
  const { at, or = [], cause, says, terms } = fault;
  const place: Place = at ? placeOf(at, project) : { file: null, line: null };
  const { exitCode, signal } = recorded.outcome;
  return {
    name: `${tool.id}-${fault.name}`,
    tool: tool.tool,
    planted: fault.planted,
    version: ready.version,
    runtime: `node ${process.versions.node}`,
    stage: fault.stage ?? tool.stage ?? 'build',
    command: project.command,
    root: ready.folders.source,
    folder: project.cwd,
    env: { ...tool.env, ...fault.env },
    exitCode,
    signal,
    expected: { cause, says, terms, ...place, alternatives: or.map((each) => placeOf(each, project)) },
    log: recorded.lines,
    files: project.files,
  };
}

/** Writes the file of a tool: `made`, and the earlier cases of the faults that were not asked for. */
export function writeCases(tool: Tool, asked: readonly Fault[], made: readonly Case[]): void {
  const kept = tool.faults.filter((fault) => !asked.includes(fault)).map(({ name }) => `${tool.id}-${name}`);
  const earlier = readCorpus().filter(({ name }) => kept.includes(name));
  writeTool(tool.id, tool.tool, [...earlier, ...made]);
}

/** Returns the place with its line as a number. Throws if the text is missing, because then the fault is wrong. */
function placeOf([file, line]: At, { files }: Project): Place {
  if (line === null || typeof line === 'number') return { file, line };
  const index = (files[file] ?? '').split('\n').findIndex((text) => text.includes(line));
  if (index < 0) throw new Error(`${file} has no line with ${JSON.stringify(line)}`);
  return { file, line: index + 1 };
}
