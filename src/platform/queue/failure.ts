import { isDiskFull, messageOf } from '../../base/errors.ts';
import type { DeploymentStage } from '../../contract/control-plane.ts';
import { CODE_OF_STAGE } from '../../contract/failure-record.ts';
import { BuildFailure, type BuildFailureFacts, platformFailure } from '../shared/types.ts';
import { interrupted } from '../stores/jobs.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/** Returns the failure of a deployment. If it was aborted, that is `interrupted`, and the error that the abort caused does not count. */
export function factsOf(cause: unknown, stage: DeploymentStage, isAborted = false): BuildFailureFacts {
  if (isAborted) return interrupted(stage);
  if (cause instanceof BuildFailure) return cause.facts;
  if (isDiskFull(cause) || (cause instanceof StoreUnavailable && cause.isFull))
    return platformFailure(stage, 'disk_full', 'The disk of the platform is full').facts;
  // Its message names servers of the operator. Tenants read failures.
  const why = cause instanceof StoreUnavailable ? 'its state cannot be read or written now' : messageOf(cause);
  return platformFailure(stage, CODE_OF_STAGE[stage], `The platform itself failed at the stage "${stage}": ${why}`)
    .facts;
}

/** Replaces a folder of the host in failures. */
const HIDDEN = '<data>';

/**
 * Returns a failure without the path of `folder`, the platform's data directory: in its message, in those of its findings, and in the
 * log of stages that run no command of the repository. A command knows its own folder, so its log stays as it was printed.
 */
export function withoutFolder(given: BuildFailureFacts, folder: string): BuildFailureFacts {
  const hide = (text: string) => text.replaceAll(folder, HIDDEN);
  const isOfRepository = given.stage === 'install' || given.stage === 'build';
  return {
    ...given,
    message: hide(given.message),
    log: isOfRepository ? given.log : given.log.map(hide),
    diagnostics: given.diagnostics.map((each) => ({ ...each, message: hide(each.message) })),
  };
}
