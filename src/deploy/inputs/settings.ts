import { invalid, parseChoice, shown } from '../../base/inputs.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { checkJsonText, JsonTextError, lineAndColumn } from '../../base/json-text.ts';
import { APP_FIELDS } from '../../contract/app-fields.ts';
import { normalWord, STATUS_FAMILIES, type StatusFamily } from '../../contract/status.ts';
import type { RawInputs } from './table.ts';

/** The fields of an app that have an input of their own, by `normalWord`. */
const OWN_FIELDS = new Map(
  Object.entries(APP_FIELDS).map(([name, field]) => [normalWord(name), { name, ...field }] as const),
);

/**
 * Reads `app-settings`: a JSON object without the fields that have inputs of their own. Such a field may be null if its input is
 * empty: null removes the value that an earlier deploy set.
 */
export function parseSettings(raw: RawInputs): JsonObject {
  const text = raw['app-settings'];
  if (text.trim() === '') return {};
  const value = readJson(text);
  if (!isObject(value)) throw invalid('app-settings', 'this is not a JSON object', 'Write it as {"name": value}.');
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const own = OWN_FIELDS.get(normalWord(name));
      if (own === undefined) return [name, each];
      if (!('setting' in own) || each !== null) {
        throw invalid('app-settings', `"${shown(name)}" has an input of its own`, `Use the input ${own.input} for it.`);
      }
      if (raw[own.input].trim() === '') return [own.name, null];
      throw invalid('app-settings', `"${shown(name)}" is null, and ${own.input} is given`, 'Leave out one of the two.');
    }),
  );
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

/** Reads `status-map`: lines `<platform status>=<family>`. The words are in the form of `normalWord`. */
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
    const known = parseChoice(family, STATUS_FAMILIES, 'status-map', `${where}: `);
    if ((map.get(normalWord(word)) ?? known) !== known) {
      throw invalid('status-map', `${where} maps "${shown(word)}" a second time, to something else`, 'Keep one.');
    }
    map.set(normalWord(word), known);
  }
  return map;
}
