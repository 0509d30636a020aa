import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Every, systemEvery } from '../../base/clock.ts';
import { messageOf, systemCode } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { LOCAL_POLICY, loadPolicy, type Policy } from './policy.ts';

/** Milliseconds after which a change of the file counts, at the latest. */
const EVERY_MS = 2_000;

interface WatchOptions {
  /** The folder of `platform.json`. */
  readonly dir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly every?: Every;
}

/**
 * Reads `platform.json`, and again when it or a secret that it names changes. A file with a fault, or one that was removed,
 * changes nothing: what counted before stays in force, and the log names the fault once. Throws `invalid_file` if the
 * first read fails.
 */
export function watchPolicy({ dir, env, log, every = systemEvery }: WatchOptions) {
  const file = join(dir, 'platform.json');
  /** What was read, as it was just before. */
  const stamps = new Map<string, string>();
  const load = () => {
    stamps.clear();
    stamps.set(file, stampOf(file));
    return loadPolicy(dir, env, (path) => stamps.set(resolve(dir, path), stampOf(resolve(dir, path))));
  };
  let current = load();
  let fault: string | undefined;
  const failed = (message: string) => {
    if (fault !== message) log('error', 'policy_refused', { message });
    fault = message;
  };
  const look = () => {
    if ([...stamps].every(([each, stamp]) => stampOf(each) === stamp)) return;
    try {
      const loaded = load();
      // A grant for everybody must not come from a file that is being replaced.
      if (loaded === LOCAL_POLICY && current !== LOCAL_POLICY) {
        failed(`${file} was removed: what it said stays in force until the platform starts again`);
        return;
      }
      current = loaded;
      fault = undefined;
      log('info', 'policy_read', { file });
    } catch (error) {
      failed(messageOf(error));
    }
  };
  const stop = every(EVERY_MS, look);
  return {
    /** Always what counts now. */
    policy: following(() => current),
    /** What is wrong with the file as it is now. Undefined: it is what counts. */
    get fault() {
      return fault;
    },
    look,
    [Symbol.dispose]: stop,
  };
}

/** Returns what changes with a file: its number, its size and its times. */
function stampOf(file: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return [ino, size, mtimeNs, ctimeNs].join();
  } catch (error) {
    return systemCode(error) ?? 'unknown';
  }
}

/** Returns a policy that is always the current one. No method of a policy uses `this`. */
function following(now: () => Policy): Policy {
  return new Proxy(LOCAL_POLICY, { get: (_, name) => Reflect.get(now(), name) });
}
