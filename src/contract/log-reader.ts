import { isObject } from '../base/json.ts';
import { type Fields, fieldsOf, integer, text, time } from './reader.ts';

const LINES = [
  'text',
  'line',
  'message',
  'msg',
  'content',
  'output',
  'log',
  'logs',
  'lines',
  'entries',
  'events',
  'items',
  'payload',
  'textpayload',
  'data',
  'value',
  'tail',
];
const ORDER = ['order', 'sequence', 'seq', 'index', 'position', 'linenumber'];
const TIMES = ['timestamp', 'time', 'date', 'createdat', 'created', 'ts'];
const MOST_NESTED = 4;

/** Log lines out of a text, a list of texts or of objects, or an object with a text member. */
export function readLog(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return linesOf(value, depth);
  if (depth > MOST_NESTED) return [];
  if (Array.isArray(value)) return inOrder(value).flatMap((entry) => readLog(entry, depth + 1));
  const fields = fieldsOf(value);
  const name = LINES.find((each) => fields.has(each));
  return name === undefined ? [] : readLog(fields.get(name), depth + 1);
}

/** Some services store a list of entries as a text. */
function linesOf(value: string, depth: number): readonly string[] {
  if (depth === 0 && /^\s*\[\s*\{/.test(value)) {
    try {
      const lines = readLog(JSON.parse(value), 1);
      if (lines.length > 0) return lines;
    } catch {}
  }
  return value.replace(/\r?\n$/, '').split(/\r?\n/);
}

/** Sorts entries by their own order, if all of them name it. Leaves out entries that are marked as hidden. */
function inOrder(entries: readonly unknown[]): readonly unknown[] {
  const shown = entries.filter((entry) => fieldsOf(entry).get('hidden') !== true);
  if (shown.length < 2 || !shown.every(isObject)) return shown;
  const fields = shown.map((entry) => fieldsOf(entry));
  return sortedBy(shown, fields, (each) => integer(each, ...ORDER)) ?? sortedBy(shown, fields, timeOf) ?? shown;
}

const timeOf = (fields: Fields) => (text(fields, ...TIMES) === undefined ? undefined : time(fields, ...TIMES));

function sortedBy(
  entries: readonly unknown[],
  fields: readonly Fields[],
  key: (fields: Fields) => number | undefined,
): readonly unknown[] | undefined {
  const keyed = entries.map((entry, index) => ({ entry, key: fields[index] && key(fields[index]) }));
  if (keyed.some((each) => each.key === undefined)) return undefined;
  return keyed.sort((a, b) => Number(a.key) - Number(b.key)).map(({ entry }) => entry);
}
