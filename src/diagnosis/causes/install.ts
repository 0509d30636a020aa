import { byTool, type CauseTable, findInLines, isEmbedded, quoted, type Seen } from '../cause.ts';
import { dependencyPart, nameOf } from '../package-part.ts';
import { failedInPnpm, SCRIPT_CAUSES } from './install-script.ts';
import { PACKAGE_CAUSES } from './packages.ts';
import { VERSION_CAUSES } from './versions.ts';

/** The package that npm asked a registry for: its name, or its archive. */
const ASKED_PACKAGE =
  /request to https?:\/\/(?:[^\s/]{1,100}\/){1,6}?(@[^\s/]{1,100}\/[^\s/]{1,150}|[^\s/]{1,150})(?:\/-\/\S{1,200})? failed/;
/** The package whose install script fetched something. */
const FETCHING_PACKAGE = /^path \S{1,400}\/node_modules\/((?:@[\w.-]{1,60}\/)?[\w.-]{1,100})$/;
const NETWORK = 'ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT';

function hostIn({ groups, lines }: Pick<Seen, 'groups' | 'lines'>): string | undefined {
  const asked = /\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/;
  return groups.host ?? findInLines(lines, asked) ?? hostOfHeaders(lines);
}

/** Returns the host of which node-gyp wants the headers of Node.js. Its error does not name it. */
function hostOfHeaders(lines: Seen['lines']): string | undefined {
  const failed = lines.findIndex((line) => line.startsWith('gyp ERR! stack is related to network connectivity'));
  return findInLines(lines.slice(0, Math.max(0, failed)).toReversed(), /^gyp http GET https?:\/\/([\w.-]{1,200})/);
}

const LOOPBACK = /^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/;

