import { once } from 'node:events';
import { parseDuration } from '../../base/durations.ts';
import { SlipwayError } from '../../base/errors.ts';
import { parseChoice } from '../../base/inputs.ts';
import { present } from '../../base/json.ts';
import { jsonLog } from '../../base/log.ts';
import { Secrets } from '../../base/secrets.ts';
import { MIB } from '../../base/sizes.ts';
import {
  NODE_ROLES,
  type NodeRole,
  type PlatformStart,
  type StartedPlatform,
  type StartPlatform,
} from '../../contract/platform-start.ts';
import { GITHUB_TEMPLATE } from '../../contract/repository.ts';
import { clusterOf, hidden } from '../flags/cluster-settings.ts';
import type { Command } from '../flags/command.ts';
import { type Flags, type Given, numberOf, PORT_FLAG, portOf, sizeOf, textOf } from '../flags/flags.ts';
import { rememberDataDir } from '../platforms/known-platforms.ts';
import { dataDirOf } from '../platforms/running.ts';
import { hiding, printJson, progress } from '../terminal/io.ts';
import { exitOfStopped } from '../terminal/signals.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { textLog } from '../terminal/text-log.ts';

const DEFAULT_PORT = 4400;

const FLAGS = {
  ...PORT_FLAG,
  'allow-local-git': { text: 'take local paths and file:// URLs as repositories' },
  database: {
    value: 'URL',
    text: 'keep the state in PostgreSQL, for several nodes: postgres://USER:PASSWORD@HOST/DATABASE (better: SLIPWAY_DATABASE, because other users see the flags of a process)',
  },
  drain: {
    value: 'DURATION',
    text: 'after a stop, go on serving for so long with /readyz at 503, as 10s (default 0, and 5s with --database)',
  },
  'build-disk': {
    value: 'SIZE',
    text: 'what a build may write, its cache included, as 512MiB or 20GiB (default 8GiB)',
  },
  'build-memory': {
    value: 'SIZE',
    text: "the memory of a build's processes together (default 4GiB, at most half of the machine's)",
  },
  'build-timeout': { value: 'DURATION', text: 'the longest that a build may take, up to 24h (default 20m)' },
  'git-url': { value: 'TEMPLATE', text: `the URL of owner/name (default '${GITHUB_TEMPLATE}')` },
  host: { value: 'ADDRESS', text: 'the address to listen on (default 127.0.0.1)' },
  isolation: {
    value: 'auto|required|none',
    text: "auto: builds run in bubblewrap if that works; required: the platform starts only if it works; none: builds have the platform's rights. With --database the default is required, because the processes that build hold the credentials of the stores (default auto)",
  },
  node: { value: 'NAME', text: 'the name of this node, which no other node has (default HOSTNAME/PID)' },
  objects: {
    value: 'URL',
    text: 'with --database: keep files in S3, at s3://BUCKET[/PREFIX] (SLIPWAY_OBJECTS; credentials, region and endpoint by the AWS_… variables)',
  },
  roles: {
    value: 'LIST',
    text: 'with --database: what this node does, of control,build,edge,kvs (default all of them)',
  },
  'secret-file': {
    value: 'FILE',
    text: 'with --database: 32 random bytes in base64, the same on every node (default the variable SLIPWAY_SECRET)',
  },
  'keep-releases': { value: 'N', text: 'releases of an app that are kept (default 10)' },
  'kvs-per-minute': { value: 'N', text: 'key-value requests per minute of an app environment (default 12000)' },
  'kvs-table-per-minute': { value: 'N', text: 'key-value requests per minute of a table (default 6000)' },
  'public-url': {
    value: 'URL',
    text: 'the URL that clients use, if a proxy is in front (default http://127.0.0.1:PORT)',
  },
  'requests-per-minute': {
    value: 'N',
    text: 'control-plane requests per minute of an identity, 0: no limit (default 600 with a platform.json, else 0)',
  },
  'sites-domain': { value: 'NAME', text: 'sites are at <subdomain>.NAME (default localhost)' },
  'trusted-proxies': {
    value: 'LIST',
    text: 'addresses and networks of proxies whose X-Forwarded-For names the client, as 10.0.0.5,10.1.0.0/16 (loopback is always one)',
  },
  workers: { value: 'N', text: 'builds at once (default 2)' },
} as const satisfies Flags;

/** Titles of the help. */
const GROUPS: Readonly<Record<string, readonly (keyof typeof FLAGS)[]>> = {
  'Addresses and sources': [
    'port',
    'host',
    'public-url',
    'trusted-proxies',
    'sites-domain',
    'git-url',
    'allow-local-git',
  ],
  Builds: ['workers', 'build-timeout', 'build-memory', 'build-disk', 'isolation', 'keep-releases'],
  'Limits and stopping': ['requests-per-minute', 'kvs-per-minute', 'kvs-table-per-minute', 'drain'],
  'Nodes on PostgreSQL and S3': ['database', 'objects', 'secret-file', 'roles', 'node'],
};

