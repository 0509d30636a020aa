import { parseDuration } from '../../base/durations.ts';
import { MIB, parseSize } from '../../base/sizes.ts';
import type { FunctionSettings } from './types.ts';

/** Instances of an app on each node, at most. */
const INSTANCES_MOST = 16;

export const DEFAULT_FUNCTION_SETTINGS: FunctionSettings = {
  healthPath: '/',
  instances: 1,
  memoryBytes: 512 * MIB,
  idleTimeoutMs: 15 * 60_000,
  requestTimeoutMs: 30_000,
};

const read = new WeakMap<object, FunctionSettings>();

/**
 * Returns the settings of an app's functions. What cannot be read has its default: settings are checked when they are set. Returns the
 * same object for the same settings.
 */
export function functionSettings(settings: object): FunctionSettings {
  const known = read.get(settings);
  if (known) return known;
  const { healthPath, instances, memory, idleTimeout, requestTimeout } = settings as Readonly<Record<string, unknown>>;
  const defaults = DEFAULT_FUNCTION_SETTINGS;
  const made: FunctionSettings = {
    healthPath: typeof healthPath === 'string' && healthPath.startsWith('/') ? healthPath : defaults.healthPath,
    instances: isCount(instances) ? Math.min(INSTANCES_MOST, instances) : defaults.instances,
    memoryBytes: readText(memory, parseSize) ?? defaults.memoryBytes,
    idleTimeoutMs: isNever(idleTimeout) ? null : (readText(idleTimeout, parseDuration) ?? defaults.idleTimeoutMs),
    requestTimeoutMs: isNever(requestTimeout)
      ? null
      : (readText(requestTimeout, parseDuration) ?? defaults.requestTimeoutMs),
  };
  read.set(settings, made);
  return made;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isNever(value: unknown): boolean {
  return value === 'off' || value === 'none' || value === '0' || value === 0;
}

function readText(value: unknown, parse: (text: string, input: string) => number): number | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return parse(value, 'app-settings');
  } catch {
    return undefined;
  }
}
