import { setTimeout as wait } from 'node:timers/promises';
import { SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { AUDIT_ACTIONS, type AuditMark, changedText, readAuditRecord, walkChain } from '../../contract/audit.ts';
import type { Command } from '../flags/command.ts';
import { type Given, invalidInput, textOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, type Ask, openPlatform, organizationOf, required } from '../platforms/operator.ts';
import { withProject } from '../project/project-file.ts';
import { recordsIn, textIn } from '../terminal/app-words.ts';
import { EXIT, type Io, printJson } from '../terminal/io.ts';
import { resultTable } from '../terminal/style.ts';
import { sinceOf } from './usage.ts';

const HEAD = ['WHEN', 'WHO', 'WHAT', 'APP', 'OBJECT', 'CHANGE', 'FROM'] as const;
const ROWS = 100;
/** Milliseconds between two looks with `--follow`. */
const FOLLOW_MS = 2_000;
const CELL = 60;

export const command: Command = {
  summary: 'Lists who changed what in an organization, and checks that no row of the log was changed or removed.',
  usage: '[list|verify] [--org ORG] [--app APP] [--by EMAIL] [--action ACTION] [--since 7d] [--json]',
  examples: [
    ['slipway audit --org acme --since 7d', 'lists the changes of a week'],
    ['slipway audit --action env.edit --json', 'prints changes of variables as lines of JSON'],
    ['slipway audit verify --org acme', 'computes all hashes again, and prints the newest one'],
    ['slipway audit verify --head 2000:HASH', 'finds also a log that was written anew since then'],
  ],
  flags: {
    ...APP_FLAGS,
    platform: { text: 'the log of the platform itself: sign-ins and refusals, for those with a role everywhere' },
    by: { value: 'EMAIL', text: 'changes of this identity alone' },
    action: {
      value: 'ACTION',
      text: `changes of this kind alone: ${Object.keys(AUDIT_ACTIONS).slice(0, 3).join(', ')}, …`,
    },
    since: { value: 'DURATION', text: 'how far back: 24h, 7d (default: all)' },
    follow: { text: 'prints new rows until Ctrl+C' },
    head: { value: 'N:HASH', text: 'with verify: a head that was printed before, which the log must contain' },
  },
  verbs: ['list', 'verify'],
  fallbackVerb: 'list',
  groups: { 'The rows': ['by', 'action', 'since', 'follow', 'head', 'platform'], ...APP_GROUPS },
  async run(given, io) {
    const named = await withProject(given, io);
    const { ask } = await openPlatform(named, io);
    const isAll = given.flags.platform === true;
    const org = isAll ? undefined : ((await organizationOf(named, ask, io)) ?? required(named, 'org'));
    return given.verb === 'verify' ? verify({ ask, org }, given, io) : list({ ask, org }, given, io);
  },
};

interface Log {
  readonly ask: Ask;
  /** Undefined for the rows of the platform itself. */
  readonly org: string | undefined;
}

function read({ ask, org }: Log, query: Readonly<Record<string, string | undefined>>): Promise<JsonObject> {
  if (org === undefined) return ask('readPlatformAudit', { query });
  return ask('readAudit', { parameters: { orgID: org }, query });
}

async function list(log: Log, given: Given, io: Io): Promise<number> {
  const since = textOf(given, 'since') === undefined ? undefined : new Date(Date.now() - sinceOf(given)).toISOString();
  // The app of the checkout is no filter: an organization is listed.
  const filter = { app: textOf(given, 'app'), by: textOf(given, 'by'), action: textOf(given, 'action'), since };
  const isLines = given.flags.json === true;
  const answer = await read(log, { ...filter, limit: String(ROWS) });
  const rows = recordsIn(answer, 'rows');
  if (isLines) await everyLine(log, filter, answer, io);
  else io.out(rows.length === 0 ? 'Nothing is recorded.\n' : resultTable(io, HEAD, rows.map(cellsOf)));
  if (!isLines && typeof answer.nextCursor === 'string') {
    io.out(`… the newest ${ROWS}. All of them: slipway audit --json\n`);
  }
  if (given.flags.follow === true) await follow(log, filter, markOf(answer.head).n, isLines, io);
  return EXIT.done;
}

async function everyLine(log: Log, filter: Filter, first: JsonObject, io: Io): Promise<void> {
  let before: unknown;
  for (let answer = first; ; ) {
    for (const row of recordsIn(answer, 'rows')) printJson(io, row);
    const { nextCursor: cursor } = answer;
    // A platform that names the same page again would never end.
    if (typeof cursor !== 'string' || cursor === before) return;
    before = cursor;
    answer = await read(log, { ...filter, limit: String(ROWS), cursor });
  }
}

type Filter = Readonly<Record<'app' | 'by' | 'action' | 'since', string | undefined>>;

async function follow(log: Log, filter: Filter, from: number, isLines: boolean, io: Io): Promise<void> {
  const isWanted = (row: JsonObject) =>
    (['app', 'by', 'action'] as const).every((name) => {
      const value = filter[name];
      return (
        value === undefined || row[name === 'app' ? 'appID' : name] === (name === 'by' ? value.toLowerCase() : value)
      );
    });
  for (let last = from; ; ) {
    const rows = recordsIn(await read(log, { after: String(last), limit: String(ROWS) }), 'rows');
    for (const row of rows.filter(isWanted)) {
      if (isLines) printJson(io, row);
      else io.out(`${cellsOf(row).join('  ')}\n`);
    }
    last = rows.reduce((most, row) => Math.max(most, Number(row.n)), last);
    if (rows.length < ROWS) await wait(FOLLOW_MS);
  }
}

function cellsOf(row: JsonObject): readonly string[] {
  const text = (name: string) => cleanLine(textIn(row, name), CELL);
  const who = typeof row.by === 'string' ? text('by') : text('via');
  const when = text('at').slice(0, 19).replace('T', ' ');
  return [when, who, text('action'), text('appID'), text('object'), changeOf(row), text('from')];
}

function changeOf({ before, after }: JsonObject): string {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const value = (of: unknown) => changedText(of, ' ');
  const parts = [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) =>
    name in was ? `${name} ${value(was[name])} → ${value(is[name])}` : `${name} ${value(is[name])}`,
  );
  return cleanLine(parts.join('; '), CELL);
}

