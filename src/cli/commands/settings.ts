import { SlipwayError } from '../../base/errors.ts';
import { invalid, parseBoolean } from '../../base/inputs.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { didYouMean } from '../../base/near.ts';
import { cleanLine } from '../../base/text.ts';
import { APP_SETTINGS, SETTING_MOST, type Setting, type SettingName } from '../../contract/app-settings.ts';
import { type DetectedSettings, readBecame, readDetected } from '../../contract/detected.ts';
import { parseSchedule, type ScheduleEntry, scheduleText } from '../../contract/schedule.ts';
import type { Command } from '../flags/command-shape.ts';
import { type Given, invalidInput, usage } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, type AskApp, openApp } from '../platforms/operator.ts';
import { findProject, PROJECT_FILE } from '../project/project-file.ts';
import { textIn } from '../terminal/app-words.ts';
import { EXIT, type Io, printJson, progress } from '../terminal/io.ts';
import { shellWord } from '../terminal/shell.ts';
import { resultTable, widthOf } from '../terminal/style.ts';

const NAMES = Object.keys(APP_SETTINGS).filter((name) => Object.hasOwn(APP_SETTINGS, name)) as SettingName[];
/** Bytes of each end of a log that are searched for what was detected. */
const LOG_PART = 64 * 1024;
/** Settings that hold at once: those of instances replace the ones that run. The others hold from the next build on. */
const AT_ONCE: ReadonlySet<SettingName> = new Set([
  'spaFallback',
  'noindex',
  'lifetime',
  'healthPath',
  'instances',
  'memory',
  'idleTimeout',
  'requestTimeout',
  'schedule',
  'domains',
]);

type Value = string | boolean | number | readonly string[] | readonly ScheduleEntry[];

/** A value with its origin: `flag`, `.slipway.json`, `folder`, `stored`, `detected`, `default`. */
interface Shown {
  readonly value: Value | null;
  readonly from: string;
  readonly words?: string;
}

export const command: Command = {
  summary: 'Shows each setting of an app with where it comes from, and sets and removes single ones.',
  usage: '[list|set|unset] [NAME=VALUE …] [--org ORG --project PROJECT --app APP]',
  args: {
    'NAME=VALUE': `for set: ${NAMES.join(', ')}`,
    NAME: 'for unset: a setting, which is then detected, or has its default',
  },
  flags: APP_FLAGS,
  groups: APP_GROUPS,
  verbs: ['list', 'set', 'unset'],
  fallbackVerb: 'list',
  wordNeeds: 'set NAME=VALUE',
  mostWords: { set: NAMES.length, unset: NAMES.length },
  examples: [
    ['slipway settings', 'shows all, each with where it comes from'],
    ["slipway settings set buildCommand='npm run build:site' noindex=true", 'sets two, and says what they were'],
    ['slipway settings unset buildCommand outputDirectory', 'has the platform detect them again'],
  ],
  instead: { get: 'All settings are shown by: slipway settings' },
  async run(given, io) {
    const { verb, words = [] } = given;
    if (verb === 'set') return change(valuesOf(words), given, io);
    if (verb === 'unset') return change(Object.fromEntries(namesOf(words).map((name) => [name, null])), given, io);
    if (words.length > 0) throw usage('settings needs one of: list, set, unset', 'settings set NAME=VALUE');
    return list(given, io);
  },
};

async function list(given: Given, io: Io): Promise<number> {
  const ask = await openApp(given, io);
  const app = await ask('readApp');
  const detected = await detectedIn(app, ask);
  const settings = Object.fromEntries(NAMES.map((name) => [name, shownOf(name, app, detected)]));
  const names = namesShown(app, detected, given, io);
  if (given.flags.json) {
    const plain = (all: Readonly<Record<string, Shown>>) =>
      Object.fromEntries(Object.entries(all).map(([name, { value, from }]) => [name, { value, from }]));
    printJson(io, { app: plain(names), settings: plain(settings) });
    return EXIT.done;
  }
  const rows = Object.entries({ ...names, ...settings }).map(([name, { value, from, words }]) => [
    name,
    value === null ? '' : wordOf(value),
    words ?? from,
  ]);
  if (widthOf(io) === undefined) io.out(rows.map((row) => `${row.join('\t')}\n`).join(''));
  else io.out(resultTable(io, ['Setting', 'Value', 'From'], rows, [0]));
  return EXIT.done;
}

