import { formatDuration, parseDuration } from '../../base/durations.ts';
import { SlipwayError } from '../../base/errors.ts';
import { type JsonObject, present } from '../../base/json.ts';
import { formatSize } from '../../base/sizes.ts';
import { cleanLine, grouped } from '../../base/text.ts';
import { nearPhrase, QUOTA_NAMES, QUOTA_WORDS, shareOf, useWords } from '../../contract/quotas.ts';
import type { Command } from '../flags/command.ts';
import { type Given, invalidInput, textOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, askPlatform, required } from '../platforms/operator.ts';
import { withLocalApp } from '../project/local-names.ts';
import { withNames } from '../project/project-file.ts';
import { partOf, recordsIn, textIn } from '../terminal/app-words.ts';
import { EXIT, type Io, printJson } from '../terminal/io.ts';
import { resultTable, styleFor, table } from '../terminal/style.ts';

const DAY = 86_400_000;
/** Pages of apps that are read for the table. With `--json` each page is one call. */
const PAGES = 10;
const ROWS = 30;

export const command: Command = {
  summary:
    'Shows requests, bytes, stored keys, deployments, build time and functions of an organization, a project or an app, and the quotas of an organization.',
  usage: '[--org ORG [--project PROJECT [--app APP]]] [--since 7d] [--step hour|day]',
  examples: [
    ['slipway usage --since 30d', 'shows a month of the app of this checkout'],
    ['slipway usage --org acme', 'shows an organization, its quotas and its apps'],
  ],
  flags: {
    ...APP_FLAGS,
    since: { value: 'DURATION', text: 'how far back: 24h, 7d, 30d; at most 400d (default 7d)' },
    step: { value: 'STEP', text: 'hour or day (default hour up to two weeks, else day)' },
    cursor: { value: 'CURSOR', text: 'with --json: the nextCursor of the page of apps before' },
  },
  groups: { 'The time': ['since', 'step', 'cursor'], ...APP_GROUPS },
  async run(given, io) {
    const usage = await ask(given, io);
    const quotas = await quotasOf(given, io, usage);
    const answer: JsonObject = quotas ? { ...usage, ...quotas } : usage;
    if (given.flags.json) printJson(io, answer);
    else {
      const apps = await otherApps(given, io, answer);
      io.out(`${totals(answer, io)}${quotaRows(answer, io)}${parts(answer, apps, io)}${points(answer, io)}`);
    }
    return EXIT.done;
  },
};

async function ask(given: Given, io: Io, cursor = textOf(given, 'cursor')): Promise<JsonObject> {
  const { org, project, app } = await namesOf(given, io);
  const since = new Date(Date.now() - sinceOf(given)).toISOString();
  const query = { since, step: textOf(given, 'step') };
  const parameters = { orgID: org, ...present({ projectID: project, appID: app }) };
  if (app !== undefined) return askPlatform(given, io, 'appUsage', { parameters, query });
  const call = project === undefined ? 'organizationUsage' : 'projectUsage';
  return askPlatform(given, io, call, { parameters, query: { ...query, limit: '100', cursor } });
}

/** Returns what the flags name: an organization, a project or an app. Without them, the app of the checkout. */
async function namesOf(given: Given, io: Io) {
  const found = withNames(given, io);
  const named = given.flags['base-url'] === undefined ? await withLocalApp(found, io) : found;
  const isAny = ['org', 'project', 'app'].some((name) => given.flags[name] !== undefined);
  const has = (name: string) => !isAny || given.flags[name] !== undefined;
  const org = required(named, 'org');
  const app = has('app') ? required(named, 'app') : undefined;
  const project = has('project') || app !== undefined ? required(named, 'project') : undefined;
  return { org, project, app };
}

