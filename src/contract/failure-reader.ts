import type { CallFacts } from '../base/errors.ts';
import { isObject, parsedJson } from '../base/json.ts';
import { shortened, words } from '../base/text.ts';
import type { ANSWER_FIELDS } from './api-map.ts';
import type { Diagnostic, Severity } from './control-plane.ts';
import {
  type AnswerHeaders,
  type Fields,
  fieldsOf,
  integer,
  integerOf,
  layersOf,
  type MappedAnswer,
  mergedFields,
  text,
  textOf,
  time,
} from './reader.ts';
import { ENVELOPES, LISTS } from './rules.ts';
import { statusFamily } from './status.ts';

const NAMES = words('failure deploymentfailure deployfailure error deployment');
const MESSAGES = words(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`);
const STAGES = words(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`);
const CODES = words('code errorcode failurecode errortype reasoncode');
const FINDINGS = words('diagnostics errors annotations issues problems findings');
const LOGS = words(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`);
/** Members whose list is the log if the record has no member of `LOGS`. */
const BARE_LOGS = [...new Set([...LISTS, ...ENVELOPES])];
/** Members that contain the reason as a record of its own. */
const REASONS = words('error reason cause failure details');
/** Values of `type` and `kind` that are a code, as `build_failed`. Others name the kind of a record, as `pipeline`. */
const FAULT_TYPES =
  /^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i;

const MOST_NESTED = 4;
/** The part of a record that is kept: the end of its log, and its first findings. A platform may send a record of any size. */
const MOST = { lines: 5_000, line: 64 * 1024, findings: 1_000, file: 4_096, text: 2_000, word: 200 } as const;

type Field = (typeof ANSWER_FIELDS)['readFailure'][number];
export type SeenFailure = ReturnType<typeof decodeFailure>;

/**
 * Reads GET …/deployments/{deployID}/failure in any shape (spec 2.2: "structured failure information", not shown). Message,
 * code, stage and log may be up to four levels deep, and in the step that failed. Leaves out what it does not understand, and
 * cuts what is longer than `MOST`. Never throws.
 */
export function decodeFailure(body: unknown, _call: CallFacts, _headers?: AnswerHeaders, mapped?: MappedAnswer) {
  const record = asRecord(body);
  const all = [withReason(mergedFields(layersOf(record, NAMES))), ...reasonsIn(record)];
  const first = (names: readonly string[]) => all.flatMap((fields) => text(fields, ...names) ?? [])[0];
  const { placed, loose } = findingsIn(all);
  const message = first(MESSAGES);
  const logs = logUnder(all, LOGS) ?? logUnder([fieldsOf(record)], BARE_LOGS, Array.isArray);
  const log = [...(logs ?? []), ...loose];
  // A message of several lines is the log if there is no other.
  const lines = readLog(message).filter((line) => line.trim() !== '');
  // The values of a map go before those that the rules found.
  const own = <T>(name: Field, read: (value: unknown) => T, found: T): T =>
    mapped?.values.has(name) ? read(mapped.values.get(name)) : found;
  const word = (name: Field, found: string | undefined, most: number = MOST.word) =>
    cut(own(name, textOf, found), most);
  const faultType = () =>
    all.flatMap((each) => text(each, 'type', 'kind') ?? []).find((each) => FAULT_TYPES.test(each));
  return {
    stage: word('stage', first(STAGES)),
    code: word('code', first(CODES) ?? faultType()),
    message: word('message', lines[0] ?? loose[0], MOST.text),
    exitCode: own(
      'exitCode',
      integerOf,
      all.flatMap((fields) => integer(fields, 'exitcode', 'exitstatus', 'returncode') ?? [])[0],
    ),
    signal: word('signal', first(['signal', 'exitsignal'])),
    log: own('log', readLog, log.length === 0 && lines.length > 1 ? lines : log)
      .slice(-MOST.lines)
      .map((line) => shortened(line, MOST.line)),
    diagnostics: own('diagnostics', readFindings, placed)
      .filter(({ file }) => file.length <= MOST.file)
      .slice(0, MOST.findings),
  };
}

/** A bare text is the message. A bare list is the log, or the findings. */
function asRecord(body: unknown): unknown {
  if (typeof body === 'string') return { message: body };
  if (!Array.isArray(body)) return body;
  if (body.every((entry) => typeof entry === 'string')) return { log: body };
  return body.some((entry) => readFinding(entry) !== undefined) || readLog(body).length === 0
    ? { errors: body }
    : { log: body };
}

function withReason(fields: Fields, depth = 0): Fields {
  const inner = REASONS.map((name) => fields.get(name)).find(isObject);
  if (inner === undefined || depth > MOST_NESTED) return fields;
  const others = [...fields].filter(([, value]) => value !== inner);
  return withReason(new Map([...others, ...fieldsOf(inner)]), depth + 1);
}

function logUnder(
  all: readonly Fields[],
  names: readonly string[],
  fits: (value: unknown) => boolean = () => true,
): readonly string[] | undefined {
  return all
    .map((fields) => names.flatMap((name) => (fits(fields.get(name)) ? readLog(fields.get(name)) : [])))
    .find((lines) => lines.length > 0);
}

function cut(value: string | undefined, most: number): string | undefined {
  return value && shortened(value, most);
}

/* The parts of a record that may contain the reason: its objects, and of its steps those that failed. */

const MOST_DEPTH = 4;
const MOST_PARTS = 200;
const MOST_STEPS = 100;

/** Members that describe something other than the failure. */
const ELSEWHERE = new Set(
  words(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `),
);
/** Lists whose entries may have steps of their own. An entry of another list counts only if it says that it failed. */
const STEPS = words(`
  steps stages phases jobs tasks conditions builds children results components workflows
`);
const OTHER_DEPLOYMENTS = new Set(words('deployments deploys releases revisions rollouts runs environments'));