/** Computes the hashes of all rows again. The platform gives the rows alone. */
async function verify(log: Log, given: Given, io: Io): Promise<number> {
  const known = knownHead(given);
  const first = await read(log, { after: '0', limit: '1' });
  const [anchor, head] = [markOf(first.anchor), markOf(first.head)];
  let isFound = known === undefined || known.hash === anchor.hash;
  let last = anchor;
  for (;;) {
    const records = recordsIn(await read(log, { after: String(last.n), limit: String(ROWS) }), 'rows');
    const rows = records.map(readAuditRecord).filter((row) => row !== undefined);
    const walked = walkChain(last, rows);
    if (walked.kind === 'broken' || rows.length < records.length) {
      throw altered(
        `Row ${walked.kind === 'broken' ? walked.n : last.n + 1} of the audit log does not follow the one before it`,
      );
    }
    isFound ||= rows.some(({ n, hash }) => n === known?.n && hash === known.hash);
    last = walked.last;
    if (records.length < ROWS) break;
  }
  if (last.n < head.n) throw altered(`The audit log ends at row ${last.n}, and its head is row ${head.n}`);
  if (known && known.n < anchor.n) {
    const message = `--head: the log begins at row ${anchor.n + 1}, because older rows were removed`;
    throw invalidInput(message, 'Name a newer head, or leave it out.', 'head');
  }
  if (!isFound) throw altered(`The audit log does not contain row ${known?.n} with the hash that --head names`);
  const rows = last.n - anchor.n;
  if (given.flags.json === true) printJson(io, { rows, anchor: { ...anchor }, head: { ...last } });
  else io.out(`${rows} rows fit together. Head: ${last.n}:${last.hash}\n`);
  return EXIT.done;
}

function altered(message: string): SlipwayError {
  return new SlipwayError('audit_altered', message, {
    remedy: 'Somebody changed the database itself. Compare it with a backup.',
  });
}

function knownHead(given: Given): AuditMark | undefined {
  const text = textOf(given, 'head');
  if (text === undefined) return undefined;
  const [, n, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (n !== undefined && hash !== undefined) return { n: Number(n), hash };
  const remedy = 'Write what slipway audit verify has printed before, as 2000:HASH.';
  throw invalidInput(`--head: "${cleanLine(text, 80)}" is not a head`, remedy, 'head');
}

function markOf(value: unknown): AuditMark {
  const { n, hash } = isObject(value) ? value : {};
  return { n: typeof n === 'number' ? n : 0, hash: typeof hash === 'string' ? hash : '' };
}