/** Reads `--since`: days, or a duration. */
export function sinceOf(given: Given): number {
  const text = textOf(given, 'since') ?? '7d';
  const days = /^(\d{1,3})d$/.exec(text)?.[1];
  if (days === undefined && /d/.test(text)) {
    throw invalidInput(`--since: "${text}" is not a duration`, 'Write days or hours, as 7d or 24h.', 'since');
  }
  return days === undefined ? parseDuration(text, '--since') : Number(days) * DAY;
}

/** Returns the quotas of an organization. Undefined for a part of one, and for somebody who may see only parts of it. */
async function quotasOf(given: Given, io: Io, { org, project, appID }: JsonObject): Promise<JsonObject | undefined> {
  if (typeof org !== 'string' || project !== undefined || appID !== undefined) return undefined;
  try {
    const { quotas, month } = await askPlatform(given, io, 'organizationQuotas', { parameters: { orgID: org } });
    return { quotas, month };
  } catch (error) {
    // A platform of an older version has no such call.
    if (error instanceof SlipwayError && [403, 404].includes(error.call?.status ?? 0)) return undefined;
    throw error;
  }
}

function quotaRows(answer: JsonObject, io: Io): string {
  const rows = recordsIn(answer, 'quotas').flatMap(({ name: given, used, quota, near }) => {
    const name = QUOTA_NAMES.find((each) => each === given);
    if (name === undefined || typeof used !== 'number' || (quota !== null && typeof quota !== 'number')) return [];
    const use = { name, used, quota };
    const percent = quota === null ? '' : `${Math.floor(shareOf(use) * 100)} %`;
    return [[QUOTA_WORDS[name].title, useWords(use), percent, near === true ? nearPhrase(use) : '']];
  });
  return rows.length === 0 ? '' : `\n${table(rows, { head: ['QUOTA', 'USED', '', ''], style: styleFor(io, 'out') })}`;
}

async function otherApps(given: Given, io: Io, first: JsonObject): Promise<{ apps: JsonObject[]; isAll: boolean }> {
  const apps = [...recordsIn(first, 'apps')];
  let cursor = first.nextCursor;
  for (let page = 1; page < PAGES && typeof cursor === 'string'; page += 1) {
    const answer = await ask(given, io, cursor);
    apps.push(...recordsIn(answer, 'apps'));
    cursor = answer.nextCursor;
  }
  return { apps, isAll: typeof cursor !== 'string' };
}

function figuresOf(record: JsonObject) {
  const [kvs, sites, deployments] = [partOf(record, 'kvs'), partOf(record, 'sites'), partOf(record, 'deployments')];
  const [stored, functions] = [partOf(record, 'stored'), partOf(record, 'functions')];
  const classes = partOf(sites, 'requests');
  const ofStore = partOf(kvs, 'requests');
  const calls = Object.keys(ofStore).flatMap((name) => Object.entries(partOf(ofStore, name)));
  const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + number(value), 0);
  const requests = sum(Object.values(classes));
  const kvsRequests = sum(calls.map(([, count]) => count));
  const failed = number(classes['5xx']) + sum(calls.filter(([name]) => name === 'failed').map(([, count]) => count));
  return {
    requests,
    kvsRequests,
    failed,
    errorRate: requests + kvsRequests === 0 ? 0 : failed / (requests + kvsRequests),
    limited: sum(calls.filter(([name]) => name === 'limited').map(([, count]) => count)),
    bytesIn: number(kvs.bytesIn),
    bytesOut: number(sites.bytesOut) + number(kvs.bytesOut),
    keys: number(stored.keys),
    bytes: number(stored.bytes),
    succeeded: number(deployments.succeeded),
    failures: number(deployments.failed),
    cancelled: number(deployments.cancelled),
    buildSeconds: number(deployments.buildSeconds),
    functionRequests: number(functions.requests),
    functionMs: number(functions.milliseconds),
    functionGiBSeconds: number(functions.memoryGiBSeconds),
  };
}

