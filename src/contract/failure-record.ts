import { isObject, isText } from '../base/json.ts';
import { shortened } from '../base/text.ts';
import {
  DEPLOYMENT_STAGES,
  type DeploymentStage,
  type Diagnostic,
  FAILURE_CODES,
  type FailureCode,
  type FailureRecord,
  type Severity,
  type SourceLine,
} from './control-plane.ts';
import { CONTROL_LIMITS, FAILURE_LIMITS } from './limits.ts';

/** A failure record as the platform stores it. */
export type FailureFacts = Omit<FailureRecord, 'deployID'>;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];
const { failureLogLines: LOG_LINES, failureLogLine: LOG_LINE } = CONTROL_LIMITS;

/** The code of a failure if only its stage is known. */
export const CODE_OF_STAGE = {
  queue: 'build_failed',
  clone: 'clone_failed',
  install: 'install_failed',
  build: 'build_failed',
  sync: 'sync_failed',
  activate: 'activation_failed',
} as const satisfies Record<DeploymentStage, FailureCode>;

/**
 * Cuts a record to `FAILURE_LIMITS`: shortens its texts, keeps the first findings and the last lines of the log. Drops
 * a finding whose path is too long, because a shortened path would name another file.
 */
export function boundFailure({ stage, code, message, exitCode, signal, log, diagnostics }: FailureFacts): FailureFacts {
  const head = { stage, code, message: shortened(message, FAILURE_LIMITS.message), exitCode };
  const named = signal === null ? null : signal.slice(0, FAILURE_LIMITS.signal);
  const findings = diagnostics
    .filter(({ file }) => file.length <= FAILURE_LIMITS.file)
    .slice(0, FAILURE_LIMITS.findings)
    .map((each) => ({
      ...each,
      code: each.code === null ? null : shortened(each.code, FAILURE_LIMITS.findingCode),
      message: shortened(each.message, FAILURE_LIMITS.findingMessage),
    }));
  const kept = fitting(findings, FAILURE_LIMITS.bytes / 2);
  const room = FAILURE_LIMITS.bytes - bytesOf({ ...head, signal: named, log: [], diagnostics: kept });
  const tail = log.slice(-LOG_LINES).map((line) => shortened(line, LOG_LINE));
  return { ...head, signal: named, log: fitting(tail.reverse(), room).reverse(), diagnostics: kept };
}

/** The first entries whose JSON fits in `bytes`. */
function fitting<T>(entries: T[], bytes: number): T[] {
  let room = bytes;
  const end = entries.findIndex((entry) => {
    room -= bytesOf(entry) + 1;
    return room < 0;
  });
  return end === -1 ? entries : entries.slice(0, end);
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/**
 * Reads a failure record from a source that is not trusted: a worker process or a database. Undefined if it is not a
 * record or exceeds `FAILURE_LIMITS`. Unknown members are left out.
 */
export function readFailureFacts(value: unknown): FailureFacts | undefined {
  if (!isObject(value)) return undefined;
  const { exitCode, signal, log, message } = value;
  const stage = DEPLOYMENT_STAGES.find((each) => each === value.stage);
  const code = FAILURE_CODES.find((each) => each === value.code);
  if (!stage || !code || !isText(message, FAILURE_LIMITS.message) || !isWholeOrNull(exitCode)) return undefined;
  if (signal !== null && !isText(signal, FAILURE_LIMITS.signal)) return undefined;
  if (!Array.isArray(log) || log.length > LOG_LINES || !log.every((line) => isText(line, LOG_LINE))) return undefined;
  const diagnostics = readDiagnostics(value.diagnostics);
  if (!diagnostics) return undefined;
  const facts = { stage, code, message, exitCode, signal, log: log as readonly string[], diagnostics };
  return bytesOf(facts) <= FAILURE_LIMITS.bytes ? facts : undefined;
}

/** Reads findings from a process that is not trusted. */
export function readDiagnostics(value: unknown): readonly Diagnostic[] | undefined {
  if (!Array.isArray(value) || value.length > FAILURE_LIMITS.findings) return undefined;
  const read: Diagnostic[] = [];
  for (const each of value) {
    const diagnostic = readDiagnostic(each);
    if (!diagnostic) return undefined;
    read.push(diagnostic);
  }
  return read;
}

function readDiagnostic(value: unknown): Diagnostic | undefined {
  if (!isObject(value)) return undefined;
  const { file, line, column, code, message } = value;
  const severity = SEVERITIES.find((each) => each === value.severity);
  if (!severity || !isText(file, FAILURE_LIMITS.file) || !isText(message, FAILURE_LIMITS.findingMessage))
    return undefined;
  if (code !== null && !isText(code, FAILURE_LIMITS.findingCode)) return undefined;
  if (!isWholeOrNull(line) || !isWholeOrNull(column)) return undefined;
  const source = readSource(value.source);
  return { file, line, column, severity, code, message, ...(source && { source }) };
}

/** Reads the lines around a finding. Returns undefined if there are none, or if they exceed their bounds. */
function readSource(value: unknown): readonly SourceLine[] | undefined {
  if (!Array.isArray(value) || value.length > FAILURE_LIMITS.sourceLines) return undefined;
  const read = value.flatMap((each): readonly SourceLine[] => {
    if (!isObject(each) || !isText(each.text, FAILURE_LIMITS.sourceLine)) return [];
    return typeof each.line === 'number' && Number.isSafeInteger(each.line)
      ? [{ line: each.line, text: each.text }]
      : [];
  });
  return read.length === value.length ? read : undefined;
}

/** The record that is shown if the stored one cannot be read. */
export function unreadableFailure(stage: DeploymentStage): FailureFacts {
  const message = 'The deployment failed, but its failure record is damaged or too large';
  return { stage, code: CODE_OF_STAGE[stage], message, exitCode: null, signal: null, log: [], diagnostics: [] };
}

function isWholeOrNull(value: unknown): value is number | null {
  return value === null || Number.isSafeInteger(value);
}
