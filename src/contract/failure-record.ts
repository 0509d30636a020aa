import { integer, listOf, membersOf, oneOf, orNull, type ReadBy, text } from '../base/readers.ts';
import { shortened } from '../base/text.ts';
import {
  DEPLOYMENT_STAGES,
  type DeploymentStage,
  FAILURE_CODES,
  type FailureCode,
  readDiagnostics,
} from './control-plane.ts';
import { CONTROL_LIMITS, FAILURE_LIMITS } from './limits.ts';

const { failureLogLines: LOG_LINES, failureLogLine: LOG_LINE } = CONTROL_LIMITS;

const record = membersOf({
  stage: oneOf(DEPLOYMENT_STAGES),
  code: oneOf(FAILURE_CODES),
  message: text(FAILURE_LIMITS.message),
  exitCode: orNull(integer),
  signal: orNull(text(FAILURE_LIMITS.signal)),
  log: listOf(LOG_LINES, text(LOG_LINE)),
  diagnostics: readDiagnostics,
});

/** A failure record as the platform stores it. */
export type FailureFacts = ReadBy<typeof record>;

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

/** Reads a record from a worker process or a database, which are not trusted. Undefined if it is none, or exceeds `FAILURE_LIMITS`. */
export function readFailureFacts(value: unknown): FailureFacts | undefined {
  const facts = record(value);
  return facts && bytesOf(facts) <= FAILURE_LIMITS.bytes ? facts : undefined;
}

/** The record that is shown if the stored one cannot be read. */
export function unreadableFailure(stage: DeploymentStage): FailureFacts {
  const message = 'The deployment failed, but its failure record is damaged or too large';
  return { stage, code: CODE_OF_STAGE[stage], message, exitCode: null, signal: null, log: [], diagnostics: [] };
}
