import { type CauseTable, quoted, type Seen } from '../cause.ts';

/** The codes of a server that ended before it was ready. */
const ENDED = ['start_failed'];
/** The codes of a server that runs and does not answer as it should. Frameworks that load a page at its first request then answer 500. */
const RUNS = ['unhealthy', 'not_listening'];
/** The error that ended it: as Node.js prints an uncaught one, and as loggers do. A package that is missing has a cause of its own. */
const UNCAUGHT =
  /^\s{0,4}(?:\[Nest\] .{1,80} ERROR \[\w{1,40}\] |Uncaught |\[?(?:ERROR|error|FATAL|fatal)\]?:? )?(?<message>(?!.*Cannot find (?:package|module) '[@a-z\d])(?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: \S.{0,300})$/;

/** The same, without the error that a server prints when the platform has stopped waiting for its answer. */
const PRINTED = new RegExp(UNCAUGHT.source.replace('(?<message>', '(?<message>(?!Error: aborted$)'));

/** Causes that a server names itself in the last lines that it printed. One that explains more comes first. */
export const START_LOG_CAUSES: CauseTable = {
  'start-variable-missing': {
    signs: [
      {
        codes: [...ENDED, ...RUNS],
        log: /(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/,
      },
      {
        codes: [...ENDED, ...RUNS],
        log: /(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/,
      },
      // Zod's words, below the name or behind it.
      {
        codes: [...ENDED, ...RUNS],
        log: /^\s*(?:["']?(?<name>[A-Z][A-Z0-9_]{1,80})["']?: \[ ?)?["'](?:Required|Invalid input: expected \w{1,20}, received undefined)["']/,
      },
    ],
    summary: (seen) => {
      const name = missingVariable(seen);
      return name && `the server needs the variable ${name}, which is not set`;
    },
    remedy: (seen) => {
      const name = missingVariable(seen);
      return `Add ${name ?? 'it'} to the app variables: slipway env set ${name ?? 'NAME'}=VALUE, or the input env or secret-env. What was live stays live.`;
    },
  },
  'start-port-taken': {
    signs: [{ codes: ENDED, log: /EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?/ }],
    summary: ({ groups }) => `the server listens twice on the port ${quoted(groups.port, 'that it has')}`,
    remedy: () =>
      'Listen once. If the start command starts several servers, let only one of them listen on the port in the variable PORT.',
  },
  'start-heap-full': {
    signs: [
      {
        codes: ENDED,
        log: /JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/,
      },
      { codes: ['out_of_memory'], stages: ['activate'], log: /JavaScript heap out of memory|Reached heap limit/ },
    ],
    summary: () => 'the server used all the memory that Node.js may use',
    remedy: () =>
      'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. What was live stays live.',
  },
  'start-rejected': {
    signs: [{ codes: ENDED, log: /UnhandledPromiseRejection: .{0,400} with the reason "(?<reason>.{1,200})"/ }],
    summary: ({ groups }) =>
      `the server ended, because nothing handles that a promise was rejected with "${groups.reason}"`,
    remedy: () =>
      'Handle the rejection with catch or try, and reject with an Error: its stack names the line. What was live stays live.',
  },
  'start-error': {
    signs: [{ codes: ENDED, log: UNCAUGHT }],
    summary: ({ groups }) => `the server ended with ${groups.message}`,
    remedy: () =>
      'Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live.',
  },
  'start-error-printed': {
    signs: [{ codes: RUNS, log: PRINTED }],
    summary: ({ facts, groups }) => (facts.message ? `${facts.message}. It printed ${groups.message}` : undefined),
    remedy: () =>
      'Mend what the stack in its last lines names. To try it with the variables of the app: slipway exec -- and its start command. What was live stays live.',
  },
};

/** Causes of servers that did not start. Only function apps have them. */
export const START_CAUSES: CauseTable = {
  'no-start-command': {
    summary: ({ facts }) =>
      facts.message?.split('. ', 1)[0] ?? 'nothing in the repository says how its server is started',
    remedy: () =>
      'Set startCommand in app-settings, as {"startCommand": "node server.js"}, or add a start script to package.json. For a site of files alone, deploy with app-type web-landing.',
  },
  'start-package-missing': {
    signs: [
      {
        codes: [...ENDED, ...RUNS],
        log: /Cannot find (?:package|module) '(?<name>(?:@[\w.-]{1,100}\/)?[a-z\d][\w.-]{0,100})(?:\/[\w./-]{1,200})?'/,
      },
    ],
    summary: ({ groups }) =>
      `the server needs the package ${quoted(groups.name, 'that it names')}, which its release does not have`,
    remedy: ({ groups }) =>
      `Move ${groups.name ?? 'it'} to dependencies in package.json: a server's release has no packages of devDependencies.`,
  },
  'start-failed': {
    summary: ({ facts }) => facts.message ?? 'the server ended before it was ready',
    remedy: () =>
      'Read the last lines that it printed, and run its start command with the variables of the app. What was live stays live.',
  },
  'not-listening': {
    summary: ({ facts }) => facts.message ?? 'the server does not listen',
    remedy: () =>
      'Let it listen on the port in the variable PORT soon after its start, and do slow work afterwards. What was live stays live.',
  },
  unhealthy: {
    summary: ({ facts }) => facts.message ?? 'the server does not answer as it should',
    remedy: () =>
      'Let healthPath in app-settings name a path that answers below 500, and read what the server printed. What was live stays live.',
  },
  'start-out-of-memory': {
    signs: [{ codes: ['out_of_memory'], stages: ['activate'] }],
    summary: ({ facts }) => (facts.stage?.toLowerCase() === 'activate' ? (facts.message ?? undefined) : undefined),
    remedy: () =>
      'Give each instance more by memory in app-settings, as {"memory": "1GiB"}, or let the server load less at its start. What was live stays live.',
  },
};

/** Returns the name of a variable that is missing. A schema's list of faults has it in the line above the words. */
function missingVariable({ groups, lines }: Seen): string | undefined {
  if (groups.name) return groups.name;
  const at = lines.findLastIndex((line) =>
    /^\s*"(?:Required|Invalid input: expected \w{1,20}, received undefined)"/.test(line),
  );
  return at < 1 ? undefined : /^\s*"([A-Z][A-Z0-9_]{1,80})": \[$/.exec(lines[at - 1] ?? '')?.[1];
}
