import { isObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { ANSWER_FIELDS } from '../../contract/api-map.ts';
import { yamlText } from '../../contract/reader.ts';
import { STATUS_FAMILIES } from '../../contract/status.ts';
import type { Examined, ExaminedField, SeenWords } from './examine.ts';

/** Writes a map to start from: what the rules found, `TODO` for the rest, and a redacted sample of each answer. */
export function draftMap(calls: readonly Examined[], words: SeenWords): string {
  const answered = calls.filter(({ status, call }) => status !== undefined && ANSWER_FIELDS[call].length > 0);
  // A refused call has no fields to name: its sample shows the refusal.
  const taken = answered.filter(({ status }) => status !== undefined && status < 400);
  const lines = [
    '# yaml-language-server: $schema=https://raw.githubusercontent.com/slipway/slipway/main/schema/api-map.json',
    '# Written by "slipway doctor": what it understood, and TODO for what is missing and a deploy needs.',
    '# Values are JSONata; the samples below show the names that the service has.',
    'answers:',
    ...(taken.length === 0 ? ['  {}'] : taken.flatMap(answerLines)),
    ...statusLines(words),
    ...answered.flatMap(sampleLines),
  ];
  return `${lines.join('\n')}\n`;
}

function answerLines({ call, list, fields }: Examined): readonly string[] {
  const known = fields.filter(({ field }) => ANSWER_FIELDS[call].some((name) => name === field));
  const rows = [...(list === undefined ? [] : [`    list: ${yamlText(list)}`]), ...known.map(fieldLine)];
  return rows.some((row) => !row.trim().startsWith('#')) ? [`  ${call}:`, ...rows] : [`  ${call}: {}`, ...rows];
}

function fieldLine({ field, value, at, needed, candidates = [] }: ExaminedField): string {
  if (at !== undefined) return `    ${field}: ${yamlText(at)}`;
  if (value !== undefined) return `    # ${field}: was understood, and is in no one place`;
  const perhaps = candidates.length > 0 ? ` # what may be a status is in: ${candidates.join(', ')}` : '';
  return needed ? `    ${field}: TODO${perhaps}` : `    # ${field}: nothing was understood`;
}

function statusLines(words: SeenWords): readonly string[] {
  const rows = STATUS_FAMILIES.flatMap((family) => {
    const own = [...words].filter(([, each]) => each === family).map(([word]) => JSON.stringify(word));
    return own.length === 0 ? [] : [`  ${family}: [${own.join(', ')}]`];
  });
  const unknown = [...words].filter(([, family]) => family === undefined).map(([word]) => JSON.stringify(word));
  const todo = unknown.length === 0 ? [] : [`  # TODO: not known, and so pending: ${unknown.join(', ')}`];
  return rows.length === 0 ? todo.map((row) => row.trim()) : ['statuses:', ...rows, ...todo];
}

function sampleLines({ call, status, body }: Examined): readonly string[] {
  const sample = body === undefined ? 'empty' : JSON.stringify(redacted(body), null, 2);
  return ['', `# ${call} answered ${status}:`, ...sample.split('\n').map((line) => `#   ${line}`)];
}

const MOST_DEPTH = 8;
const MOST_MEMBERS = 60;

/** An answer that can be shown to anyone: every name is kept, every value is replaced by its kind; of a list the first entry stays. */
function redacted(value: unknown, depth = 0): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) {
    if (depth >= MOST_DEPTH) return [];
    const first = value.slice(0, 1).map((entry) => redacted(entry, depth + 1));
    return value.length > 1 ? [...first, `<${value.length - 1} more>`] : first;
  }
  if (isObject(value)) {
    if (depth >= MOST_DEPTH) return {};
    const members = Object.entries(value).slice(0, MOST_MEMBERS);
    return Object.fromEntries(members.map(([name, member]) => [cleanLine(name, 80), redacted(member, depth + 1)]));
  }
  return `<${kindOf(value)}>`;
}

function kindOf(value: unknown): string {
  if (typeof value !== 'string') return typeof value;
  if (value === '') return 'empty text';
  if (/^https?:\/\//i.test(value)) return 'address';
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'time';
  return value.includes('\n') ? 'text of several lines' : 'text';
}
