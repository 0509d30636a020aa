import { SlipwayError } from '../../base/errors.ts';
import type { Command } from '../flags/command.ts';
import type { Given } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, appFlags, askOperator, required } from '../platforms/operator.ts';
import { recordsIn } from '../terminal/app-words.ts';
import { EXIT, printResult, progress } from '../terminal/io.ts';

/** `slipway tables create|list|delete`: the KVS tables of an app (spec 2.3). A token is shown once, when its table is made. */
export const tablesCommand: Command = {
  summary:
    "Creates, lists and deletes an app's key-value tables, two at most. The app must have been deployed with --app-type api, web-ssr or sse.",
  usage: '[list|create|delete] [TABLE] [--org ORG --project PROJECT --app APP]',
  flags: { ...APP_FLAGS, name: { value: 'TABLE', text: 'the table, for create and delete' } },
  groups: { 'The table': ['name'], ...APP_GROUPS },
  verbs: ['create', 'list', 'delete'],
  fallbackVerb: 'list',
  mostWords: 1,
  async run(asked, io) {
    const given = named(asked);
    const print = (answer: object, text: string) => printResult(io, given, answer, text);
    switch (given.verb) {
      case 'list': {
        const answer = await askOperator(given, io, 'listTables');
        const tables = recordsIn(answer, 'tables');
        print(answer, tables.map((table) => `${table.name}\t${table.createdAt}\n`).join('') || 'No tables.\n');
        return EXIT.done;
      }
      case 'create': {
        const body = { name: required(given, 'name') };
        const answer = await askOperator(given, io, 'createTable', { body });
        print(answer, `Created ${answer.name}. Its token, shown this once:\n${answer.token}\n`);
        if (!given.flags.json)
          progress(
            io,
            `Write a key: slipway kvs put KEY '{"n": 1}' ${[`--table ${answer.name}`, appFlags(asked)].join(' ').trimEnd()}\n`,
          );
        return EXIT.done;
      }
      case 'delete': {
        const table = required(given, 'name');
        const answer = await askOperator(given, io, 'deleteTable', { table });
        print(answer, `Deleted ${table}, its keys and its token.\n`);
        return EXIT.done;
      }
      default:
        throw new SlipwayError('invalid_input', 'tables needs one of: create, list, delete', {
          remedy: 'Write it first: slipway tables list',
        });
    }
  },
};

/** The name may be a word: `tables create sessions`. */
function named<T extends Given>(given: T): T {
  const [name] = given.words ?? [];
  return name === undefined ? given : { ...given, flags: { ...given.flags, name } };
}