function namesShown(
  app: JsonObject,
  { became, deployID }: DetectedNow,
  given: Given,
  io: Io,
): Readonly<Record<string, Shown>> {
  const file: Readonly<Record<string, string>> = { ...findProject(io.cwd)?.project };
  const from = (name: string) => {
    if (given.flags[name] !== undefined) return 'flag';
    return file[name] === undefined ? 'folder' : PROJECT_FILE;
  };
  return {
    org: { value: textIn(app, 'org'), from: from('org') },
    project: { value: textIn(app, 'project'), from: from('project') },
    app: { value: textIn(app, 'appID'), from: from('app') },
    type: {
      value: textIn(app, 'type'),
      ...(became === undefined
        ? { from: 'stored', words: 'stored. Another one: slipway deploy --app-type TYPE' }
        : { from: 'detected', words: `detected by ${deployID}: ${cleanLine(became, 300)}` }),
    },
  };
}

function shownOf(name: SettingName, app: JsonObject, detected: DetectedNow): Shown {
  const value = storedOf(name, app);
  if (value !== undefined) return { value, from: 'stored' };
  const found = detectable(name) ? detected[name] : undefined;
  if (found !== undefined) return { value: found, from: 'detected', words: `detected by ${detected.deployID}` };
  return { value: null, from: 'default', words: `default: ${APP_SETTINGS[name].otherwise}` };
}

function detectable(name: string): name is keyof DetectedSettings {
  return ['rootDirectory', 'buildCommand', 'outputDirectory', 'nodeVersion'].includes(name);
}

function storedOf(name: SettingName, app: JsonObject): Value | undefined {
  const value = app[name] ?? (isObject(app.settings) ? app.settings[name] : undefined);
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (name === 'schedule')
    return Array.isArray(value)
      ? value.filter(isObject).map((each) => ({ cron: textIn(each, 'cron'), path: textIn(each, 'path') }))
      : undefined;
  return Array.isArray(value) ? value.map(String) : undefined;
}

type DetectedNow = DetectedSettings & { readonly deployID: string; readonly became?: string | undefined };

/** Reads what the newest deployment detected from its log. Nothing if the app has none, or its log was removed. */
async function detectedIn(app: JsonObject, ask: AskApp): Promise<DetectedNow> {
  const deployID = isObject(app.newest) ? textIn(app.newest, 'deployID') : '';
  if (deployID === '') return { deployID };
  const read = async (from: number) => {
    const query = { from: String(from), limit: String(LOG_PART) };
    return String((await ask('readLog', { deployID, query }).catch(() => ({ text: '' }))).text);
  };
  const [first, last] = [await read(0), await read(-LOG_PART)];
  const [begin, end] = [readDetected(first), readDetected(last)];
  const root = storedOf('rootDirectory', app) ?? begin.rootDirectory;
  const output = end.outputDirectory ?? begin.outputDirectory;
  const outputDirectory = output?.replace(`${String(root)}/`, '');
  return { ...begin, outputDirectory, became: readBecame(last), deployID };
}

async function change(body: Readonly<Record<string, Value | null>>, given: Given, io: Io): Promise<number> {
  const ask = await openApp(given, io);
  const app = await ask('readApp');
  const changes = NAMES.filter((name) => Object.hasOwn(body, name)).map((name) => ({
    name,
    before: storedOf(name, app) ?? null,
    after: body[name] ?? null,
  }));
  const absent = changes.filter(({ before, after }) => before === null && after === null).map(({ name }) => name);
  if (absent.length > 0) {
    throw new SlipwayError('not_found', `Not stored, so nothing was changed: ${absent.join(', ')}`, {
      remedy: 'Those that are stored, and all others: slipway settings',
    });
  }
  const news = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (news.length > 0)
    await ask('updateApp', { body: Object.fromEntries(news.map(({ name, after }) => [name, after])) });
  if (given.flags.json) {
    printJson(io, { changed: Object.fromEntries(news.map(({ name, before, after }) => [name, { before, after }])) });
    return EXIT.done;
  }
  const words = (name: SettingName, value: Value | null) =>
    value === null ? `not stored (${APP_SETTINGS[name].otherwise})` : wordOf(value);
  for (const each of changes) {
    const { name, before, after } = each;
    const change = news.includes(each)
      ? `${words(name, before)} → ${words(name, after)}`
      : `${words(name, after)}, as before`;
    io.out(`${name}: ${change}\n`);
  }
  if (news.some(({ name }) => !AT_ONCE.has(name)))
    progress(io, '  The next deployment gets the change: slipway redeploy\n');
  return EXIT.done;
}

