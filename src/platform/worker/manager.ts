import { dirname, join } from 'node:path';
import maxSatisfying from 'semver/ranges/max-satisfying.js';
import { RegistryError } from '../sandbox/link.ts';
import { keptVersions } from '../sandbox/names.ts';
import { failure } from './failure.ts';
import { MANAGERS, type ToolName } from './host.ts';
import type { Build, Manager } from './run.ts';

/** Returns the package manager that a project asks for, as `pnpm@9.1.0` or `pnpm@9`. Throws `BuildFailure` (`install_failed`). */
export async function fetchManager(run: Build, asked: string): Promise<Manager> {
  const at = asked.lastIndexOf('@');
  const name = MANAGERS.find((each) => each === asked.slice(0, at));
  run.step = `fetching ${asked}`;
  try {
    if (name === undefined) throw new RegistryError([`npm error ${asked} is not a package manager`]);
    const version = await newest(run, name, asked.slice(at + 1));
    if (version === undefined) throw new RegistryError([`npm error there is no ${asked}`]);
    const content = await run.host.tool({ name, version }, (line) => run.log.line(line));
    // A package with a scope is one folder deeper.
    const packages = name.startsWith('@') ? dirname(dirname(content)) : dirname(content);
    return { name, version, bins: [join(packages, '.bin')] };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    for (const line of error.lines) run.log.line(line);
    const remedy =
      name === 'bun' && run.stage === 'build'
        ? '. The start command runs it: let it run `node`, or deploy again later'
        : '';
    const message = `\`${asked}\` could not be fetched: ${error.message}${remedy}`;
    throw failure('install', 'install_failed', message, run.log.last());
  }
}

/** An exact version that is in the cache needs no list of versions. */
export async function newest({ host, context }: Build, name: ToolName, range: string): Promise<string | undefined> {
  const kept = await keptVersions(context.tools, name);
  if (kept.includes(range)) return range;
  const listed = await host.versionsOf(name).catch((error: unknown) => {
    if (error instanceof RegistryError && kept.length > 0) return kept;
    throw error;
  });
  if (listed.includes(range)) return range;
  return maxSatisfying([...listed], range) ?? undefined;
}
