import { parseDuration } from '../../base/durations.ts';
import { parseSize } from '../../base/sizes.ts';
import { FUNCTION_DEFAULTS } from '../../contract/function-settings.ts';
import type { AppType } from '../../contract/limits.ts';
import type { AppSettings } from '../shared/types.ts';
import type { FunctionSettings } from './types.ts';

const read = new WeakMap<AppSettings, FunctionSettings>();

/**
 * Returns what an app sets for its functions, with the defaults for the rest. Event streams of `sse` have no time limit. Returns the same
 * object for the same settings.
 */
export function functionSettings(type: AppType | undefined, settings: AppSettings): FunctionSettings {
  const known = read.get(settings);
  if (known) return known;
  const { healthPath, instances, memory, idleTimeout, requestTimeout } = { ...FUNCTION_DEFAULTS, ...settings };
  const isUnlimited = type === 'sse' && settings.requestTimeout === undefined;
  const made: FunctionSettings = {
    healthPath,
    instances,
    memoryBytes: parseSize(memory, 'memory'),
    idleTimeoutMs: timeOf(idleTimeout, 'idleTimeout'),
    requestTimeoutMs: isUnlimited ? null : timeOf(requestTimeout, 'requestTimeout'),
  };
  read.set(settings, made);
  return made;
}

function timeOf(text: string, name: string): number | null {
  return text === '0' || text === 'off' ? null : parseDuration(text, name);
}
