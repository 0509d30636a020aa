import { domainToASCII } from 'node:url';
import { SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { topWords } from '../../contract/host-names.ts';
import type { Command } from '../flags/command-shape.ts';
import { appFlags, type Given, wordOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, type AskApp, openApp } from '../platforms/operator.ts';
import { type Column, partOf, printList, recordsIn, textIn, timeOf, timeText } from '../terminal/app-words.ts';
import { confirm, YES_FLAG } from '../terminal/confirm.ts';
import { EXIT, type Io, printResult, progress } from '../terminal/io.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Host', of: 'host', keep: true },
  { title: 'Record', of: (host) => recordWords(partOf(host, 'record')) },
  { title: 'Certificate', of: (host) => certificateWords(partOf(host, 'certificate')) },
  { title: 'CDN', of: ({ cdn }, { io, now }) => (isObject(cdn) ? cdnWords(cdn, io, now) : 'none'), from: 90 },
  { title: 'Record changed', of: timeOf('changedAt'), from: 100 },
];
/** Characters of a host name that is shown. */
const HOST_MOST = 253;

export const command: Command = {
  summary: 'Lists the hosts of an app with their DNS records and certificates, and adds and removes custom domains.',
  usage: '[list|add|remove] [HOST] [--yes] [--org ORG --project PROJECT --app APP]',
  args: { HOST: 'for add and remove: a custom domain, as shop.example.com' },
  examples: [
    ['slipway domains', 'lists the hosts, and what is missing'],
    ['slipway domains add shop.example.com', 'gives the app a domain, and says which record it needs'],
    ['slipway domains remove shop.example.com', 'takes it away: the site does not answer there any more'],
  ],
  flags: { ...APP_FLAGS, ...YES_FLAG },
  groups: { 'The domain': ['yes'], ...APP_GROUPS },
  verbs: ['list', 'add', 'remove'],
  fallbackVerb: 'list',
  mostWords: { add: 1, remove: 1 },
  async run(given, io) {
    if (given.verb === 'add') return add(given, io);
    if (given.verb === 'remove') return remove(given, io);
    const answer = await (await openApp(given, io))('listHosts');
    printList(given, io, answer, 'hosts', { columns: COLUMNS, empty: 'No hosts.' });
    if (given.flags.json) return EXIT.done;
    for (const host of recordsIn(answer, 'hosts')) progress(io, nextStep(host));
    for (const removal of recordsIn(answer, 'removals')) progress(io, removalWords(removal, io, Date.now()));
    return EXIT.done;
  },
};

async function add(given: Given, io: Io): Promise<number> {
  const host = hostIn(given, 'add');
  const ask = await openApp(given, io);
  const domains = await domainsOf(ask);
  const isThere = domains.includes(host);
  if (!isThere) await ask('updateApp', { body: { domains: [...domains, host] } });
  const added = recordsIn(await ask('listHosts'), 'hosts').find((each) => each.host === host);
  const text = isThere ? `The app has ${host} already.\n` : `Added ${host}.\n`;
  printResult(io, given, { added: !isThere, host: added ?? { host } }, text);
  if (added && !given.flags.json) progress(io, nextStep(added));
  return EXIT.done;
}

async function remove(given: Given, io: Io): Promise<number> {
  const host = hostIn(given, 'remove');
  const ask = await openApp(given, io);
  const domains = await domainsOf(ask);
  if (!domains.includes(host)) {
    const known =
      domains.length === 0 ? 'It has none.' : `It has: ${domains.map((each) => cleanLine(each, HOST_MOST)).join(', ')}`;
    throw new SlipwayError('not_found', `The app has no domain ${host}`, { remedy: known });
  }
  const what = `The site does not answer at ${host} any more, and another app can get the name.`;
  await confirm(given, io, what, 'Remove it?');
  await ask('updateApp', { body: { domains: domains.filter((each) => each !== host) } });
  return printResult(io, given, { removed: true, host }, `Removed ${host}.\n`);
}

