import { formatDuration } from '../base/durations.ts';
import { SlipwayError } from '../base/errors.ts';
import type { DeployPlan } from './plan.ts';

/* The ends of a deploy that are neither a success nor a failure on the platform, and what to do about each. */

export function timedOut(deployID: string, { follow }: DeployPlan): SlipwayError {
  const limit = formatDuration(follow.timeoutMs);
  const message = `The deployment ${deployID} has not ended within ${limit}; the platform goes on with it`;
  return new SlipwayError('deploy_timeout', message, {
    input: 'timeout',
    remedy: 'Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment.',
  });
}

/** `deployID`: the deployment that is under way; undefined with `triggering`: it is unknown whether one is. */
export function interrupted(deployID: string | undefined, triggering: boolean): SlipwayError {
  if (deployID) {
    return new SlipwayError('interrupted', `Interrupted; the platform goes on with ${deployID}`, {
      remedy: 'A re-run for the same commit follows the same deployment.',
    });
  }
  return triggering
    ? new SlipwayError('interrupted', 'Interrupted while starting a deployment; the platform may go on with it', {
        remedy: 'Look at the app in the platform before the next run: that one starts another deployment.',
      })
    : new SlipwayError('interrupted', 'Interrupted before a deployment was started', { remedy: 'Run again.' });
}

/** Puts what is already done on the platform before the error's message, because a reader must know it first. */
export function asStarted(done: string, error: SlipwayError): SlipwayError {
  return error.with({ message: `${done}: ${error.message}`, cause: error });
}

/** The error of a deployment that is under way and cannot be followed any more. */
export function notFollowed(deployID: string | undefined, error: SlipwayError): SlipwayError {
  if (SAY_SO_THEMSELVES.has(error.code)) return error;
  const which = deployID ? `The deployment ${deployID}` : 'A deployment';
  return asStarted(`${which} was started and goes on, but cannot be followed`, error);
}

const SAY_SO_THEMSELVES: ReadonlySet<string> = new Set([
  'interrupted',
  'deployment_lost',
  'deploy_timeout',
  'internal',
]);

export function cancelled(deployID: string, overtakenBy: string | undefined): SlipwayError {
  const by = overtakenBy ? `: ${overtakenBy} overtook it` : '';
  return new SlipwayError('deploy_cancelled', `The deployment ${deployID} was cancelled${by}`, {
    remedy: overtakenBy ? `Follow ${overtakenBy} instead; it deploys a newer state.` : 'Run again to deploy anew.',
  });
}
