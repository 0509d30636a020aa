import { SlipwayError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { Command } from '../flags/command.ts';
import { appFlags, type Given, textOf, wordOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, askOperator, openApp } from '../platforms/operator.ts';
import { recordsIn, textIn } from '../terminal/app-words.ts';
import { confirm, YES_FLAG } from '../terminal/confirm.ts';
import { EXIT, printResult, progress } from '../terminal/io.ts';

/** Spec 2.3. */
export const command: Command = {
  summary:
    "Creates, lists and deletes an app's key-value tables, two at most. The app must have been deployed with --app-type api, web-ssr or sse.",
  usage: '[list|create|delete] [TABLE] [--yes] [--org ORG --project PROJECT --app APP]',
  args: {
    TABLE: 'for create and delete: the table',
  },
  examples: [
    ['slipway tables', 'lists the tables of the app'],
    ['slipway tables create sessions', 'creates one, and shows its token once'],
  ],
  flags: { ...APP_FLAGS, name: { value: 'TABLE', text: 'the table, for create and delete' }, ...YES_FLAG },
  groups: { 'The table': ['name', 'yes'], ...APP_GROUPS },
  verbs: ['create', 'list', 'delete'],
  fallbackVerb: 'list',
  mostWords: { create: 1, delete: 1 },
  async run(asked, io) {
    // The name may be a word: `tables create sessions`.
    const [name = textOf(asked, 'name')] = asked.words ?? [];
    const given: typeof asked = { ...asked, flags: { ...asked.flags, name } };
    const print = (answer: object, text: string) => printResult(io, given, answer, text);
    switch (given.verb) {
      case 'create': {
        const body = { name: tableIn(given, 'create') };
        const answer = await askOperator(given, io, 'createTable', { body });
        const [name, token] = [textIn(answer, 'name'), textIn(answer, 'token')];
        print(answer, `Created ${name}. Its token, shown this once:\n${token}\n`);
        const flags = [`--table ${name}`, appFlags(asked)].join(' ').trimEnd();
        if (!given.flags.json) progress(io, `Write a key: slipway kvs put KEY '{"n": 1}' ${flags}\n`);
        return EXIT.done;
      }
      case 'delete': {
        const table = tableIn(given, 'delete');
        const ask = await openApp(given, io);
        // A question about a table that is not there would be answered for nothing.
        if (!recordsIn(await ask('listTables'), 'tables').some(({ name }) => name === table))
          throw noTable(table, given);
        const what = `This deletes the table ${table} with its keys and its token, which cannot be undone.`;
        await confirm(given, io, what, 'Delete it?');
        const answer = await ask('deleteTable', { table });
        return print(answer, `Deleted ${table}, its keys and its token.\n`);
      }
      default: {
        const answer = await askOperator(given, io, 'listTables');
        const row = (table: JsonObject) => `${textIn(table, 'name')}\t${textIn(table, 'createdAt')}\n`;
        const lines = recordsIn(answer, 'tables').map(row);
        return print(answer, lines.join('') || 'No tables.\n');
      }
    }
  },
};

function tableIn(given: Given, verb: 'create' | 'delete'): string {
  const remedy = `Write it as: slipway tables ${verb} TABLE ${appFlags(given)}`.trimEnd();
  return wordOf({ words: [textOf(given, 'name') ?? ''] }, `tables ${verb} needs the table's name`, remedy);
}

export function noTable(table: string, given: Given): SlipwayError {
  const shown = cleanLine(table, 100);
  const { name: _, table: __, ...flags } = given.flags;
  const app = appFlags({ ...given, flags });
  return new SlipwayError('table_not_found', `The app has no table "${shown}"`, {
    input: 'table',
    remedy:
      `${`Those that there are: slipway tables list ${app}`.trimEnd()}\nCreate it: slipway tables create ${shown} ${app}`.trimEnd(),
  });
}
