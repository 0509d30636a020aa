import type { SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import type { Runner } from '../runner/runner.ts';
import type { Annotations } from './annotations.ts';

/** Shows an error and those found with it: an annotation for each, and the remedy as lines below. */
export function showError(runner: Runner, annotations: Annotations, error: SlipwayError): void {
  for (const each of [error, ...error.also]) {
    const place = each.place === undefined ? {} : { place: each.place };
    annotations.add('error', { message: cleanLine(each.message), ...place });
    for (const line of explain(each)) runner.line(`  ${line}`);
  }
}

/** Returns the remedy's lines and, for a fault that the user cannot mend, the call and the causes. */
export function explain(error: SlipwayError): readonly string[] {
  const lines = error.remedy?.split('\n') ?? [];
  if (error.mender === 'user') return lines;
  return [...lines, ...tellCall(error), ...tellCauses(error.cause)];
}

function tellCall({ call }: SlipwayError): readonly string[] {
  if (!call) return [];
  const status = call.status === undefined ? '' : ` answered ${call.status}`;
  const id = call.requestID === undefined ? '' : ` (request ${call.requestID})`;
  return [`Call: ${call.method} ${call.path}${status}${id}`];
}

function tellCauses(cause: unknown, depth = 0): readonly string[] {
  if (!(cause instanceof Error) || depth > 3) return [];
  return [`Cause: ${cleanLine(cause.message, 500)}`, ...tellCauses(cause.cause, depth + 1)];
}