function wordOf(value: Value): string {
  if (typeof value === 'string') return value === '' ? '(empty)' : cleanLine(value, 200);
  if (typeof value !== 'object') return String(value);
  const isEntry = (each: string | ScheduleEntry) => typeof each === 'object';
  if (value.some(isEntry)) return cleanLine(scheduleText(value.filter(isEntry)), SETTING_MOST);
  return value.map((each) => cleanLine(String(each), 200)).join(', ');
}

function valuesOf(words: readonly string[]): Readonly<Record<string, Value>> {
  if (words.length === 0) throw usage('settings set needs a setting', 'settings set NAME=VALUE');
  const entries = new Map<SettingName, Value>();
  for (const word of words) {
    const sign = word.indexOf('=');
    const name = nameOf(sign === -1 ? word : word.slice(0, sign));
    if (sign === -1) {
      // Other tools take the value as a word of its own.
      const value = words.length === 2 && word === words[0] ? shellWord(cleanLine(words[1] ?? '', 200)) : 'VALUE';
      throw usage(`settings set: ${name} has no value`, `settings set ${name}=${value}`);
    }
    if (entries.has(name)) throw usage(`settings set: ${name} is given twice`, `settings set ${name}=VALUE`);
    entries.set(name, readValue(name, word.slice(sign + 1)));
  }
  return Object.fromEntries(entries);
}

function namesOf(words: readonly string[]): readonly SettingName[] {
  if (words.length === 0) throw usage('settings unset needs a setting', 'settings unset NAME');
  return words.map((word) => {
    const name = nameOf(word);
    const { isRequired }: Setting = APP_SETTINGS[name];
    if (!isRequired) return name;
    throw usage(`settings unset: every app has a ${name}`, `settings set ${name}=VALUE`);
  });
}

/** Returns the setting of a name. The names of flags, as build-command, are those of settings too. */
function nameOf(word: string): SettingName {
  const plain = (text: string) => text.toLowerCase().replace(/[-_]/g, '');
  const found = NAMES.find((name) => plain(name) === plain(word));
  if (found !== undefined) return found;
  const remedy = `The settings are: ${NAMES.join(', ')}.`;
  throw invalidInput(`There is no setting "${cleanLine(word, 60)}"${didYouMean(word, NAMES)}`, remedy);
}

/** The platform checks it again. Throws `invalid_input`. */
function readValue(name: SettingName, text: string): Value {
  const { kind, form, most = 0 }: Setting = APP_SETTINGS[name];
  if (text.length > SETTING_MOST)
    throw invalid(name, `the value has more than ${SETTING_MOST} characters`, 'Shorten it.');
  const shown = cleanLine(text, 60);
  switch (kind) {
    case 'flag':
      return parseBoolean(text, name);
    case 'list':
      return text.split(',').map((each) => {
        if (each.trim() !== '') return each.trim();
        throw invalid(name, 'a name is empty', `Separate names by commas, as ${name}=a.example.com,b.example.com`);
      });
    case 'schedule':
      return scheduleOf(name, text);
    case 'number':
      if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= most) return Number(text);
      throw invalid(name, `"${shown}" is not a number of 1 to ${most}`, `Write it as ${name}=2`);
    case 'folder':
      if (/^[^/]/.test(text) && !/(?:^|\/)\.\.(?:\/|$)|\\|\p{Cc}/u.test(text)) return text;
      throw invalid(
        name,
        `"${shown}" is not a folder of the repository`,
        `Write a path inside it, as ${name}=apps/web`,
      );
    case 'text': {
      if (form && !form[0].test(text))
        throw invalid(name, `"${shown}" is not ${form[2]}`, `Write it as ${name}=${form[1]}`);
      if (text.includes('\0')) throw invalid(name, 'the value has a NUL character', 'Leave it out.');
      return text;
    }
  }
}

function scheduleOf(name: SettingName, text: string): readonly ScheduleEntry[] {
  try {
    return parseSchedule(text);
  } catch (error) {
    throw invalid(name, `"${cleanLine(text, 60)}" does not fit`, error instanceof Error ? `${error.message}.` : '');
  }
}
