import { isObject, type JsonObject } from '../../base/json.ts';
import { checkJsonText, JsonTextError, lineAndColumn } from '../../base/json-text.ts';
import { normalWord, type StatusFamily } from '../../contract/status.ts';
import type { InputName, RawInputs } from './table.ts';
import { invalid, parseChoice, shown } from './values.ts';

/** Fields of the app that have an input of their own, by `normalWord`. */
const OWN_INPUTS: ReadonlyMap<string, InputName> = new Map([
  ['name', 'app'],
  ['type', 'app-type'],
  ['repository', 'repository'],
  ['branch', 'branch'],
  ['buildcommand', 'build-command'],
  ['outputdirectory', 'output-directory'],
  ['region', 'region'],
  ['noindex', 'noindex'],
]);

/** Fields that an empty input does not change, by their input. Only null removes them. */
const CLEARABLE = [
  ['build-command', 'buildCommand'],
  ['output-directory', 'outputDirectory'],
  ['region', 'region'],
  ['noindex', 'noindex'],
] as const;

/**
 * `app-settings`: a JSON object without the fields that have inputs of their own. Some of those may be null if their
 * input is empty: null removes the value that an earlier deploy set.
 */
export function parseSettings(raw: SettingInputs): JsonObject {
  const text = raw['app-settings'];
  if (text.trim() === '') return {};
  const value = readJson(text);
  if (!isObject(value)) throw invalid('app-settings', 'this is not a JSON object', 'Write it as {"name": value}.');
  const checked = Object.entries(value).map(([name, each]): readonly [string, unknown] => {
    const own = OWN_INPUTS.get(normalWord(name));
    return own === undefined ? [name, each] : [fieldToClear(name, own, each, raw), null];
  });
  return Object.fromEntries(checked);
}

type SettingInputs = Pick<RawInputs, 'app-settings' | (typeof CLEARABLE)[number][0]>;

/** The field's name on the wire. Throws `invalid_input` if the value is not null, or if the input is given. */
function fieldToClear(name: string, input: InputName, value: unknown, raw: SettingInputs): string {
  const clearable = CLEARABLE.find(([each]) => each === input);
  if (!clearable || value !== null) {
    throw invalid('app-settings', `"${shown(name)}" has an input of its own`, `Use the input ${input} for it.`);
  }
  if (raw[clearable[0]].trim() === '') return clearable[1];
  throw invalid('app-settings', `"${shown(name)}" is null, and ${input} is given`, 'Leave out one of the two.');
}

function readJson(text: string): unknown {
  try {
    checkJsonText(text);
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    const { line, column } = lineAndColumn(text, error.offset);
    const where = `line ${line}, column ${column}`;
    throw invalid('app-settings', `not valid JSON at ${where}: ${error.message}`, 'Write one JSON object.');
  }
}

const FAMILIES = ['success', 'failure', 'cancelled', 'pending'] as const satisfies readonly StatusFamily[];

/** `status-map`: lines `<platform status>=<family>`, the status words in their normal form. */
export function parseStatusMap(text: string): ReadonlyMap<string, StatusFamily> {
  const map = new Map<string, StatusFamily>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, word, family] = /^(.*[^\s].*?)\s*=([^=]*)$/.exec(line) ?? [];
    const where = `line ${index + 1}`;
    if (word === undefined || family === undefined) {
      throw invalid(
        'status-map',
        `${where} is not a <platform status>=<family> line`,
        'Write it as rolled_out=success.',
      );
    }
    const known = parseChoice(family, FAMILIES, 'status-map');
    if ((map.get(normalWord(word)) ?? known) !== known) {
      throw invalid('status-map', `${where} maps "${shown(word)}" a second time, to something else`, 'Keep one.');
    }
    map.set(normalWord(word), known);
  }
  return map;
}
