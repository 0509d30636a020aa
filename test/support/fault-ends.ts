import type { ErrorCode } from '../../src/base/errors.ts';
import type { RouteName } from '../../src/contract/routes.ts';
import type { Fault } from './service-double.ts';

/** The end of a cell: the deploy succeeds despite the fault, or ends with this code. */
export type End = 'succeeded' | ErrorCode;

/**
 * The client does not follow a redirect to another origin. It does not repeat a request whose answer is too large, but
 * it looks for the result of a POST.
 */
const HARD: Readonly<Partial<Record<Fault, End>>> = { 'redirect elsewhere': 'redirected' };
export const READ_ENDS: Readonly<Partial<Record<Fault, End>>> = { ...HARD, '10 MB body': 'response_too_large' };

/** The calls of the flow, each with the faults that fail it. */
export const ENDS: readonly (readonly [call: RouteName, ends: Readonly<Partial<Record<Fault, End>>>])[] = [
  ['listEnvironments', READ_ENDS],
  ['createApp', HARD],
  ['replaceEnv', READ_ENDS],
  ['deploy', HARD],
  ['listDeployments', READ_ENDS],
];
