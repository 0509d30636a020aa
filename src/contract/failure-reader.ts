import { isObject } from '../base/json.ts';
import { shortened } from '../base/text.ts';
import type { Diagnostic, Severity } from './control-plane.ts';
import { type Decoder, type Fields, fieldsOf, integer, layersOf, text } from './reader.ts';
import type { SeenFailure } from './seen.ts';

const NAMES = ['failure', 'deploymentfailure', 'deployfailure', 'error', 'deployment'];
const MESSAGES = ['message', 'reason', 'description', 'detail', 'summary', 'error', 'title', 'cause'];
const LOGS = ['log', 'logs', 'logtail', 'buildlog', 'buildlogs', 'output', 'lines', 'stdout', 'stderr'];
const LINES = ['text', 'line', 'message', 'msg', 'content', 'log', 'lines'];
const FINDINGS = ['diagnostics', 'errors', 'annotations', 'issues', 'problems'];
const PLACES = ['location', 'loc', 'position', 'range', 'start'];
/** Members that hold the reason as a record of its own. */
const REASONS = ['error', 'reason', 'cause', 'failure', 'details'];
const MOST_NESTED = 4;
/** What is kept of a record, whose size is the platform's choice: the log's end, and the first findings. */
const MOST = { lines: 5_000, line: 64 * 1024, findings: 1_000, file: 4_096, text: 2_000, word: 200 } as const;

const SEVERITIES: readonly (readonly [RegExp, Severity])[] = [
  [/^(?:warn|1$)/i, 'warning'],
  [/^(?:info|notice|note|hint|suggestion|debug|0$)/i, 'notice'],
];

/**
 * GET …/deployments/{deployID}/failure, of whatever shape (spec 2.2: "structured failure information", not shown).
 * Never throws: what cannot be understood is left out, and what is longer than `MOST` is cut.
 */
export const decodeFailure: Decoder<SeenFailure> = (body) => {
  const fields = withReason(merge(layersOf(asRecord(body), NAMES)));
  const findings = FINDINGS.flatMap((name) => asList(fields.get(name)))
    .slice(0, MOST.lines)
    .map((each) => diagnosticOf(each) ?? linesOf(each));
  const placed = findings.flatMap((each) => ('file' in each ? each : []));
  const loose = findings.flatMap((each) => ('file' in each ? [] : each));
  const message = text(fields, ...MESSAGES);
  const log = [...LOGS.flatMap((name) => linesOf(fields.get(name))), ...loose];
  // A message of several lines is the log, where there is no other.
  const lines = linesOf(message).filter((line) => line.trim() !== '');
  return {
    stage: word(text(fields, 'stage', 'phase', 'step', 'failedstage', 'failedstep')),
    code: word(text(fields, 'code', 'errorcode', 'failurecode', 'type', 'kind')),
    message: cut(lines[0] ?? loose[0], MOST.text),
    exitCode: integer(fields, 'exitcode', 'exitstatus', 'returncode'),
    signal: word(text(fields, 'signal', 'exitsignal')),
    log: (log.length === 0 && lines.length > 1 ? lines : log)
      .slice(-MOST.lines)
      .map((line) => shortened(line, MOST.line)),
    diagnostics: placed.filter(({ file }) => file.length <= MOST.file).slice(0, MOST.findings),
  };
};

function cut(value: string | undefined, most: number): string | undefined {
  return value && shortened(value, most);
}

function word(value: string | undefined): string | undefined {
  return cut(value, MOST.word);
}

/** A bare text is the message; a bare list is the log, or the findings. */
function asRecord(body: unknown): unknown {
  if (typeof body === 'string') return { message: body };
  if (!Array.isArray(body)) return body;
  return body.every((entry) => typeof entry === 'string') ? { log: body } : { errors: body };
}

/** Layers as one: what stands further inside wins, so that no half of a split record is lost. */
function merge(layers: readonly Fields[]): Fields {
  return new Map(layers.toReversed().flatMap((fields) => [...fields]));
}

/** A reason that is a record: its members beside the others, and before them where both have one. */
function withReason(fields: Fields, depth = 0): Fields {
  const inner = REASONS.map((name) => fields.get(name)).find(isObject);
  return inner === undefined || depth > MOST_NESTED
    ? fields
    : withReason(new Map([...[...fields].filter(([, value]) => value !== inner), ...fieldsOf(inner)]), depth + 1);
}

function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Log lines out of a text, a list, or an object with a text member; a list's order is kept. */
function linesOf(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return value.replace(/\r?\n$/, '').split(/\r?\n/);
  if (depth > MOST_NESTED) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => linesOf(entry, depth + 1));
  const fields = fieldsOf(value);
  const name = LINES.find((each) => fields.has(each));
  return name === undefined ? [] : linesOf(fields.get(name), depth + 1);
}

/** A finding that names a file; its place may be wrapped (`location`, `start`). */
function diagnosticOf(value: unknown): Diagnostic | undefined {
  const fields = placeAndAll(fieldsOf(value));
  const file = text(fields, 'file', 'filename', 'filepath', 'path');
  const message = text(fields, 'message', 'text', 'msg', 'description', 'reason');
  if (file === undefined || message === undefined) return undefined;
  const severity = text(fields, 'severity', 'level', 'type') ?? '';
  return {
    file,
    line: atLeastOne(integer(fields, 'line', 'linenumber', 'startline', 'row')),
    column: atLeastOne(integer(fields, 'column', 'col', 'columnnumber', 'startcolumn', 'character')),
    severity: SEVERITIES.find(([pattern]) => pattern.test(severity))?.[1] ?? 'error',
    code: word(text(fields, 'code', 'rule', 'ruleid')) ?? null,
    message: shortened(message, MOST.text),
  };
}

function placeAndAll(fields: Fields, depth = 0): Fields {
  const inner = PLACES.map((name) => fields.get(name)).find(isObject);
  return inner === undefined || depth > MOST_NESTED
    ? fields
    : new Map([...placeAndAll(fieldsOf(inner), depth + 1), ...fields]);
}

function atLeastOne(value: number | undefined): number | null {
  return value !== undefined && value >= 1 ? value : null;
}
