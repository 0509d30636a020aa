import { once } from 'node:events';
import { parseDuration } from '../../base/durations.ts';
import { SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import { Secrets } from '../../base/secrets.ts';
import { MIB } from '../../base/sizes.ts';
import {
  BUILD_NETWORKS,
  type BuildNetwork,
  NODE_ROLES,
  type NodeRole,
  type PlatformStart,
  type StartedPlatform,
  type StartPlatform,
} from '../../contract/platform-start.ts';
import { GITHUB_TEMPLATE } from '../../contract/repository.ts';
import { clusterOf, hidden } from '../flags/cluster-settings.ts';
import type { Command } from '../flags/command.ts';
import {
  choiceOf,
  type Flags,
  type Given,
  invalidInput,
  listOf,
  numberOf,
  PORT_FLAG,
  portOf,
  sizeOf,
  textOf,
} from '../flags/flags.ts';
import { cdnOf, dnsOf, mailOf } from '../flags/service-settings.ts';
import { rememberStarted } from '../platforms/known-platforms.ts';
import { dataDirOf } from '../platforms/running.ts';
import { hiding, jsonLogOn, printJson, progress } from '../terminal/io.ts';
import { exitOfStopped } from '../terminal/signals.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { textLog } from '../terminal/text-log.ts';

const DEFAULT_PORT = 4400;

const GROUPED = {
  'Addresses and sources': {
    ...PORT_FLAG,
    host: { value: 'ADDRESS', text: 'the address to listen on (default 127.0.0.1)' },
    'public-url': {
      value: 'URL',
      text: 'the URL that clients use, if a proxy is in front (default http://127.0.0.1:PORT)',
    },
    'trusted-proxies': {
      value: 'LIST',
      text: 'addresses and networks of proxies whose X-Forwarded-For names the client, as 127.0.0.1,10.1.0.0/16 (default none)',
    },
    'sites-domain': { value: 'NAME', text: 'sites are at <subdomain>.NAME (default localhost)' },
    'git-url': { value: 'TEMPLATE', text: `the URL of owner/name (default '${GITHUB_TEMPLATE}')` },
    'allow-local-git': { text: 'take local paths and file:// URLs as repositories' },
  },
  Builds: {
    workers: { value: 'N', text: 'builds at once (default 2)' },
    'organization-apps': { value: 'N', text: 'apps of an organization (default 1,000)' },
    'organization-builds': { value: 'N', text: 'builds of an organization at once, on all nodes (default 20)' },
    'organization-queue': { value: 'N', text: 'deployments of an organization that wait at once (default 500)' },
    'build-timeout': { value: 'DURATION', text: 'the longest that a build may take, up to 24h (default 20m)' },
    'sync-timeout': { value: 'DURATION', text: 'the longest that storing an output may take (default 10m)' },
    'build-memory': {
      value: 'SIZE',
      text: "the memory of a build's processes together (default 4GiB, at most half of the machine's)",
    },
    'build-disk': {
      value: 'SIZE',
      text: 'what a build may write, its cache included, as 512MiB or 20GiB (default 8GiB)',
    },
    cgroup: {
      value: 'auto|none|PATH',
      text: "the cgroup v2 in which each build gets one of its own; auto: the platform's, if it was delegated; else the platform measures builds itself (default auto)",
    },
    isolation: {
      value: 'auto|required|none',
      text: "auto: builds run in bubblewrap if that works; required: the platform starts only if it works; none: builds have the platform's rights. With --database the default is required, because the processes that build hold the credentials of the stores (default auto)",
    },
    'build-network': {
      value: 'auto|private|filtered|open',
      text: 'what builds reach. private: the internet, and neither this machine nor private networks; filtered: the same by rules of nftables, for a platform that runs as root; open: what this machine reaches; auto: the first of them that works here (default auto)',
    },
    'build-network-allow': {
      value: 'PLACES',
      text: 'hosts and networks that builds reach although they are private, as packages.corp:443,10.1.0.0/16,localhost:4873',
    },
  },
  Functions: {
    functions: {
      value: 'on|off',
      text: 'off: this node runs no function apps, and their requests get 503 here (default on)',
    },
  },
  'DNS records': {
    dns: {
      value: 'URL',
      text: 'make the records of hosts in a zone: rfc2136://SERVER[:PORT]/ZONE with the variable SLIPWAY_DNS_KEY=NAME:ALGORITHM:BASE64, or webhook:http://HOST:PORT of a provider of external-dns (default none)',
    },
    'dns-target': {
      value: 'LIST',
      text: 'with --dns: where the records lead, as 203.0.113.7,2001:db8::7, or edge.example.com for a CNAME record',
    },
    'dns-owner': {
      value: 'NAME',
      text: 'with --dns: the name of this platform in the zone, the same on every node (default the host of --public-url)',
    },
  },
  Notifications: {
    'smtp-url': {
      value: 'URL',
      text: 'the mail server for notifications, as smtps://USER:PASSWORD@HOST:465 (better: SLIPWAY_SMTP_URL, because other users see the flags of a process)',
    },
    'smtp-from': { value: 'ADDRESS', text: "who sends the letters, as 'Slipway <slipway@example.com>'" },
    'notify-allow': {
      value: 'LIST',
      text: 'addresses and networks that webhooks and forges may be at although they are not public, as 10.1.0.0/16 (default none)',
    },
  },
  'A CDN before the platform': {
    cdn: {
      value: 'URL',
      text: 'the CDN that is before the sites, as varnish://HOST:PORT, cloudflare:ZONE, fastly:SERVICE or cloudfront:DISTRIBUTION (credentials by SLIPWAY_CDN_TOKEN, or the AWS_… variables)',
    },
    'cdn-max-age': {
      value: 'DURATION',
      text: 'how long the CDN keeps a page, if a purge does not reach it (default 1h)',
    },
  },
  'What is kept': {
    'keep-releases': { value: 'N', text: 'releases of an app that are kept (default 10)' },
    'keep-deployments': { value: 'N', text: 'deployments of an app that are kept, with their logs (default 1000)' },
    'keep-days': { value: 'N', text: 'days that deployments and their logs are kept (default 90)' },
    'keep-audit': { value: 'N', text: 'days that the log of who changed what is kept, at least 30 (default 400)' },
    'keep-deleted': {
      value: 'DURATION',
      text: 'how long a deleted app can be restored, as 24h or 30d (default 7d)',
    },
  },
  'Limits and stopping': {
    'requests-per-minute': {
      value: 'N',
      text: 'control-plane requests per minute of an identity, 0: no limit (default 600 with a platform.json, else 0)',
    },
    'kvs-per-minute': { value: 'N', text: 'key-value requests per minute of an app environment (default 12000)' },
    'kvs-table-size': { value: 'SIZE', text: 'what the entries of a table may take (default 1GiB)' },
    'kvs-table-keys': { value: 'N', text: 'entries of a table (default 1000000)' },
    'kvs-organization-size': { value: 'SIZE', text: 'what all tables of an organization may take (default 10GiB)' },
    'kvs-table-per-minute': { value: 'N', text: 'key-value requests per minute of a table (default 6000)' },
    drain: {
      value: 'DURATION',
      text: 'after a stop, go on serving for so long with /readyz at 503, as 10s, or 0s for not at all (default 0s, and 5s with --database)',
    },
  },
  'Nodes on PostgreSQL and S3': {
    database: {
      value: 'URL',
      text: 'keep the state in PostgreSQL, for several nodes: postgres://USER:PASSWORD@HOST/DATABASE (better: SLIPWAY_DATABASE, because other users see the flags of a process)',
    },
    'database-direct': {
      value: 'URL',
      text: 'the address of PostgreSQL itself, for notifications and locks, if --database leads to a pooler in transaction mode (better: SLIPWAY_DATABASE_DIRECT)',
    },
    objects: {
      value: 'URL',
      text: 'with --database: keep files in S3, at s3://BUCKET[/PREFIX] (SLIPWAY_OBJECTS; credentials, region and endpoint by the AWS_… variables)',
    },
    'secret-file': {
      value: 'FILE',
      text: 'with --database: 32 random bytes in base64, the same on every node; while it is changed, one a line, the new one first (default the variable SLIPWAY_SECRET, with commas)',
    },
    roles: {
      value: 'LIST',
      text: 'with --database: what this node does, of control,build,edge,kvs (default all of them)',
    },
    node: { value: 'NAME', text: 'the name of this node, which no other node has (default HOSTNAME/PID)' },
  },
} as const satisfies Readonly<Record<string, Flags>>;

type FlagName = { [Title in keyof typeof GROUPED]: keyof (typeof GROUPED)[Title] }[keyof typeof GROUPED];

export function platformCommand(start: StartPlatform): Command {
  return {
    summary: 'Starts the platform, or one node of it, and serves until Ctrl-C.',
    usage:
      '[--data DIR] [--port N] [--host ADDRESS] [--public-url URL] [--sites-domain NAME] [--git-url TEMPLATE] [--workers N] [--build-timeout DURATION] …',
    examples: [
      ['slipway platform --allow-local-git', 'starts it for this machine, and builds repositories on it'],
      [
        'slipway platform --data /srv/slipway --port 4400 --public-url https://platform.example.com',
        'starts it behind a proxy',
      ],
    ],
    flags: Object.assign({}, ...Object.values(GROUPED)),
    groups: Object.fromEntries(Object.entries(GROUPED).map(([title, flags]) => [title, Object.keys(flags)])),
    async run(given, open) {
      const secrets = new Secrets();
      const io = hiding(open, secrets);
      refuseEmpty(given);
      const cluster = clusterOf(given, io, secrets);
      const mail = mailOf(given, io, secrets);
      const dns = dnsOf(given, io, secrets);
      const cdn = cdnOf(given, io, secrets);
      const options = {
        dir: dataDirOf(given, io),
        port: portOf(given, DEFAULT_PORT),
        allowLocalGit: given.flags['allow-local-git'] === true,
        ...optionsOf(given),
        ...present({ mail, dns, cdn, cluster, signal: cluster && io.signal }),
        env: io.env,
        log: io.interactive && !given.flags.json ? textLog(io.err, styleFor(io, 'err'), io.quiet) : jsonLogOn(io),
      };
      await using platform = await start(options).catch((error: unknown) => {
        // A supervisor that stops a start which waits for PostgreSQL or S3 must not count that as a failure.
        if (io.signal.aborted && !(error instanceof SlipwayError)) return undefined;
        throw hidden(error, secrets);
      });
      if (!platform) return exitOfStopped(io);
      const { baseUrl, kvsUrl, consoleUrl, issuer, dataDir, buildNetwork } = platform;
      const { roles = NODE_ROLES } = cluster ?? {};
      // The commands of another terminal and folder find it there, if none was used yet.
      if (!cluster) rememberStarted(dataDir, io);
      if (given.flags.json) {
        printJson(io, { ready: true, baseUrl, kvsUrl, consoleUrl, issuer, dataDir, ...present({ buildNetwork }) });
      } else {
        io.out(startedText(platform, roles, options.allowLocalGit, styleFor(io, 'out')));
      }
      if (!io.signal.aborted) await once(io.signal, 'abort');
      if (!given.flags.json) progress(io, 'Stopping.\n');
      return exitOfStopped(io);
    },
  };
}

/**
 * A variable of the shell that is not set leaves a flag without its value. An empty --host would listen on every address of the machine,
 * and an empty --database would start another platform.
 */
function refuseEmpty({ flags }: Given): void {
  const name = Object.keys(flags).find((each) => flags[each] !== true && flags[each]?.trim() === '');
  if (name !== undefined) throw invalidInput(`--${name} is empty`, `Give --${name} a value, or leave it out.`, name);
}

function startedText(
  { baseUrl, consoleUrl, dataDir, buildNetwork }: StartedPlatform,
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
    ...(buildNetwork ? [`Builds    ${reachOf(buildNetwork)}`] : []),
    ...(hasControl ? [`Next      ${next}`] : []),
    'Stop it with Ctrl-C.',
  ];
  return `${lines.join('\n')}\n`;
}

