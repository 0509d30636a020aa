import type { DeploymentStage, Diagnostic, FailureCode } from '../../contract/control-plane.ts';
import { BuildFailure } from '../shared/types.ts';
import type { HostOutcome } from './host.ts';
import type { BuildLog } from './log.ts';

/** Creates a failure other than a command's exit: for example a missing repository or output, or the time limit. */
export function failure(
  stage: DeploymentStage,
  code: FailureCode,
  message: string,
  log: readonly string[] = [],
): BuildFailure {
  return new BuildFailure({ stage, code, message, exitCode: null, signal: null, log, diagnostics: [] });
}

/** Creates such a failure with a finding, if its place in the repository is known. */
export function failureAt(
  place: Pick<Diagnostic, 'file' | 'line' | 'column'> | undefined,
  stage: DeploymentStage,
  code: FailureCode,
  message: string,
): BuildFailure {
  const diagnostics = place ? [{ ...place, severity: 'error' as const, code, message }] : [];
  return new BuildFailure({ ...failure(stage, code, message).facts, diagnostics });
}

interface Cause {
  /** By default the code of a failed command. */
  readonly code?: FailureCode;
  readonly says: string;
  readonly signals?: readonly string[];
  readonly log?: RegExp;
  /** True if it explains a failure only when the platform's disk ran short. */
  readonly ofDisk?: boolean;
}

/** A program that could not start another one: bash, dash, Node.js, and what makes threads. */
const NO_PROCESS: Cause = {
  says: 'could not start more processes or threads: the limit of a build was reached',
  log: /\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i,
};

/** Ordered: the first cause with the signal, or with a matching log line, explains the failure of a command. */
const CAUSES: readonly Cause[] = [
  {
    code: 'out_of_memory',
    says: 'ran out of memory',
    log: /heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i,
  },
  // A build can fill other things: its `/dev/shm`, or what the kernel gives to one user.
  { code: 'disk_full', says: 'found the disk full', log: /\bENOSPC\b|no space left on device/i, ofDisk: true },
  { code: 'output_too_large', says: 'wrote a file that is too large', signals: ['SIGXFSZ'] },
  { code: 'output_too_large', says: 'wrote a file that is too large', log: /\bEFBIG\b|file too large/i },
  NO_PROCESS,
  {
    code: 'build_killed',
    says: 'was killed',
    signals: ['SIGHUP', 'SIGINT', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGKILL', 'SIGSEGV', 'SIGTERM'],
  },
];

/** Matches logs that report a killed process. Only the kernel's counter shows that memory was the reason. */
const KILLED = /\bSIGKILL\b|\bkilled\b/i;
const KERNEL: Cause = {
  code: 'out_of_memory',
  says: 'was killed by the kernel, because the machine ran out of memory',
};

/** Lines at the end of a log that are searched for the cause. The command continued after earlier lines. */
const CAUSE_LINES = 40;

/** Creates the failure of a user's command. Its message gives the cause in one sentence. */
export function commandFailure(
  stage: 'install' | 'build',
  command: string,
  outcome: HostOutcome,
  log: BuildLog,
): BuildFailure {
  const { exitCode, signal, breach } = outcome;
  const lines = log.last();
  const subject = `The ${stage} command \`${command}\``;
  const facts = { stage, exitCode, signal, log: lines, diagnostics: [] };
  if (breach) {
    return new BuildFailure({
      ...facts,
      code: breach.code,
      message: `${subject} was stopped because ${breach.because}`,
    });
  }
  const cause = causeOf(outcome, lines.slice(-CAUSE_LINES).join('\n'));
  const code = cause?.code ?? (stage === 'install' ? 'install_failed' : 'build_failed');
  const how = exitCode === null ? `ended by ${signal}` : `exited with code ${exitCode}`;
  const message = cause ? `${subject} ${cause.says} (it ${how})` : `${subject} ${how}`;
  return new BuildFailure({ ...facts, code, message });
}

function causeOf(outcome: HostOutcome, end: string): Cause | undefined {
  const { signal, shortOfMemory, shortOfProcesses, diskWasShort } = outcome;
  if (shortOfMemory && (signal === 'SIGKILL' || KILLED.test(end))) return KERNEL;
  const cause = CAUSES.find(
    (each) => (diskWasShort || !each.ofDisk) && (each.signals?.includes(signal ?? '') || each.log?.test(end)),
  );
  return cause ?? (shortOfProcesses ? NO_PROCESS : undefined);
}
