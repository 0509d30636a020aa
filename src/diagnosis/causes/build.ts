import { nearest } from '../../base/near.ts';
import { byTool, type CauseTable, findInLines, quoted, type Seen } from '../cause.ts';
import { nearestIn } from '../nearest.ts';
import { devWords, IMPORT_CAUSES, listed } from './imports.ts';

/** Zod's message about a value that is not there. */
const NOT_GIVEN = /^\s*"?message"?: ["'](?:Invalid input: expected \w{1,20}, received undefined|Required)["'],?$/;
const PATH_LINES = 4;

/** Causes of failures of the build command. A cause that explains more comes first. */
export const BUILD_CAUSES: CauseTable = {
  'memory-limit': {
    signs: [{ codes: ['out_of_memory'], log: /was stopped because (?<why>[\w ,.:']{1,300})$/ }],
    summary: ({ groups }) => groups.why ?? 'the build used more memory than it may',
    remedy: () =>
      "Make the build smaller: source maps, parallel workers and pages built at once cost most. Or ask the platform's operators to raise the limit (slipway platform --build-memory).",
  },
  'disk-limit': {
    signs: [
      { codes: ['disk_quota', 'disk_full'], log: /was stopped because (?<why>[\w ,.:']{1,300})$/ },
      { codes: ['disk_quota'] },
    ],
    summary: ({ groups }) => groups.why ?? 'the build wrote more than it may',
    remedy: () =>
      "Make the build write less (caches, source maps, copies of node_modules), or ask the platform's operators to raise the limit (slipway platform --build-disk).",
  },
  'out-of-memory': {
    signs: [
      { codes: ['out_of_memory'] },
      { codes: ['build_killed'], log: /heap out of memory|Reached heap limit/ },
      {
        tool: 'node',
        log: /JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/,
      },
      /(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i,
    ],
    summary: () => 'the build ran out of memory',
    remedy: ({ lines }) =>
      lines.some((line) => line.includes('heap'))
        ? 'Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers cost most.'
        : 'Make the build smaller (source maps and parallel workers cost most), or let it run where there is more memory.',
  },
  // Its error is ENOSPC too.
  'file-watchers': {
    signs: [/System limit for number of file watchers reached/],
    summary: () => 'the build watches files for changes',
    remedy: () => 'Use a build command that ends: without --watch, and not a dev server.',
  },
  'disk-full': {
    signs: [{ codes: ['disk_full'] }, /ENOSPC|[Nn]o space left on device/],
    summary: () => 'the disk is full where the build ran',
    remedy: () => 'Make the build write less (caches, source maps), or free space on the platform and deploy again.',
  },
  'build-timeout': {
    summary: () => 'the build took longer than the platform allows',
    remedy: () =>
      'Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log.',
  },
  'missing-script': {
    signs: byTool({
      npm: /^Missing script: "?(?<script>[^"\s]{1,100})"?/,
      pnpm: [
        /ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/,
        /ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/,
      ],
      yarn: /^error Command "(?<script>[^"]{1,100})" not found\./,
      'yarn-berry': /Couldn't find a script named "(?<script>[^"]{1,100})"/,
      bun: /Script not found "(?<script>[^"]{1,100})"/,
    }),
    summary: ({ groups }) => `package.json has no script ${quoted(groups.script, 'of that name')}`,
    remedy: ({ facts, groups, lines }) => {
      const own = facts.diagnostics?.find(({ code }) => code === 'missing-script');
      const there = scriptsInLog(lines).filter((name) => name !== groups.script);
      const like = own ? nearestIn(own.message) : nearest(groups.script ?? '', there);
      const named = like.length > 0 ? `There is ${listed(like)}. ` : '';
      return `${named}Add the script ${quoted(groups.script, 'named in the log')} to package.json, or name one that exists where it is called.`;
    },
    part: ({ groups }) => ({ kind: 'member', name: 'scripts', wanted: groups.script }),
  },
  'command-not-found': {
    signs: [
      /^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/,
      /spawn (?<command>[\w@./-]{1,100}) ENOENT$/,
      { exitCodes: [127] },
    ],
    summary: ({ groups }) => `the command ${quoted(groups.command, 'to run')} was not found`,
    remedy: ({ groups, facts }) =>
      `Add the package that brings ${quoted(groups.command, 'it')} to dependencies in package.json.${devWords(facts)}`,
    part: ({ groups }) => (groups.command ? { kind: 'script', command: groups.command } : undefined),
  },
  'permission-denied': {
    signs: [
      /^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/,
      /EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/,
      { exitCodes: [126] },
    ],
    summary: ({ groups }) => `permission denied${groups.command ? ` for ${quoted(groups.command, '')}` : ''}`,
    remedy: ({ groups }) =>
      groups.command?.startsWith('/')
        ? 'Let the build write only inside the repository; other folders are closed to it.'
        : 'Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it through its interpreter, as sh FILE.',
    part: ({ groups }) => (groups.command ? { kind: 'file', path: groups.command } : undefined),
  },
  'port-in-use': {
    signs: [/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/],
    summary: ({ groups }) => `a port is in use${groups.port ? ` (${groups.port})` : ''}`,
    remedy: () =>
      'A build should not start a server on a fixed port: let it listen on port 0, or use a build command that starts none.',
  },
  'warnings-as-errors': {
    signs: byTool({
      'react-scripts': /Treating warnings as errors because process\.env\.CI = /,
      eslint: /ESLint found too many warnings/,
    }),
    summary: () => 'the build counts warnings as errors',
    remedy: ({ lines }) =>
      lines.some((line) => line.startsWith('Treating warnings'))
        ? 'Mend the warnings in the log, or set build-command to CI=false npm run build.'
        : 'Mend the warnings in the log, or raise --max-warnings.',
  },
  'missing-variable': {
    signs: [
      /(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
      /(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
      /(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|configured|provided)|missing|required)\b|must be set\b|(?:not (?:set|defined|configured|provided)|missing|required)[.!]?$)/,
      ...byTool({
        zod: NOT_GIVEN,
        'dotenv-safe': /^\s*missing: \[ '(?<name>[A-Z][A-Z0-9_]{1,80})'/,
        sveltekit:
          /"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/,
      }),
    ],
    summary: (seen) => {
      const name = variableIn(seen);
      return name && `the variable ${name} is not set`;
    },
    remedy: (seen) => {
      const name = variableIn(seen);
      return `Add ${name} to the app variables (input env or env-file); secrets through $\{{ secrets.${name} }}.`;
    },
  },
  ...IMPORT_CAUSES,
  'builder-crashed': {
    summary: ({ facts }) => (facts.message || 'The process that built this deployment crashed').replace(/^The/, 'the'),
    remedy: () =>
      "Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's log.",
  },
  'build-killed': {
    signs: [{ codes: ['build_killed'] }, { signals: ['SIGKILL', 'SIGTERM'] }, { exitCodes: [137, 143] }],
    // A tool that panics aborts itself, and says why.
    summary: ({ facts: { signal, diagnostics = [] } }) =>
      signal === 'SIGABRT' && diagnostics.some(({ severity }) => severity === 'error')
        ? undefined
        : 'the build was killed',
    remedy: () =>
      'Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use.',
  },
};

/** Zod prints the path of a value some lines above its message. */
function variableIn({ groups, lines }: Seen): string | undefined {
  if (groups.name !== undefined) return groups.name;
  const at = lines.findLastIndex((line) => NOT_GIVEN.test(line));
  const above = lines.slice(Math.max(0, at - PATH_LINES), Math.max(0, at)).toReversed();
  return findInLines(above, /^\s+(?:path: \[ )?["']([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)["'](?: \],)?$/);
}

function scriptsInLog(lines: Seen['lines']): readonly string[] {
  const names = new Set<string>();
  const asked = lines.findLastIndex((line) => /[Mm]issing script|not found|a script named/.test(line));
  for (const line of lines.slice(Math.max(0, asked), asked + 40)) {
    const name =
      findInLines([line], /^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/) ??
      findInLines([line], /Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/);
    if (name) names.add(name);
  }
  return [...names].slice(0, 10);
}
