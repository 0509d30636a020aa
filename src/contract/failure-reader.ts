import { isObject } from '../base/json.ts';
import { shortened } from '../base/text.ts';
import type { Diagnostic, Severity } from './control-plane.ts';
import { failureSources, merge } from './failure-walk.ts';
import { readLog } from './log-reader.ts';
import { type Decoder, type Fields, fieldsOf, type Given, integer, layersOf, text } from './reader.ts';
import { ENVELOPES, LISTS } from './rules.ts';
import type { SeenFailure } from './seen.ts';

const NAMES = ['failure', 'deploymentfailure', 'deployfailure', 'error', 'deployment'];
const MESSAGES = [
  'message',
  'errormessage',
  'failuremessage',
  'statusmessage',
  'reason',
  'failurereason',
  'statusreason',
  'description',
  'detail',
  'summary',
  'error',
  'title',
  'cause',
  'msg',
  'text',
];
const STAGES = [
  'stage',
  'phase',
  'step',
  'failedstage',
  'failedstep',
  'failedphase',
  'errorstep',
  'errorstage',
  'stagename',
  'stepname',
];
const CODES = ['code', 'errorcode', 'failurecode', 'errortype', 'reasoncode'];
const FINDINGS = ['diagnostics', 'errors', 'annotations', 'issues', 'problems', 'findings'];
const LOGS = [
  'log',
  'logs',
  'logtail',
  'buildlog',
  'buildlogs',
  'deploylog',
  'joblog',
  'output',
  'lines',
  'stdout',
  'stderr',
  'events',
  'entries',
  'transcript',
  'console',
  'trace',
  'tail',
  'excerpt',
];
const PLACES = ['location', 'loc', 'position', 'range', 'start', 'span', 'begin', 'region', 'physicallocation'];
const FILES = ['file', 'filename', 'filepath', 'path', 'uri', 'sourcefile'];
/** Members whose list is the log if there is no other. */
const BARE = [...new Set([...LISTS, ...ENVELOPES])];
/** Members that contain the reason as a record of its own. */
const REASONS = ['error', 'reason', 'cause', 'failure', 'details'];
const MOST_NESTED = 4;
/**
 * The part of a record that is kept: the end of the log, and the first findings. The platform chooses the size of a record.
 */
const MOST = { lines: 5_000, line: 64 * 1024, findings: 1_000, file: 4_096, text: 2_000, word: 200 } as const;
/** The values of `type` and `kind` that are a code rather than a kind of record: `build_failed`, but not `pipeline`. */
const FAULTS =
  /^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i;

const SEVERITIES: readonly (readonly [RegExp, Severity])[] = [
  [/^(?:warn|1$)/i, 'warning'],
  [/^(?:info|notice|note|hint|suggestion|debug|0$)/i, 'notice'],
];

/**
 * GET …/deployments/{deployID}/failure, of whatever shape (spec 2.2: "structured failure information", not shown):
 * message, code, stage and log may be up to four levels deep, and in the step that failed. Never throws: what cannot be
 * understood is left out, and what is longer than `MOST` is cut.
 */
export const decodeFailure: Decoder<SeenFailure> = (body, _call, _location, given) => {
  const record = asRecord(body);
  const own = withReason(merge(layersOf(record, NAMES)));
  const all = [own, ...failureSources(record)];
  const first = (names: readonly string[], read: (fields: Fields, ...names: readonly string[]) => string | undefined) =>
    all.flatMap((fields) => read(fields, ...names) ?? [])[0];
  const { placed, loose } = findingsIn(all);
  const message = first(MESSAGES, text);
  const logs = linesUnder(all, LOGS) ?? linesUnder([fieldsOf(record)], BARE, Array.isArray);
  const log = [...(logs ?? []), ...loose];
  // A message of several lines is the log if there is no other.
  const lines = readLog(message).filter((line) => line.trim() !== '');
  const found = withGiven(given, {
    stage: first(STAGES, text),
    code: first(CODES, text) ?? typeOf(all),
    message: lines[0] ?? loose[0],
    exitCode: all.flatMap((fields) => integer(fields, 'exitcode', 'exitstatus', 'returncode') ?? [])[0],
    signal: first(['signal', 'exitsignal'], text),
    log: log.length === 0 && lines.length > 1 ? lines : log,
    diagnostics: placed,
  });
  return bounded(found);
};

/** The lines under `names` in the first of the records that has any. */
function linesUnder(
  all: readonly Fields[],
  names: readonly string[],
  fits: (value: unknown) => boolean = () => true,
): readonly string[] | undefined {
  const found = all.map((fields) => names.flatMap((name) => (fits(fields.get(name)) ? readLog(fields.get(name)) : [])));
  return found.find((lines) => lines.length > 0);
}