function reachOf(network: BuildNetwork): string {
  if (network.level === 'private') return 'reach the internet, and not this machine or private networks (private)';
  if (network.level === 'filtered')
    return `reach the internet, and neither private networks nor servers of this machine (filtered): ${network.reason}`;
  return `reach what this machine reaches (open): ${network.reason}`;
}

const NETWORKS = ['auto', ...BUILD_NETWORKS] as const;
const ISOLATION = ['auto', 'required', 'none'] as const;
const MOST_PER_MINUTE = 1_000_000_000;
const MOST_DRAIN_MS = 60 * 60_000;
const MOST_SYNC_MS = 60 * 60_000;
const MOST_KEEP_MS = 366 * 24 * 3_600_000;
const MOST_BUILD_MS = 24 * 60 * 60_000;
/** npm fails with less. */
const LEAST_MEMORY = 128 * MIB;
const LEAST_DISK = 16 * MIB;

/** Returns the options that the flags name. The platform has defaults for the others. Throws `invalid_input`. */
function optionsOf(given: Given): Partial<PlatformStart> {
  const text = (name: FlagName) => textOf(given, name);
  return present({
    host: text('host'),
    publicUrl: text('public-url'),
    trustedProxies: listOf(given, 'trusted-proxies'),
    sitesDomain: text('sites-domain'),
    gitUrlTemplate: text('git-url'),
    workers: numberOf(given, 'workers', 1, 64),
    buildLimits: present({
      timeoutMs: durationOf(given, 'build-timeout', MOST_BUILD_MS, '45m'),
      syncMs: durationOf(given, 'sync-timeout', MOST_SYNC_MS, '10m'),
      memoryBytes: sizeOf(given, 'build-memory', LEAST_MEMORY),
      diskBytes: sizeOf(given, 'build-disk', LEAST_DISK),
    }),
    isolation: choiceOf(given, 'isolation', ISOLATION),
    cgroup: cgroupOf(text('cgroup')),
    buildNetwork: choiceOf(given, 'build-network', NETWORKS),
    buildNetworkAllow: listOf(given, 'build-network-allow'),
    notifyAllow: listOf(given, 'notify-allow'),
    functions: choiceOf(given, 'functions', ['on', 'off'] as const),
    // A flag whose default is 0 takes it too.
    drainMs: /^\s*0+(?:ms|s|m|h)?\s*$/.test(text('drain') ?? '') ? 0 : durationOf(given, 'drain', MOST_DRAIN_MS, '10s'),
    keepReleases: numberOf(given, 'keep-releases', 1, 1_000),
    organizationApps: numberOf(given, 'organization-apps', 1, 1_000_000),
    organizationBuilds: numberOf(given, 'organization-builds', 1, 10_000),
    organizationQueue: numberOf(given, 'organization-queue', 1, 100_000),
    keepDeployments: numberOf(given, 'keep-deployments', 1, 10_000),
    keepDays: numberOf(given, 'keep-days', 1, 3_650),
    keepAuditDays: numberOf(given, 'keep-audit', 30, 36_500),
    keepDeletedMs: durationOf(given, 'keep-deleted', MOST_KEEP_MS, '30d'),
    requestsPerMinute: numberOf(given, 'requests-per-minute', 0, MOST_PER_MINUTE),
    kvsQuotas: present({
      environmentPerMinute: numberOf(given, 'kvs-per-minute', 1, MOST_PER_MINUTE),
      tablePerMinute: numberOf(given, 'kvs-table-per-minute', 1, MOST_PER_MINUTE),
      tableBytes: sizeOf(given, 'kvs-table-size', MIB),
      tableKeys: numberOf(given, 'kvs-table-keys', 1, 1_000_000_000),
      organizationBytes: sizeOf(given, 'kvs-organization-size', MIB),
    }),
  });
}

function cgroupOf(text: string | undefined): string | undefined {
  if (text === undefined || text === 'auto' || text === 'none' || text.startsWith('/')) return text;
  const remedy = 'Write the folder of a cgroup, as /sys/fs/cgroup/slipway.';
  throw invalidInput(`--cgroup: "${text}" is not auto, none or an absolute path`, remedy, 'cgroup');
}

/** Returns the milliseconds of a flag. Throws `invalid_input` if they are more than `most`. */
function durationOf(given: Given, name: FlagName, most: number, example: string): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const ms = parseDuration(text, `--${name}`);
  if (ms <= most) return ms;
  const remedy = `Write a shorter one, as ${example}.`;
  throw invalidInput(`--${name}: "${text}" is longer than ${most / 3_600_000}h`, remedy, name);
}
