import { SlipwayError } from '../../base/errors.ts';
import { checkJsonText, JsonTextError } from '../../base/json-text.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine, plainJson } from '../../base/text.ts';
import { KVS_LIMITS, KVS_VARIABLE_PREFIX, TABLE_NAME } from '../../contract/limits.ts';
import type { Command } from '../flags/command.ts';
import { appFlags, type Given, invalidInput, missingInput, numberOf, textOf, usage } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, askOperator, runtimeOf } from '../platforms/operator.ts';
import { type Column, printList, textIn } from '../terminal/app-words.ts';
import { askingParts, inTerminal } from '../terminal/asking.ts';
import { EXIT, hiding, type Io, printJson, progress } from '../terminal/io.ts';
import { styleFor } from '../terminal/style.ts';
import { noTable } from './tables.ts';

const VERBS = ['list', 'get', 'put', 'delete'] as const;
const FEW = 50;
const MOST_KEYS = 100;
const COLUMNS: readonly Column[] = [
  { title: 'Key', of: ({ key }) => plainKey(String(key)), keep: true },
  { title: 'Bytes', of: ({ bytes }) => String(bytes) },
  { title: 'Expires', of: (entry) => textIn(entry, 'expiresAt') || 'never' },
];
const EXAMPLE = `kvs put KEY '{"seen": 1}' --table TABLE`;
const MOST_TTL = 10 * 365 * 86_400;
/** Bytes of a value on standard input. A line end after it is no part of it. */
const MOST_INPUT = KVS_LIMITS.valueBytes + 2;

/** Signed as the app's functions sign: spec 4.B, 5.B. */
export const command: Command = {
  summary:
    "Lists the keys of a table (slipway tables create), and reads, writes and deletes one of them, with the token and the function role of the app's own runtime. Only a platform of Slipway can list.",
  usage: 'list|get|put|delete [KEY] [VALUE] --table TABLE [--ttl SECONDS] [--org ORG --project PROJECT --app APP]',
  args: {
    KEY: 'the key; for list: what the keys begin with (default: all)',
    VALUE: 'for put: the value in JSON, or - to read it from standard input',
  },
  examples: [
    [`slipway kvs put cart '{"items": 2}' --table sessions --ttl 3600`, 'writes a key that expires after an hour'],
    ['slipway kvs put cart - --table sessions < cart.json', 'reads the value from a file'],
    ['slipway kvs list user/ --table sessions', 'lists the keys that begin with user/'],
    ['slipway kvs get cart --table sessions', 'prints the value'],
  ],
  flags: {
    table: { value: 'TABLE', text: 'the table' },
    ttl: { value: 'SECONDS', text: 'for put: the time to live (default: the key does not expire)' },
    limit: { value: 'N', text: `for list: how many (default ${FEW}, at most ${MOST_KEYS})` },
    cursor: { value: 'CURSOR', text: 'for list: continue behind a list, at its nextCursor' },
    ...APP_FLAGS,
  },
  required: ['table'],
  groups: { 'The key': ['ttl'], 'The list': ['limit', 'cursor'], ...APP_GROUPS },
  verbs: VERBS,
  fallbackVerb: 'list',
  wordNeeds: 'get KEY --table TABLE',
  mostWords: { list: 1, get: 1, put: 2, delete: 1 },
  async run(given, io) {
    const verb = VERBS.find((each) => each === given.verb) ?? 'list';
    // A negative number is not a flag: kvs put KEY --table TABLE -- -1
    const [key, value, ...more] = [...(given.words ?? []), ...given.rest];
    if (verb === 'list') return list(key, value, given, io);
    if (key === undefined) throw usage(`kvs ${verb} needs a key`, `kvs ${verb} KEY --table TABLE`);
    if ((verb === 'put' ? more[0] : value) !== undefined)
      throw usage(`kvs ${verb} has too many arguments`, verb === 'put' ? EXAMPLE : `kvs ${verb} KEY --table TABLE`);
    const text = verb === 'put' ? jsonValue(value === '-' ? await io.input?.(MOST_INPUT) : value) : '';
    const ttlSeconds = numberOf(given, 'ttl', 1, MOST_TTL);
    const client = await clientOf(given, io, verb !== 'get');
    const { green } = styleFor(io, 'err');
    switch (verb) {
      case 'put':
        await client.put({ key, text, ttlSeconds });
        if (given.flags.json) printJson(io, { ok: true, key });
        progress(io, `  ${green('✓')} Stored ${shownKey(key)} in ${given.flags.table}\n`);
        return EXIT.done;
      case 'delete':
        // The store answers the same for a key that is not there.
        if (!(await client.get(key))) throw missing(key, given);
        await client.delete(key);
        if (given.flags.json) printJson(io, { deleted: true, key });
        progress(io, `  ${green('✓')} Deleted ${shownKey(key)} from ${given.flags.table}\n`);
        return EXIT.done;
      case 'get': {
        const found = await client.get(key);
        if (!found) throw missing(key, given);
        // The value's own text, because numbers beyond 2^53 would change.
        const { text: value, expiresAt } = found;
        const json = `{"key":${JSON.stringify(key)},"value":${value},"expiresAt":${JSON.stringify(expiresAt)}}`;
        io.out(`${plainJson(given.flags.json ? json : value)}\n`);
        return EXIT.done;
      }
    }
  },
};