export const INSTALL_CAUSES: CauseTable = {
  'conflict-markers': {
    signs: [
      { tool: ['pnpm', 'yarn'], log: /Merge conflict detected in (?<file>[\w.-]{1,60})/ },
      { tool: 'yarn-berry', log: /Cannot autofix a lockfile when running an immutable install/ },
      /^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/,
    ],
    summary: ({ groups }) => `${groups.file ?? 'the lockfile'} has the conflict markers of a merge`,
    remedy: () =>
      "Finish the merge: take one side of the file, run your package manager's install on your machine, and commit the lockfile that it writes.",
    part: () => ({ kind: 'lockfile', lacks: [] }),
  },
  'lockfile-broken': {
    signs: byTool({
      pnpm: /ERR_PNPM_BROKEN_LOCKFILE\s+The lockfile at "[^"]{1,400}" is broken: (?<why>.{1,200}?)(?: \(\d{1,7}:\d{1,7}\))?$/,
    }),
    summary: ({ groups }) => `the lockfile cannot be read: ${groups.why}`,
    remedy: () =>
      "Take the lockfile of an earlier commit, or delete it; then run your package manager's install on your machine, and commit the lockfile that it writes.",
    part: () => ({ kind: 'lockfile', lacks: [] }),
  },
  'lockfile-missing': {
    signs: [
      { tool: 'npm', log: /`npm ci` command can only install with an existing package-lock\.json/ },
      { tool: 'pnpm', log: /ERR_PNPM_NO_LOCKFILE/ },
      // The platform takes npm if no lockfile names another.
      { tool: 'npm', log: /Unsupported URL Type "workspace:"/ },
    ],
    summary: () => 'the repository has no lockfile',
    remedy: () => 'Run the install on your machine and commit the lockfile it writes.',
    part: () => ({ kind: 'lockfile', lacks: [] }),
  },
  'lockfile-outdated': {
    signs: [
      ...byTool({
        npm: /^`npm (?<manager>ci)` can only install packages when your package\.json and/,
        pnpm: /(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/,
        yarn: /Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/,
        'yarn-berry':
          /The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/,
        bun: /(?<manager>lockfile) had changes, but lockfile is frozen/,
      }),
      // Also from a package manager that is not in the table.
      {
        stages: ['install'],
        log: /\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i,
      },
    ],
    summary: ({ lines }) => `the lockfile does not fit package.json${unfit(lines)}`,
    remedy: ({ groups }) => {
      const command = groups.manager === 'ci' ? 'npm install' : groups.manager === 'ERR_PNPM' ? 'pnpm install' : '';
      return `Run ${command || "your package manager's install"} on your machine and commit the lockfile together with package.json.`;
    },
    part: ({ lines }) => ({ kind: 'lockfile', lacks: [...lacking(lines), ...changed(lines)].map(nameOf) }),
  },
  ...PACKAGE_CAUSES,
  ...VERSION_CAUSES,
  'git-dependency': {
    signs: [
      {
        stages: ['install'],
        log: /could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./,
      },
    ],
    summary: () => 'a dependency comes from a Git repository that the build cannot read',
    remedy: () =>
      'Name the dependency by an https:// URL that needs no login, or publish it to a registry and give the build a token.',
  },
  network: {
    signs: [
      {
        tool: ['npm', 'pnpm'],
        log: new RegExp(`^code (?:${NETWORK})|^network .{0,80}(?:${NETWORK})|ERR_PNPM_META_FETCH_FAIL`),
      },
      // The whole message of Node.js's own fetch. Only its cause names the host, and few tools print the cause.
      { weak: true, log: /^\s{0,8}(?:Error: |TypeError: )?fetch failed$/ },
      { weak: true, tool: 'next', log: /^Failed to fetch `?[^`]{1,100} from Google Fonts/ },
      new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${NETWORK})`),
      /\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/,
      /Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/,
    ],
    summary: (seen) => {
      const host = hostIn(seen);
      return host
        ? `the network failed: ${host.replace(LOOPBACK, 'localhost')} cannot be reached`
        : 'the network failed while the build fetched something';
    },
    remedy: () =>
      'Run the deploy again. If it repeats, check the host that the log names and that the platform may reach it.',
    part: (seen) => {
      if (seen.facts.stage !== 'install') return undefined;
      const host = hostIn(seen) ?? findInLines(seen.lines, /request to https?:\/\/([^\s/]{1,200})\/\S{1,300} failed/);
      const name = dependencyPart(
        findInLines(seen.lines, ASKED_PACKAGE) ??
          findInLines(seen.lines, FETCHING_PACKAGE) ??
          failedInPnpm(seen)?.name ??
          compiled(seen.lines),
      )?.name;
      return name === undefined && host === undefined ? undefined : { kind: 'dependency', name, host };
    },
  },
  certificate: {
    signs: [
      /\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/,
    ],
    summary: () => 'a certificate was refused while the build fetched something',
    remedy: ({ facts }) =>
      `If a proxy or a private registry has a certificate of its own authority, let ${isEmbedded(facts) ? 'the operators start the platform with NODE_EXTRA_CA_CERTS' : 'NODE_EXTRA_CA_CERTS on the platform'} name that authority's file.`,
  },
  'native-optional': {
    signs: [
      /Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/,
    ],
    summary: ({ groups }) => `the binary package ${quoted(groups.name, 'of a tool')} is not installed for this system`,
    remedy: () =>
      'The lockfile lacks other systems: delete node_modules and the lockfile, install again with a current npm, and commit the new lockfile.',
  },
  'node-gyp': {
    signs: [{ tool: 'node-gyp', log: /^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/ }],
    summary: ({ lines }) => `${nativePackage(compiled(lines))} could not be compiled`,
    remedy: ({ lines }) =>
      `Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one${compiled(lines) === 'node-sass' ? ', as `sass`' : ''}, ` +
      'or write the version of Node.js that the project was made for into a file .nvmrc.',
    part: ({ lines }) => dependencyPart(compiled(lines)),
  },
  ...SCRIPT_CAUSES,
};

/** Returns the package that node-gyp compiled: it runs in its folder. */
function compiled(lines: Seen['lines']): string | undefined {
  return findInLines(lines, /\bgyp ERR! cwd \S{1,400}[\\/]node_modules[\\/]((?:@[\w.-]{1,60}[\\/])?[\w.-]{1,100})$/);
}

function nativePackage(name: string | undefined): string {
  return name === undefined ? 'a native package' : `the native package "${name}"`;
}

function unfit(lines: Seen['lines']): string {
  const [missing] = lacking(lines);
  if (missing) return `: it lacks ${missing}`;
  for (const line of lines) {
    const [, has, asked] = OTHER_VERSION.exec(line) ?? [];
    if (has) return `: it has ${has}, and ${asked} is asked for`;
  }
  return '';
}

const OTHER_VERSION = /^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/;
const LACKS: readonly RegExp[] = [
  /^Missing: (\S{1,200}?)@? from lock file$/,
  /dependencies were added: (\S{1,200}?),?(?:\s|$)/,
  /dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,
  // Yarn 2 and later: a line of the difference to the lockfile that it would write.
  /^\+ {4}(\S{1,200}): "npm:/,
];

/** Returns the packages that the lockfile lacks, as the log has them. Some may be dependencies of dependencies. */
function lacking(lines: Seen['lines']): readonly string[] {
  return lines.flatMap((line) => LACKS.flatMap((pattern) => pattern.exec(line)?.[1] ?? []));
}

function changed(lines: Seen['lines']): readonly string[] {
  return lines.flatMap((line) => OTHER_VERSION.exec(line)?.[2] ?? []);
}