function reasonsIn(record: unknown): readonly Fields[] {
  const parts: Fields[] = [];
  let level: readonly Fields[] = [fieldsOf(record)];
  for (let depth = 0; depth <= MOST_DEPTH && level.length > 0 && parts.length < MOST_PARTS; depth += 1) {
    parts.push(...level.slice(0, MOST_PARTS - parts.length));
    level = level.flatMap(partsOf);
  }
  return parts;
}

function partsOf(fields: Fields): readonly Fields[] {
  return [...fields].flatMap(([name, value]) => {
    if (ELSEWHERE.has(name)) return [];
    if (!Array.isArray(value)) return isObject(value) ? [fieldsOf(value)] : [];
    return OTHER_DEPLOYMENTS.has(name) ? [] : failedSteps(value, STEPS.includes(name)).map(asStep);
  });
}

/** Returns the steps that failed, the last first, because it ended the deployment. If none says so, those with steps in them. */
function failedSteps(steps: readonly unknown[], mayNest: boolean): readonly Fields[] {
  const recent = steps.slice(-MOST_STEPS).filter(isObject).map(fieldsOf);
  const failed = recent.filter(hasFailed);
  const nested = () => recent.filter((fields) => STEPS.some((name) => Array.isArray(fields.get(name))));
  return (failed.length > 0 || !mayNest ? failed : nested()).toReversed();
}

const RESULTS = words('status state result outcome conclusion phase');

function hasFailed(fields: Fields): boolean {
  return fields.get('success') === false || RESULTS.some((name) => isFailure(fields.get(name), 0));
}

/** True for a word for a failure, and for an object with one: `{"name": "COMPLETED", "result": {"name": "FAILED"}}`. */
function isFailure(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return /^false$/i.test(value) || statusFamily(value) === 'failure';
  const fields = fieldsOf(value);
  return depth < 2 && ['name', ...RESULTS].some((name) => isFailure(fields.get(name), depth + 1));
}

/** Makes the name of a failed step its stage. */
function asStep(fields: Fields): Fields {
  const name = text(fields, 'stage', 'phase', 'step', 'name', 'id');
  const isStage = name !== undefined && !fields.has('stage') && hasFailed(fields);
  return isStage ? new Map([...fields, ['stagename', name]]) : fields;
}

const PLACES = words('location loc position range start span begin region physicallocation');
const FILES = words('file filename filepath path uri sourcefile');
const SEVERITIES: readonly (readonly [RegExp, Severity])[] = [
  [/^(?:warn|1$)/i, 'warning'],
  [/^(?:info|notice|note|hint|suggestion|debug|0$)/i, 'notice'],
];

