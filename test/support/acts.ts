import { type Act, BY_PLATFORM } from '../../src/platform/stores/audit.ts';

/** The act of a test to which it does not matter who makes the change. */
export const ACT: Act = BY_PLATFORM;

/** Returns the act of a person, by an ID token. */
export function actBy(by: string | null): Act {
  return { by, via: 'id-token', from: '192.0.2.1', requestID: 'req-1' };
}
