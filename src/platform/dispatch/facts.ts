import { isObject } from '../../base/json.ts';
import { DEPLOYMENT_STAGES, type Diagnostic, FAILURE_CODES } from '../../contract/control-plane.ts';
import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { BuildFailureFacts } from '../types.ts';

/** A failure record from a process that is not believed. Undefined: not one, or larger than one may be. */
export function readFacts(value: unknown): BuildFailureFacts | undefined {
  if (!isObject(value)) return undefined;
  const stage = DEPLOYMENT_STAGES.find((each) => each === value.stage);
  const code = FAILURE_CODES.find((each) => each === value.code);
  const { message, exitCode, signal, log, diagnostics } = value;
  if (!stage || !code || typeof message !== 'string' || !Array.isArray(log) || !Array.isArray(diagnostics)) return;
  if (!log.every((line) => typeof line === 'string')) return undefined;
  return {
    ...{ stage, code, message: message.slice(0, CONTROL_LIMITS.failureLogLine) },
    exitCode: typeof exitCode === 'number' ? exitCode : null,
    signal: typeof signal === 'string' ? signal.slice(0, 20) : null,
    log: log.slice(-CONTROL_LIMITS.failureLogLines).map((line: string) => line.slice(0, CONTROL_LIMITS.failureLogLine)),
    diagnostics: diagnostics.slice(0, 100).flatMap((each) => diagnosticOf(each) ?? []),
  };
}

function diagnosticOf(value: unknown): Diagnostic | undefined {
  if (!isObject(value)) return undefined;
  const { file, line, column, severity, code, message } = value;
  const known = (['error', 'warning', 'notice'] as const).find((each) => each === severity);
  if (!known || typeof file !== 'string' || typeof message !== 'string') return undefined;
  const numberOf = (each: unknown) => (typeof each === 'number' ? each : null);
  return {
    ...{ file: file.slice(0, 4_096), line: numberOf(line), column: numberOf(column), severity: known },
    code: typeof code === 'string' ? code.slice(0, 200) : null,
    message: message.slice(0, CONTROL_LIMITS.failureLogLine),
  };
}