function findingsIn(all: readonly Fields[]) {
  const lists = new Set(all.flatMap((fields) => FINDINGS.map((name) => fields.get(name))));
  const placed: Diagnostic[] = [];
  const loose: string[] = [];
  for (const each of [...lists].flatMap(asList).slice(0, MOST.lines)) {
    const finding = readFinding(each);
    if (finding) placed.push(finding);
    else loose.push(...readLog(each));
  }
  return { placed, loose };
}

function readFindings(value: unknown): readonly Diagnostic[] {
  return asList(value).flatMap((each) => readFinding(each) ?? []);
}

function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Reads a finding that names a file. Its place may be an object (`location`, `start`). */
function readFinding(value: unknown): Diagnostic | undefined {
  const fields = withPlace(fieldsOf(value));
  const file = text(fields, ...FILES);
  const message = text(fields, 'message', 'text', 'msg', 'description', 'reason', 'title');
  if (file === undefined || message === undefined) return undefined;
  const severity = text(fields, 'severity', 'level', 'type', 'annotationlevel') ?? '';
  // Only the language server protocol has `character`, and it counts from 0.
  const base = fields.has('character') ? 1 : 0;
  const at = (names: string) => {
    const number = integer(fields, ...words(names));
    return number !== undefined && number + base >= 1 ? number + base : null;
  };
  return {
    file: file.replace(/^file:\/\/\//, '/'),
    line: at('line linenumber startline row lineno'),
    column: at('column col columnnumber startcolumn character'),
    severity: SEVERITIES.find(([pattern]) => pattern.test(severity))?.[1] ?? 'error',
    code: cut(text(fields, 'code', 'rule', 'ruleid'), MOST.word) ?? null,
    message: shortened(message, MOST.text),
  };
}

function withPlace(fields: Fields, depth = 0): Fields {
  const inner = PLACES.map((name) => fields.get(name)).find(isObject);
  return inner === undefined || depth > MOST_NESTED
    ? fields
    : mergedFields([fields, withPlace(fieldsOf(inner), depth + 1)]);
}

const LINES = words(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`);
const ORDER = words('order sequence seq index position linenumber');
const TIMES = words('timestamp time date createdat created ts');

/** Reads the lines of a log: a text, a list of texts or objects, or an object with a text. */
function readLog(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return linesOf(value, depth);
  if (depth > MOST_NESTED) return [];
  if (Array.isArray(value)) return inOrder(value).flatMap((entry) => readLog(entry, depth + 1));
  const fields = fieldsOf(value);
  const name = LINES.find((each) => fields.has(each));
  return name === undefined ? [] : readLog(fields.get(name), depth + 1);
}

/** Splits a text. Some services send a list of entries as a text. */
function linesOf(value: string, depth: number): readonly string[] {
  if (depth === 0 && /^\s*\[\s*\{/.test(value)) {
    const lines = readLog(parsedJson(value), 1);
    if (lines.length > 0) return lines;
  }
  return value.replace(/\r?\n$/, '').split(/\r?\n/);
}

/** Sorts entries by their number or their time, if each has one. Leaves out entries that are marked as hidden. */
function inOrder(entries: readonly unknown[]): readonly unknown[] {
  const shown = entries.filter((entry) => fieldsOf(entry).get('hidden') !== true);
  if (shown.length < 2 || !shown.every(isObject)) return shown;
  return sortedBy(shown, (fields) => integer(fields, ...ORDER)) ?? sortedBy(shown, timeOf) ?? shown;
}

function timeOf(fields: Fields): number | undefined {
  return text(fields, ...TIMES) === undefined ? undefined : time(fields, ...TIMES);
}

function sortedBy(entries: readonly unknown[], key: (fields: Fields) => number | undefined) {
  const keyed = entries.map((entry) => ({ entry, key: key(fieldsOf(entry)) }));
  if (keyed.some((each) => each.key === undefined)) return undefined;
  return keyed.sort((a, b) => Number(a.key) - Number(b.key)).map(({ entry }) => entry);
}
