import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { nearest } from '../../base/near.ts';
import { cleanLine } from '../../base/text.ts';
import type { Command } from '../flags/command-shape.ts';
import { type Given, invalidInput } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, type AskApp, openApp } from '../platforms/operator.ts';
import { EXIT, type Io, printJson, progress } from '../terminal/io.ts';

/** Variables of an app, as the platform bounds them. */
const MOST = 500;

export const command: Command = {
  summary: "Lists the names of an app's variables, sets and removes single ones. Values are never shown.",
  usage: '[list|set|unset] [NAME=VALUE …] [--file FILE] [--org ORG --project PROJECT --app APP]',
  args: {
    'NAME=VALUE': 'for set: a variable; NAME alone takes its value from the environment of the command',
    NAME: 'for unset: a variable',
  },
  examples: [
    ['slipway env set API_URL=https://api.example.com', 'sets one variable and keeps the others'],
    ['slipway env set API_KEY', 'takes the value from the shell, so that it is in no history'],
    ['slipway env set --file .env.production', 'sets all variables of a file'],
    ['slipway env unset API_URL', 'removes one'],
  ],
  instead: Object.fromEntries(
    ['get', 'show', 'print', 'cat', 'export', 'pull', 'read'].map((verb) => [
      verb,
      'Values are never shown, not even to you. The names that are set: slipway env list',
    ]),
  ),
  flags: { ...APP_FLAGS, file: { value: 'FILE', text: 'for set: a file of NAME=VALUE lines, or a JSON object' } },
  groups: { 'The variables': ['file'], ...APP_GROUPS },
  verbs: ['list', 'set', 'unset'],
  fallbackVerb: 'list',
  wordNeeds: 'set NAME=VALUE',
  mostWords: { set: MOST, unset: MOST },
  async run(given, io) {
    const { verb, words = [] } = given;
    if (verb === 'list') return list(await openApp(given, io), given, io);
    if (verb === 'set') {
      const set = await variablesOf(given, io);
      return edit(await openApp(given, io), { set }, `Set ${Object.keys(set).join(', ')}.`, given, io);
    }
    if (words.length === 0) throw invalidInput('env unset needs a name', 'Write it as: slipway env unset NAME');
    return unset(await openApp(given, io), words, given, io);
  },
};

async function list(ask: AskApp, given: Given, io: Io): Promise<number> {
  const answer = await ask('listEnv');
  const names = namesIn(answer, 'names');
  if (given.flags.json) printJson(io, answer);
  else if (names.length === 0) progress(io, '  No variables.\n');
  else io.out(names.map((name) => `${name}\n`).join(''));
  return EXIT.done;
}

/** Removes nothing if a name is not set: it is more likely misspelt than gone. */
async function unset(ask: AskApp, names: readonly string[], given: Given, io: Io): Promise<number> {
  const known = namesIn(await ask('listEnv'), 'names');
  const absent = names.filter((name) => !known.includes(name));
  if (absent.length === 0) return edit(ask, { unset: names }, `Removed ${names.join(', ')}.`, given, io);
  const which = absent.map((name) => cleanLine(name, 100)).join(', ');
  const near = absent.flatMap((name) => nearest(name, known).slice(0, 1));
  const message = `${which} ${absent.length === 1 ? 'is' : 'are'} not set, so nothing was removed`;
  const meant = near.length === 0 ? '' : `Did you mean ${near.join(', ')}? `;
  throw new SlipwayError('not_found', message, { remedy: `${meant}The names that are set: slipway env list` });
}

async function edit(ask: AskApp, body: JsonObject, done: string, given: Given, io: Io): Promise<number> {
  const answer = await ask('editEnv', { body });
  const absent = namesIn(answer, 'absent');
  if (given.flags.json) printJson(io, answer);
  else {
    if (absent.length > 0) io.err(`  warning: removed by somebody else meanwhile: ${absent.join(', ')}\n`);
    // The answer does not say whether the app is a server.
    const when = 'A server that runs gets the change at once, a build with the next deployment: slipway redeploy';
    progress(io, `  ${cleanLine(done, 500)} ${when}\n`);
  }
  return EXIT.done;
}

function namesIn(answer: JsonObject, name: string): readonly string[] {
  const names = answer[name];
  return Array.isArray(names) ? names.map((each) => cleanLine(String(each), 200)) : [];
}

/**
 * `NAME=VALUE`, or a `NAME` alone, whose value is in the environment, so that a secret is no part of the command. Throws `invalid_input`,
 * which never has a value.
 */
async function variablesOf({ flags, words = [] }: Given, io: Io): Promise<Readonly<Record<string, string>>> {
  const entries: (readonly [string, string])[] =
    typeof flags.file === 'string' ? [...(await fileOf(flags.file, io))] : [];
  for (const word of words) {
    const sign = word.indexOf('=');
    const name = sign === -1 ? word : word.slice(0, sign);
    const value = sign === -1 ? io.env[name] : word.slice(sign + 1);
    if (value === undefined) {
      const remedy = `Write NAME=VALUE, or export ${cleanLine(name, 100)} in the shell.`;
      throw invalidInput(`env set: ${cleanLine(name, 100)} has no value`, remedy);
    }
    if (entries.some(([known]) => known === name)) {
      throw invalidInput(`env set: ${cleanLine(name, 100)} is given twice`, 'Keep one of the two.');
    }
    entries.push([name, value]);
  }
  if (entries.length === 0)
    throw invalidInput('env set needs a variable', 'Write it as: slipway env set NAME=VALUE, or --file FILE');
  return Object.fromEntries(entries);
}

async function fileOf(path: string, io: Io): Promise<readonly (readonly [string, string])[]> {
  const { parseEnv } = await import('../../contract/dotenv.ts');
  const { together } = await import('../../base/inputs.ts');
  const { variables, errors } = parseEnv(textOf(path, io), { input: 'file', file: path });
  const error = together(errors);
  if (error) throw error;
  return variables.map(({ name, value }) => [name, value]);
}

function textOf(path: string, io: Io): string {
  try {
    return readFileSync(resolve(io.cwd, path), 'utf8');
  } catch (cause) {
    const message = `--file: ${path} cannot be read (${systemCode(cause) ?? 'fault'})`;
    const remedy = 'Name a file that this user can read.';
    throw new SlipwayError('file_not_found', message, { input: 'file', cause, remedy });
  }
}