/** `slipway platform`: starts the embedded platform, or a node of a cluster, and serves until it is interrupted. */
export function platformCommand(start: StartPlatform): Command {
  return {
    summary: 'Starts the platform, or one node of it, and serves until Ctrl-C.',
    usage:
      '[--data DIR] [--port N] [--host ADDRESS] [--public-url URL] [--sites-domain NAME] [--git-url TEMPLATE] [--workers N] [--build-timeout DURATION] …',
    flags: FLAGS,
    groups: GROUPS,
    async run(given, open) {
      const secrets = new Secrets();
      const io = hiding(open, secrets);
      const cluster = clusterOf(given, io, secrets);
      const options = {
        dir: dataDirOf(given, io),
        port: portOf(given, DEFAULT_PORT),
        allowLocalGit: given.flags['allow-local-git'] === true,
        ...optionsOf(given),
        ...present({ cluster, signal: cluster && io.signal }),
        env: io.env,
        log: io.interactive && !given.flags.json ? textLog(io.err, styleFor(io, 'err'), io.quiet) : jsonLog(io.err),
      };
      await using platform = await start(options).catch((error: unknown) => {
        // A supervisor that stops a start which waits for PostgreSQL or S3 must not count that as a failure.
        if (io.signal.aborted && !(error instanceof SlipwayError)) return undefined;
        throw hidden(error, secrets);
      });
      if (!platform) return exitOfStopped(io);
      const { baseUrl, kvsUrl, consoleUrl, issuer, dataDir } = platform;
      const { roles = NODE_ROLES } = cluster ?? {};
      if (given.flags.json) {
        printJson(io, { ready: true, baseUrl, kvsUrl, consoleUrl, issuer, dataDir });
      } else {
        // The commands of another terminal and folder find it there.
        if (!cluster) rememberDataDir(dataDir, io);
        io.out(startedText(platform, roles, options.allowLocalGit, styleFor(io, 'out')));
      }
      if (!io.signal.aborted) await once(io.signal, 'abort');
      if (!given.flags.json) progress(io, 'Stopping.\n');
      return exitOfStopped(io);
    },
  };
}

/** Returns the lines of a platform that has started: only what its roles offer. */
function startedText(
  { baseUrl, consoleUrl, dataDir }: StartedPlatform,
  roles: readonly NodeRole[],
  allowLocalGit: boolean,
  { link }: Style,
): string {
  const next = allowLocalGit
    ? 'slipway deploy, in the folder of a site, in another terminal'
    : 'slipway deploy, in a clone from GitHub (in any: --allow-local-git)';
  const hasControl = roles.includes('control');
  const lines = [
    `Platform  ${link(baseUrl)}`,
    hasControl ? `Console   ${link(consoleUrl)} (signed in: slipway console)` : `Roles     ${roles.join(', ')}`,
    `Data      ${dataDir}`,
    ...(hasControl ? [`Next      ${next}`] : []),
    'Stop it with Ctrl-C.',
  ];
  return `${lines.join('\n')}\n`;
}

const ISOLATION = ['auto', 'required', 'none'] as const;
const MOST_PER_MINUTE = 1_000_000_000;
const MOST_DRAIN_MS = 60 * 60_000;
const MOST_BUILD_MS = 24 * 60 * 60_000;
/** npm fails with less. */
const LEAST_MEMORY = 128 * MIB;
const LEAST_DISK = 16 * MIB;

/** Returns the options that the flags name. The platform has defaults for the others. Throws `invalid_input`. */
function optionsOf(given: Given): Partial<PlatformStart> {
  const text = (name: keyof typeof FLAGS) => textOf(given, name);
  const isolation = text('isolation');
  return present({
    host: text('host'),
    publicUrl: text('public-url'),
    trustedProxies: text('trusted-proxies')
      ?.split(',')
      .map((each) => each.trim()),
    sitesDomain: text('sites-domain'),
    gitUrlTemplate: text('git-url'),
    workers: numberOf(given, 'workers', 1, 64),
    buildLimits: present({
      timeoutMs: durationOf(given, 'build-timeout', MOST_BUILD_MS, '45m'),
      memoryBytes: sizeOf(given, 'build-memory', LEAST_MEMORY),
      diskBytes: sizeOf(given, 'build-disk', LEAST_DISK),
    }),
    isolation: isolation === undefined ? undefined : parseChoice(isolation, ISOLATION, '--isolation'),
    drainMs: text('drain') === '0' ? 0 : durationOf(given, 'drain', MOST_DRAIN_MS, '10s'),
    keepReleases: numberOf(given, 'keep-releases', 1, 1_000),
    requestsPerMinute: numberOf(given, 'requests-per-minute', 0, MOST_PER_MINUTE),
    kvsQuotas: present({
      environmentPerMinute: numberOf(given, 'kvs-per-minute', 1, MOST_PER_MINUTE),
      tablePerMinute: numberOf(given, 'kvs-table-per-minute', 1, MOST_PER_MINUTE),
    }),
  });
}

/** Returns the milliseconds of a flag. Throws `invalid_input` if they are more than `most`. */
function durationOf(given: Given, name: keyof typeof FLAGS, most: number, example: string): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const ms = parseDuration(text, `--${name}`);
  if (ms <= most) return ms;
  throw new SlipwayError('invalid_input', `--${name}: "${text}" is longer than ${most / 3_600_000}h`, {
    input: name,
    remedy: `Write a shorter one, as ${example}.`,
  });
}