function shownKey(key: string): string {
  return cleanLine(JSON.stringify(key), 300);
}

function missing(key: string, given: Given): SlipwayError {
  const table = String(given.flags.table);
  return new SlipwayError('not_found', `There is no key ${shownKey(key)} in the table ${table}`, {
    remedy: `Its keys: slipway kvs list --table ${table} ${appFlags(given)}`.trimEnd(),
  });
}

async function list(prefix: string | undefined, more: string | undefined, given: Given, io: Io): Promise<number> {
  if (more !== undefined) throw usage('kvs list has too many arguments', 'kvs list PREFIX --table TABLE');
  const table = tableOf(given);
  const limit = numberOf(given, 'limit', 1, MOST_KEYS) ?? FEW;
  const query = { prefix, limit: String(limit), cursor: textOf(given, 'cursor') };
  const answer = await askOperator(given, io, 'listKeys', { table, query });
  return printList(given, io, answer, 'keys', {
    columns: COLUMNS,
    empty: prefix === undefined ? 'No keys.' : `No keys that begin with ${shownKey(prefix)}.`,
  });
}

/** A key as it is, or in JSON if a line cannot have it. */
function plainKey(key: string): string {
  return /^[^\p{C}\s"]+$/u.test(key) ? key : JSON.stringify(key);
}

function jsonValue(value: string | undefined): string {
  if (value === undefined) throw usage('kvs put needs a value in JSON, or - for standard input', EXAMPLE);
  const text = value.trim();
  try {
    checkJsonText(text);
    return text;
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    const remedy = `Write a text in quotes of its own: '"a text"'. Example: slipway ${EXAMPLE}`;
    throw invalidInput(`The value is not JSON: ${error.message}`, remedy);
  }
}

function tableOf(given: Given): string {
  const table = textOf(given, 'table');
  if (!table) {
    const remedy = `Name it: --table TABLE. The tables of the app: slipway tables list ${appFlags(given)}`.trimEnd();
    throw missingInput('--table is missing', remedy, 'table');
  }
  if (TABLE_NAME.test(table)) return table;
  const remedy = `List the tables: slipway tables list ${appFlags(given)}`.trimEnd();
  throw invalidInput(`--table: "${cleanLine(table, 100)}" is not the name of a table`, remedy, 'table');
}

/** Gets URL, token and credentials from the variables of a function, if this is one; else from the running platform. */
export async function clientOf(given: Given, io: Io, changes = false) {
  const table = tableOf(given);
  const own = io.env[`${KVS_VARIABLE_PREFIX}URL`] !== undefined && given.flags.app === undefined;
  const env = own ? io.env : await runtimeWith(table, given, io, changes);
  const [{ planTarget }, { createKvsClient }] = await Promise.all([
    import('../../seed/plan.ts'),
    import('../../api/kvs.ts'),
  ]);
  const { target, secrets } = planTarget(table, env);
  const hidden = new Secrets();
  for (const secret of secrets) hidden.add(secret);
  const parts = await askingParts(hiding(io, hidden));
  const client = createKvsClient({ ...parts, ...target, onTrouble: () => {} });
  const inWords = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      throw error instanceof SlipwayError && error.code === 'unreachable' && !own ? inTerminal(error) : error;
    });
  return {
    get: (key: string) => inWords(client.get(key)),
    put: (entry: Parameters<typeof client.put>[0]) => inWords(client.put(entry)),
    delete: (key: string) => inWords(client.delete(key)),
  };
}

/** Returns the variables of an app that has the table, and the credentials of its function role. Throws `table_not_found`. */
export async function runtimeWith(
  table: string,
  given: Given,
  io: Io,
  changes: boolean,
): Promise<Readonly<Record<string, string>>> {
  const env = await runtimeOf(given, io, changes);
  if (env[`${KVS_VARIABLE_PREFIX}TOKEN_${table.toUpperCase()}`] !== undefined) return env;
  throw noTable(table, given);
}
