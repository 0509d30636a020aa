import { isDiskFull } from '../../base/errors.ts';
import type { DeploymentStage } from '../../contract/control-plane.ts';
import { CODE_OF_STAGE } from '../../contract/failure-record.ts';
import { BuildFailure, type BuildFailureFacts } from '../shared/types.ts';
import { interrupted } from '../stores/jobs.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/** The error that ended a deployment, with its stage. */
export class StageError extends Error {
  override readonly name = 'StageError';
  readonly stage: DeploymentStage;
  readonly aborted: boolean;
  constructor(stage: DeploymentStage, aborted: boolean, cause: unknown) {
    super(messageOf(cause), { cause });
    this.stage = stage;
    this.aborted = aborted;
  }
}

/** Returns the failure of a deployment. If it was aborted, the failure is `interrupted`, and the error that the abort caused does not count. */
export function factsOf(error: unknown): BuildFailureFacts {
  const { stage, aborted, cause } =
    error instanceof StageError ? error : { stage: 'build' as const, aborted: false, cause: error };
  if (aborted) return interrupted(stage);
  if (cause instanceof BuildFailure) return cause.facts;
  if (isDiskFull(cause) || (cause instanceof StoreUnavailable && cause.isFull))
    return facts(stage, 'disk_full', 'The disk of the platform is full');
  // Its message names servers of the operator. Tenants read failures.
  const why = cause instanceof StoreUnavailable ? 'its state cannot be read or written now' : messageOf(cause);
  return facts(stage, CODE_OF_STAGE[stage], `The platform itself failed at the stage "${stage}": ${why}`);
}

function facts(stage: DeploymentStage, code: BuildFailureFacts['code'], message: string): BuildFailureFacts {
  return { stage, code, message, exitCode: null, signal: null, log: [], diagnostics: [] };
}

/** Returns the message of an error, or the text of another thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