function bounded(found: SeenFailure): SeenFailure {
  const { stage, code, message, signal, log, diagnostics } = found;
  return {
    ...found,
    stage: cut(stage, MOST.word),
    code: cut(code, MOST.word),
    message: cut(message, MOST.text),
    signal: cut(signal, MOST.word),
    log: log.slice(-MOST.lines).map((line) => shortened(line, MOST.line)),
    diagnostics: diagnostics.filter(({ file }) => file.length <= MOST.file).slice(0, MOST.findings),
  };
}

function cut(value: string | undefined, most: number): string | undefined {
  return value && shortened(value, most);
}

/** Takes the fields that a map names, and else those that the rules find. */
function withGiven(given: Given | undefined, found: SeenFailure): SeenFailure {
  const values = given?.values;
  if (values === undefined) return found;
  const own = (name: 'stage' | 'code' | 'message' | 'signal') => (values.has(name) ? text(values, name) : found[name]);
  const diagnostics = values.has('diagnostics') ? asList(values.get('diagnostics')) : undefined;
  return {
    stage: own('stage'),
    code: own('code'),
    message: own('message'),
    signal: own('signal'),
    exitCode: values.has('exitCode') ? integer(values, 'exitCode') : found.exitCode,
    log: values.has('log') ? readLog(values.get('log')) : found.log,
    diagnostics: diagnostics?.map(diagnosticOf).filter((each) => each !== undefined) ?? found.diagnostics,
  };
}

/** A type that is a code. */
function typeOf(all: readonly Fields[]): string | undefined {
  return all.flatMap((fields) => text(fields, 'type', 'kind') ?? []).find((each) => FAULTS.test(each));
}

/** A bare text is the message; a bare list is the log, or the findings. */
function asRecord(body: unknown): unknown {
  if (typeof body === 'string') return { message: body };
  if (!Array.isArray(body)) return body;
  if (body.every((entry) => typeof entry === 'string')) return { log: body };
  return body.some((entry) => diagnosticOf(entry) !== undefined) || readLog(body).length === 0
    ? { errors: body }
    : { log: body };
}

/** Merges a reason that is a record: its members join the others, and replace those of the same name. */
function withReason(fields: Fields, depth = 0): Fields {
  const inner = REASONS.map((name) => fields.get(name)).find(isObject);
  return inner === undefined || depth > MOST_NESTED
    ? fields
    : withReason(new Map([...[...fields].filter(([, value]) => value !== inner), ...fieldsOf(inner)]), depth + 1);
}

function findingsIn(all: readonly Fields[]) {
  const lists = new Set(all.flatMap((fields) => FINDINGS.map((name) => fields.get(name))));
  const findings = [...lists]
    .flatMap(asList)
    .slice(0, MOST.lines)
    .map((each) => diagnosticOf(each) ?? readLog(each));
  return {
    placed: findings.flatMap((each) => ('file' in each ? each : [])),
    loose: findings.flatMap((each) => ('file' in each ? [] : each)),
  };
}

function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** A finding that names a file; its place may be wrapped (`location`, `start`). */
function diagnosticOf(value: unknown): Diagnostic | undefined {
  const fields = placeAndAll(fieldsOf(value));
  const file = text(fields, ...FILES);
  const message = text(fields, 'message', 'text', 'msg', 'description', 'reason', 'title');
  if (file === undefined || message === undefined) return undefined;
  const severity = text(fields, 'severity', 'level', 'type', 'annotationlevel') ?? '';
  // Only the language server protocol says `character`, and it counts from 0.
  const base = fields.has('character') ? 1 : 0;
  const at = (...names: readonly string[]) => atLeastOne(integer(fields, ...names), base);
  return {
    file: file.replace(/^file:\/\/\//, '/'),
    line: at('line', 'linenumber', 'startline', 'row', 'lineno'),
    column: at('column', 'col', 'columnnumber', 'startcolumn', 'character'),
    severity: SEVERITIES.find(([pattern]) => pattern.test(severity))?.[1] ?? 'error',
    code: cut(text(fields, 'code', 'rule', 'ruleid'), MOST.word) ?? null,
    message: shortened(message, MOST.text),
  };
}

function placeAndAll(fields: Fields, depth = 0): Fields {
  const inner = PLACES.map((name) => fields.get(name)).find(isObject);
  return inner === undefined || depth > MOST_NESTED
    ? fields
    : new Map([...placeAndAll(fieldsOf(inner), depth + 1), ...fields]);
}

function atLeastOne(value: number | undefined, base: number): number | null {
  return value !== undefined && value + base >= 1 ? value + base : null;
}
