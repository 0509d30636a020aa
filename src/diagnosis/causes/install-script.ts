import { byTool, type CauseTable, findInLines, quoted, type Seen } from '../cause.ts';
import { lastWords } from '../last-words.ts';
import { nameOf } from '../package-part.ts';
import { shownPath } from '../shown-path.ts';
import { devWords } from './imports.ts';

/** Scripts that package managers run while they install: the project's own, and those of its dependencies. */
export const SCRIPT_CAUSES: CauseTable = {
  'install-script': {
    signs: [
      ...byTool({
        npm: /^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/,
        yarn: [
          /^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/,
          /^error Command failed with exit code \d{1,3}\.$/,
        ],
        'yarn-berry':
          /^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/,
        bun: /^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/,
      }),
      /^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/,
      { tool: 'pnpm', log: /^\s?(?<pnpm>ELIFECYCLE)\s+Command failed/ },
    ],
    summary: (seen) => {
      if (seen.facts.stage !== 'install') return undefined;
      if (seen.groups.pnpm && !failedInPnpm(seen)) return undefined;
      const { name, script, command } = installScript(seen);
      const whose = name ? `the package ${quoted(name, '')}` : 'the project';
      const missing = missingCommand(seen, command);
      const why = missing
        ? `${missing} is not installed`
        : (missingScript(seen, command) ?? lastWords(seen.lines, seen.facts.message));
      return `${whose} fails in its ${script ?? 'install script'}${command ? ` (${command})` : ''}${why ? `: ${why}` : ''}`;
    },
    remedy: (seen) => {
      const { name, command } = installScript(seen);
      const missing = name ? undefined : missingCommand(seen, command);
      if (missing)
        return `Add the package that brings "${missing}" to dependencies in package.json.${devWords(seen.facts)}`;
      return name
        ? 'Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).'
        : 'Correct the script in package.json, and check that the file that it runs is committed, with its upper and lower case.';
    },
    part: (seen) => {
      const { name, script, command } = installScript(seen);
      return name
        ? { kind: 'dependency', name, script: { name: script, command } }
        : { kind: 'script', name: script, command };
    },
  },
};

/** As shells say it: `sh: 1: tsc: not found`. */
const NOT_FOUND = /^(?:\S{0,100}sh|\S{1,100}\.sh): (?:(?:line )?\d{1,5}: )?([\w@.-]{1,100}): (?:command )?not found$/;
/** They run what is missing. */
const RUNNERS = /^(?:npm|npx|pnpm|yarn|bun|bunx|node|sh|bash)$/;

/** Returns the program that a shell did not find. npm often prints no more than the exit code: then that of a command of one program. */
function missingCommand({ facts, lines }: Seen, command = ''): string | undefined {
  if (facts.exitCode !== 127) return undefined;
  const own = /^(?<program>[\w@.-]{1,100})(?: [^&|;]{0,300})?$/.exec(command)?.groups?.program;
  const program = findInLines(lines, NOT_FOUND) ?? own ?? '';
  return program === '' || RUNNERS.test(program) ? undefined : program;
}

const SCRIPT = /^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/;
const COMMANDS: readonly RegExp[] = [
  /^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
  /^Command: (\S.{0,300})$/,
  /^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/,
];
/** npm names the folder of the package whose script failed. */
const FOLDER = /^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;

/** pnpm writes the folder of a package, cut at its front, before each line of its script. */
const IN_PNPM = /^\S{0,300}node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100}) (\w{1,20})(: Failed$|\$ (.{1,300})$)/;

/** Returns the package whose script failed while pnpm installed it, from the lines with their prefix. */
export function failedInPnpm({ facts }: Pick<Seen, 'facts'>) {
  const lines = facts.log.flatMap((line) => {
    const [, name, script, end, command] = IN_PNPM.exec(line) ?? [];
    return name && script ? [{ name, script, command, isEnd: end === ': Failed' }] : [];
  });
  const failed = lines.findLast(({ isEnd }) => isEnd);
  const begun = lines.findLast(
    ({ name, script, command }) => name === failed?.name && script === failed.script && command,
  );
  return failed && { name: failed.name, script: failed.script, command: begun?.command };
}

/** Returns the script that failed and its package. Without a name, it is the project's. */
function installScript(seen: Seen) {
  const { groups, lines } = seen;
  const pnpm = groups.pnpm ? failedInPnpm(seen) : undefined;
  if (pnpm) return pnpm;
  const found = groups.name ?? findInLines(lines, FOLDER);
  const ownName = findInLines(lines, /^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/);
  const isOwn = groups.where === 'workspace' || (found !== undefined && found === ownName);
  const command = groups.command ?? lastOf(lines, COMMANDS);
  return {
    name: found && !isOwn ? nameOf(found) : undefined,
    script: groups.script ?? findInLines(lines, SCRIPT),
    command,
  };
}

/** Returns the last match of the first pattern that matches. Skips the first line, in which the platform names the install. */
function lastOf(lines: Seen['lines'], patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = lines
      .slice(1)
      .flatMap((line) => pattern.exec(line)?.[1] ?? [])
      .at(-1);
    if (found) return found;
  }
  return undefined;
}

/** Returns words about a script that Node.js did not find. Node.js prints its absolute path. */
function missingScript(seen: Seen, command = ''): string | undefined {
  const path = findInLines(seen.lines, /Cannot find module '(\/[^']{1,300})'/);
  if (!path) return undefined;
  const written = command.split(' ').find((word) => path.endsWith(`/${word.replace(/^\.\//, '')}`));
  return `${written ?? shownPath(path, seen)} does not exist`;
}
