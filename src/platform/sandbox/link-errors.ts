import { systemCode } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { readFailureFacts } from '../../contract/failure-record.ts';
import { BuildFailure } from '../shared/types.ts';
import { BlobsFull, WrongBytes } from '../stores/blobs.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/** npm failed. The message is its reason. */
export class RegistryError extends Error {
  /** Its last lines, for the log. */
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    const said = lines.flatMap((line) => /^npm (?:ERR!|error) (.*)/.exec(line)?.[1] ?? []);
    super(said.find((line) => !NO_REASON.test(line)) ?? said[0] ?? 'npm printed no reason');
    this.lines = lines;
  }
}

/** What npm prints beside the reason. */
const NO_REASON = /^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;

/** Returns an error as JSON. The kinds that a worker tells apart keep their kind. */
export function factsOfError(error: unknown): JsonObject {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BuildFailure) return { kind: 'BuildFailure', message, facts: error.facts };
  if (error instanceof RegistryError) return { kind: 'RegistryError', message, lines: error.lines };
  if (error instanceof BlobsFull) return { kind: 'BlobsFull', message };
  if (error instanceof WrongBytes) return { kind: 'WrongBytes', message };
  // Its message names servers and buckets of the operator.
  if (error instanceof StoreUnavailable) {
    return { kind: 'StoreUnavailable', message: 'The storage cannot be used now', isFull: error.isFull };
  }
  return { kind: 'Error', message, code: systemCode(error) ?? null };
}

/** Returns the error of such JSON. */
export function errorOf({ kind, message, facts, lines, isFull, code }: JsonObject): Error {
  const text = String(message);
  const read = kind === 'BuildFailure' && isObject(facts) ? readFailureFacts(facts) : undefined;
  if (read) return new BuildFailure(read);
  if (kind === 'RegistryError' && Array.isArray(lines)) return new RegistryError(lines.map(String));
  if (kind === 'BlobsFull') return new BlobsFull(text);
  if (kind === 'WrongBytes') return new WrongBytes(text);
  if (kind === 'StoreUnavailable') return new StoreUnavailable(text, { isFull: isFull === true });
  return Object.assign(new Error(text), typeof code === 'string' ? { code } : {});
}
