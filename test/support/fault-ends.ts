import type { ErrorCode } from '../../src/base/errors.ts';
import type { RouteName } from '../../src/contract/routes.ts';
import type { Fault } from './service-double.ts';

/** The end of a cell: the deploy succeeds as if nothing had been, or ends with this code. */
export type End = 'succeeded' | ErrorCode;

/** A redirect elsewhere is never followed; an answer past the bound is not asked for again, but a POST's is looked for. */
const HARD: Readonly<Partial<Record<Fault, End>>> = { 'redirect elsewhere': 'redirected' };
export const READ_ENDS: Readonly<Partial<Record<Fault, End>>> = { ...HARD, '10 MB body': 'response_too_large' };

/** Each call of the flow, and the faults after which it does not simply succeed. */
export const ENDS: readonly (readonly [call: RouteName, ends: Readonly<Partial<Record<Fault, End>>>])[] = [
  ['listEnvironments', READ_ENDS],
  ['createApp', HARD],
  ['replaceEnv', READ_ENDS],
  ['deploy', HARD],
  ['listDeployments', READ_ENDS],
];