async function domainsOf(ask: AskApp): Promise<readonly string[]> {
  const { domains } = partOf(await ask('readApp'), 'settings');
  return Array.isArray(domains) ? domains.map(String) : [];
}

/** Returns the host as the platform stores it: in lower case, and in punycode. The platform checks it. Throws `missing_input`. */
function hostIn(given: Given, verb: 'add' | 'remove'): string {
  const remedy = `Write it as: slipway domains ${verb} shop.example.com ${appFlags(given)}`.trimEnd();
  const word = cleanLine(wordOf(given, `domains ${verb} needs the host`, remedy), HOST_MOST + 1);
  const host = word.toLowerCase().replace(/\.$/, '');
  return /[^ -~]/.test(host) ? domainToASCII(host) || host : host;
}

function recordWords(record: JsonObject): string {
  const found = Array.isArray(record.found) ? cleanLine(record.found.join(', '), 100) : '';
  const by = record.by === 'platform' ? ', made by the platform' : record.by === 'hand' ? ', made by hand' : '';
  const words = new Map<unknown, string>(
    Object.entries({ right: 'right', elsewhere: `leads to ${found}`, missing: 'missing' }),
  );
  const known = words.get(record.state);
  return known === undefined ? 'not known' : `${known}${by}`;
}

/** As the console's page of the app says it. */
function cdnWords(cdn: JsonObject, io: Io, now: number): string {
  const [reason, purged, waits] = [textIn(cdn, 'reason'), textIn(cdn, 'purgedAt'), textIn(cdn, 'waitsSince')];
  const state = { ready: ': ready', pending: ': not ready yet', refused: ': refused' }[textIn(cdn, 'state')] ?? '';
  const problem = textIn(cdn, 'problem');
  return [
    `${textIn(cdn, 'name')}${state}${reason === '' ? '' : ` (${reason})`}`,
    purged === '' ? 'no purge yet' : `last purge ${timeText(io, purged, now)}`,
    ...(waits === '' ? [] : [`a purge waits since ${timeText(io, waits, now)}${problem === '' ? '' : `: ${problem}`}`]),
  ].join(', ');
}

function certificateWords(certificate: JsonObject): string {
  const [endsAt, reason] = [textIn(certificate, 'endsAt').slice(0, 10), textIn(certificate, 'reason')];
  const why = reason === '' ? '' : `: ${reason}`;
  switch (certificate.state) {
    case 'valid':
      return `until ${endsAt}`;
    case 'invalid':
      return `not valid${why}${endsAt === '' ? '' : `, until ${endsAt}`}`;
    case 'none':
      return `none${why}`;
    case 'http':
      return 'none, served by http';
    default:
      return `not known${why}`;
  }
}

/** What is to be done about the record of a host. */
function nextStep(host: JsonObject): string {
  const record = partOf(host, 'record');
  const name = textIn(host, 'host');
  const [problem, wanted] = [textIn(record, 'problem'), textIn(record, 'wanted')];
  if (problem !== '') return `  ${name}: ${problem}\n`;
  if (record.state === 'missing' && record.by === null)
    return `  ${name}: add the DNS record: ${wanted}${topWords(wanted)}\n`;
  if (record.state === 'missing') return `  ${name}: the record is made, and resolvers do not have it yet\n`;
  if (record.state !== 'elsewhere') return '';
  return `  ${name}: fine if a proxy or a CDN is there. To lead to the platform itself: ${wanted}\n`;
}

function removalWords(removal: JsonObject, io: Io, now: number): string {
  const [host, since] = [textIn(removal, 'host'), timeText(io, textIn(removal, 'waitsSince'), now)];
  const problem = textIn(removal, 'problem');
  return `  ${host}: no app has it, and its DNS record waits for its removal since ${since}${problem === '' ? '' : `: ${problem}`}\n`;
}
