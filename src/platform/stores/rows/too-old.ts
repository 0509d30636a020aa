import { SlipwayError } from '../../../base/errors.ts';

/** The last Slipway that upgraded data of the versions before `OLDEST`. */
const LAST_UPGRADE = 'commit 43aeff75 (2026-11-27)';

/** The error for data of a version that this Slipway cannot upgrade. Nothing was changed. `what` has the data, as "The data directory". */
export function tooOld(what: string, input: 'data' | 'database', version: number, oldest: number): SlipwayError {
  const message = `${what} has version ${version}, and the oldest that this Slipway can upgrade is ${oldest}`;
  const remedy = `Start it once with the Slipway of ${LAST_UPGRADE}, which upgrades it.`;
  return new SlipwayError('unsupported_data', message, { input, remedy });
}
