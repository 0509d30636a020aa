import { createKvsClient } from '../../api/kvs.ts';
import { SlipwayError } from '../../base/errors.ts';
import { checkJsonText, JsonTextError } from '../../base/json-text.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';
import { KVS_VARIABLE_PREFIX, TABLE_NAME } from '../../contract/limits.ts';
import { planTarget } from '../../seed/plan.ts';
import type { Command } from '../flags/command.ts';
import { type Given, numberOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, appFlags, required, runtimeOf } from '../platforms/operator.ts';
import { askingParts, inTerminal } from '../terminal/asking.ts';
import { EXIT, hiding, type Io, printJson, progress } from '../terminal/io.ts';
import { styleFor } from '../terminal/style.ts';

const VERBS = ['get', 'put', 'delete'] as const;
/** Characters of a value on a terminal. The largest value has fewer. */
const MOST_SHOWN = 1_000_000;
const EXAMPLE = `kvs put KEY '{"seen": 1}' --table TABLE`;
const MOST_TTL = 10 * 365 * 86_400;

/** `slipway kvs get|put|delete`: one key of a table, signed as the app's functions sign (spec 4.B, 5.B). */
export const kvsCommand: Command = {
  summary:
    "Reads, writes and deletes one key of a table (slipway tables create), with the token and the function role of the app's own runtime.",
  usage: 'get|put|delete KEY [VALUE] --table TABLE [--ttl SECONDS] [--org ORG --project PROJECT --app APP]',
  flags: {
    table: { value: 'TABLE', text: 'the table' },
    ttl: { value: 'SECONDS', text: 'for put: the time to live (default: the key does not expire)' },
    ...APP_FLAGS,
  },
  required: ['table'],
  groups: { 'The key': ['ttl'], ...APP_GROUPS },
  verbs: VERBS,
  mostWords: 2,
  async run(given, io) {
    const verb = VERBS.find((each) => each === given.verb);
    // A negative number is not a flag: kvs put KEY --table TABLE -- -1
    const [key, value, ...more] = [...(given.words ?? []), ...given.rest];
    if (!verb) throw usage('kvs needs one of: get, put, delete', 'kvs get KEY --table TABLE');
    if (key === undefined) throw usage(`kvs ${verb} needs a key`, `kvs ${verb} KEY --table TABLE`);
    if ((verb === 'put' ? more[0] : value) !== undefined)
      throw usage(`kvs ${verb} has too many arguments`, verb === 'put' ? EXAMPLE : `kvs ${verb} KEY --table TABLE`);
    const text = verb === 'put' ? jsonValue(value) : '';
    const ttlSeconds = numberOf(given, 'ttl', 1, MOST_TTL);
    const client = await clientOf(given, io);
    const print = (answer: object, line: string) => io.out(given.flags.json ? `${JSON.stringify(answer)}\n` : line);
    const { green } = styleFor(io, 'err');
    switch (verb) {
      case 'put':
        await client.put({ key, text, ttlSeconds });
        print({ ok: true, key }, '');
        progress(io, `  ${green('✓')} Stored ${shownKey(key)} in ${given.flags.table}\n`);
        return EXIT.done;
      case 'delete':
        await client.delete(key);
        print({ deleted: true, key }, '');
        progress(io, `  ${green('✓')} Deleted ${shownKey(key)} from ${given.flags.table}\n`);
        return EXIT.done;
      case 'get': {
        const found = await client.get(key);
        if (!found) return missing(key, given, io);
        // The value's own text, because numbers beyond 2^53 would change.
        const { expiresAt } = found;
        io.out(
          given.flags.json
            ? `{"key":${JSON.stringify(key)},"value":${found.text},"expiresAt":${JSON.stringify(expiresAt)}}\n`
            : `${io.outTerminal ? cleanLine(found.text, MOST_SHOWN) : found.text}\n`,
        );
        return EXIT.done;
      }
    }
  },
};

function shownKey(key: string): string {
  return cleanLine(JSON.stringify(key), 300);
}

function missing(key: string, given: Given, io: Io): number {
  if (given.flags.json) printJson(io, { key, value: null, found: false });
  const { red, bold } = styleFor(io, 'err');
  const words = `There is no key ${shownKey(key)} in the table ${String(given.flags.table)}`;
  io.err(`${red('slipway:')} ${bold(words)}\n`);
  return EXIT.failed;
}

/** Returns a value as exact JSON text. */
function jsonValue(value: string | undefined): string {
  if (value === undefined) throw usage('kvs put needs a value in JSON', EXAMPLE);
  try {
    checkJsonText(value);
    return value;
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    throw new SlipwayError('invalid_input', `The value is not JSON: ${error.message}`, {
      remedy: `Write a text in quotes of its own: '"a text"'. Example: slipway ${EXAMPLE}`,
    });
  }
}

/** Gets URL, token and credentials from the variables of a function, if this is one; else from the running platform. */
export async function clientOf(given: Given, io: Io) {
  const table = required(given, 'table');
  if (!TABLE_NAME.test(table)) {
    throw new SlipwayError('invalid_input', `--table: "${table.slice(0, 100)}" is not the name of a table`, {
      input: 'table',
      remedy: `List the tables: slipway tables list ${appFlags(given)}`.trimEnd(),
    });
  }
  const own = io.env[`${KVS_VARIABLE_PREFIX}URL`] !== undefined && given.flags.app === undefined;
  const env = own ? io.env : await runtimeWith(table, given, io);
  const { target, secrets } = planTarget(table, env);
  const hidden = new Secrets();
  for (const secret of secrets) hidden.add(secret);
  const parts = await askingParts(hiding(io, hidden));
  const client = createKvsClient({ ...parts, ...target, onTrouble: () => {} });
  const inWords = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof SlipwayError && error.code === 'unreachable' && !own ? inTerminal(error) : error;
    }
  };
  return {
    get: (key: string) => inWords(client.get(key)),
    put: (entry: Parameters<typeof client.put>[0]) => inWords(client.put(entry)),
    delete: (key: string) => inWords(client.delete(key)),
  };
}

/** Returns the variables of an app that has the table, and the credentials of its function role. Throws `invalid_input`. */
export async function runtimeWith(table: string, given: Given, io: Io): Promise<Readonly<Record<string, string>>> {
  const env = await runtimeOf(given, io);
  if (env[`${KVS_VARIABLE_PREFIX}TOKEN_${table.toUpperCase()}`] !== undefined) return env;
  throw new SlipwayError('invalid_input', `The app has no table "${cleanLine(table, 100)}"`, {
    input: 'table',
    remedy: `Create it: slipway tables create ${cleanLine(table, 100)} ${appFlags(given)}`.trimEnd(),
  });
}

function usage(message: string, example: string): SlipwayError {
  return new SlipwayError('invalid_input', message, { remedy: `Write it as: slipway ${example}` });
}
