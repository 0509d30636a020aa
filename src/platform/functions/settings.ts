import { parseDuration } from '../../base/durations.ts';
import { parseSize } from '../../base/sizes.ts';
import { FUNCTION_DEFAULTS } from '../../contract/function-settings.ts';
import type { AppType } from '../../contract/limits.ts';
import type { AppSettings } from '../shared/types.ts';
import type { FunctionSettings } from './types.ts';

/** Returns what an app sets for its functions, with the defaults for the rest. Event streams of `sse` have no time limit. */
export function functionSettings(type: AppType, settings: AppSettings): FunctionSettings {
  const { healthPath, instances, memory, idleTimeout, requestTimeout } = { ...FUNCTION_DEFAULTS, ...settings };
  const isUnlimited = type === 'sse' && settings.requestTimeout === undefined;
  return {
    healthPath,
    instances,
    memoryBytes: parseSize(memory, 'memory'),
    idleTimeoutMs: timeOf(idleTimeout, 'idleTimeout'),
    requestTimeoutMs: isUnlimited ? null : timeOf(requestTimeout, 'requestTimeout'),
  };
}

function timeOf(text: string, name: string): number | null {
  return text === '0' || text === 'off' ? null : parseDuration(text, name);
}