function totals(answer: JsonObject, io: Io): string {
  const all = figuresOf(answer);
  const names = ['org', 'project', 'appID'].map((field) => textIn(answer, field));
  const name = names.filter((each) => each !== '').join('/');
  const style = styleFor(io, 'out');
  const rows = [
    ['Site requests', grouped(all.requests)],
    ['Store requests', `${grouped(all.kvsRequests)}, ${grouped(all.limited)} over the quota`],
    ['Error rate (5xx)', percent(all.errorRate)],
    ['Bytes', `${formatSize(all.bytesIn)} in, ${formatSize(all.bytesOut)} out`],
    ['Stored now', `${grouped(all.keys)} keys, ${formatSize(all.bytes)}`],
    ['Deployments', `${all.succeeded} succeeded, ${all.failures} failed, ${all.cancelled} cancelled`],
    ['Build time', formatDuration(all.buildSeconds * 1_000)],
    ...functionRows(all),
  ];
  return `${style.bold(`Usage of ${name}`)} since ${minute(answer.since)}\n\n${table(rows)}`;
}

/** An app without functions has none. */
function functionRows(all: ReturnType<typeof figuresOf>): readonly string[][] {
  const { functionRequests: requests, functionMs, functionGiBSeconds } = all;
  if (requests === 0 && functionGiBSeconds === 0) return [];
  const mean = requests === 0 ? '' : `, ${formatDuration(functionMs / requests)} on average`;
  return [
    ['Function requests', `${grouped(requests)}${mean}`],
    ['Function time', formatDuration(functionMs)],
    ['Function memory', `${formatSize((functionGiBSeconds / 3_600) * 1024 ** 3)} hours`],
  ];
}

function parts(answer: JsonObject, { apps, isAll }: { apps: JsonObject[]; isAll: boolean }, io: Io): string {
  const tables = recordsIn(answer, 'tables');
  const found = tables.length > 0 ? tables : apps;
  if (found.length === 0) return '';
  const rows = found.map((part) => ({ part, all: figuresOf(part) }));
  const total = ({ all }: (typeof rows)[number]) => all.requests + all.kvsRequests;
  rows.sort((one, other) => total(other) - total(one));
  const cells = rows
    .slice(0, ROWS)
    .map(({ part, all }) => [
      tables.length > 0 ? String(part.name) : `${part.project}/${part.appID}`,
      grouped(all.requests),
      grouped(all.kvsRequests),
      formatSize(all.bytesOut),
      grouped(all.keys),
      formatSize(all.bytes),
    ]);
  const head = [tables.length > 0 ? 'TABLE' : 'APP', 'SITE', 'STORE', 'BYTES OUT', 'KEYS', 'STORED'];
  const hidden = rows.length - cells.length;
  const more =
    hidden > 0 || !isAll ? `… and ${isAll ? hidden : `more than ${hidden}`} others: --project, --app or --json\n` : '';
  return `\n${resultTable(io, head, cells)}${more}`;
}

function points(answer: JsonObject, io: Io): string {
  const found = recordsIn(answer, 'points');
  if (found.length === 0) return '\nNothing was counted in this time. Counts appear after ten seconds at most.\n';
  const isDaily = answer.step === 'day';
  const cells = found.slice(-ROWS).map((point) => {
    const all = figuresOf(point);
    const start = minute(point.start);
    return [
      isDaily ? start.slice(0, 10) : start,
      grouped(all.requests),
      grouped(all.kvsRequests),
      percent(all.errorRate),
      formatSize(all.bytesOut),
      formatSize(all.bytes),
    ];
  });
  const head = [isDaily ? 'DAY' : 'HOUR', 'SITE', 'STORE', 'ERRORS', 'BYTES OUT', 'STORED'];
  const hidden = found.length - cells.length;
  const more = hidden > 0 ? `… and ${hidden} earlier: --json, or --step day\n` : '';
  return `\n${resultTable(io, head, cells)}${more}`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}

function minute(time: unknown): string {
  return typeof time === 'string' ? `${cleanLine(time.slice(0, 16)).replace('T', ' ')} UTC` : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
