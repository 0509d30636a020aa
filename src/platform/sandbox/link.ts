import { addAbortListener } from 'node:events';
import type { Duplex } from 'node:stream';
import { messageOf, systemCode } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { MIB } from '../../base/sizes.ts';
import { readFailureFacts } from '../../contract/failure-record.ts';
import { BuildFailure } from '../shared/types.ts';
import { BlobsFull, WrongBytes } from '../stores/blobs.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/**
 * Calls between a supervisor and its confined worker, over one socket, in both directions. A frame is the length of its head
 * and of its bytes (32 bits each, big-endian), its head as JSON, and its bytes. A call has one answer, and may have events
 * before it. The supervisor does not trust the worker: a frame that is too long, or a call too many, breaks the link.
 */

/** Bytes of the head of a frame. The longest is the failure record of a deployment. */
const HEAD_BYTES = 8 * MIB;
/** Bytes that a frame carries beside its head: a file that is read whole, or a part of a larger one. */
export const BODY_BYTES = MIB;
/** Calls that the other side may make before the first of them is answered. A correct worker makes fewer than 60. */
const CALLS_AT_ONCE = 200;
/** Bytes that wait until the other side reads. From the first on, programs whose lines are sent wait; at the second, the link breaks. */
const WAITING_BYTES = MIB;
const MOST_WAITING_BYTES = 64 * MIB;
const LENGTHS = 8;
/** A call that every side answers. Frames arrive in their order. */
const END = 'end';

/** The head of a frame. `id` belongs to the caller. */
type Head =
  | { readonly call: string; readonly id: number; readonly given: JsonObject }
  | { readonly tell: string; readonly given: JsonObject }
  | { readonly abort: number }
  | { readonly event: JsonObject; readonly id: number }
  | { readonly answer: unknown; readonly id: number }
  | { readonly error: JsonObject; readonly id: number };

export interface Answer {
  readonly value?: unknown;
  readonly bytes?: Uint8Array | undefined;
}

export interface Call {
  readonly given: JsonObject;
  readonly bytes: Buffer;
  /** Aborted if the caller aborts, or the link breaks. */
  readonly signal: AbortSignal;
  event(value: JsonObject): void;
  /** Resolves when the caller has read all that was sent. Returns undefined if it has read it already. */
  read(): Promise<void> | undefined;
}

export interface LinkHandlers {
  readonly calls: Readonly<Record<string, (call: Call) => Promise<Answer>>>;
  tell?(kind: string, given: JsonObject): void;
  /** Called once: the other side has gone (undefined), or broke a rule. */
  closed?(why: Error | undefined): void;
}

export interface CallOptions {
  readonly bytes?: Uint8Array;
  readonly signal?: AbortSignal | undefined;
  onEvent?(value: JsonObject): void;
}

interface Waiting extends PromiseWithResolvers<{ readonly value: unknown; readonly bytes: Buffer }> {
  readonly onEvent: CallOptions['onEvent'];
}

export class Link {
  readonly #stream: Duplex;
  readonly #handlers: LinkHandlers;
  readonly #waiting = new Map<number, Waiting>();
  readonly #running = new Map<number, AbortController>();
  readonly #parts: Buffer[] = [];
  #held = 0;
  #calls = 0;
  #closed: Error | undefined;
  readonly #end = Promise.withResolvers<void>();

  constructor(stream: Duplex, handlers: LinkHandlers) {
    this.#stream = stream;
    this.#handlers = handlers;
    stream.on('data', (chunk: Buffer) => this.#read(chunk));
    for (const event of ['error', 'close', 'end']) stream.on(event, () => this.#close(undefined));
  }

  /** Calls the other side. Rejects with its error, with the reason of the signal after it has answered, or if the link breaks. */
  async call(name: string, given: JsonObject, { bytes, signal, onEvent }: CallOptions = {}) {
    signal?.throwIfAborted();
    if (this.#closed) throw this.#closed;
    this.#calls += 1;
    const id = this.#calls;
    const waiting: Waiting = { ...Promise.withResolvers(), onEvent };
    this.#waiting.set(id, waiting);
    using _ = signal && addAbortListener(signal, () => this.#send({ abort: id }));
    this.#send({ call: name, id, given }, bytes);
    try {
      return await waiting.promise;
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }

  tell(kind: string, given: JsonObject): void {
    this.#send({ tell: kind, given });
  }

  /**
   * Resolves when the other side has received everything, and closes this side. If the other side still answers a call of one that has
   * gone, that write fails, and it reads nothing of what it was told before.
   */
  async end(): Promise<void> {
    await this.call(END, {}).catch(() => {});
    await new Promise<void>((resolve) => this.#stream.end(() => resolve()));
  }

  #send(head: Head, bytes: Uint8Array = NOTHING): void {
    if (!this.#stream.writable) return;
    const text = Buffer.from(JSON.stringify(head));
    const lengths = Buffer.alloc(LENGTHS);
    lengths.writeUInt32BE(text.length, 0);
    lengths.writeUInt32BE(bytes.length, 4);
    this.#stream.cork();
    this.#stream.write(Buffer.concat([lengths, text]));
    if (bytes.length > 0) this.#stream.write(bytes);
    process.nextTick(() => this.#stream.uncork());
    if (this.#stream.writableLength > MOST_WAITING_BYTES) this.#close(new Error('it does not read what it is sent'));
  }

  #whenRead(): Promise<void> | undefined {
    if (this.#closed || this.#stream.writableLength < WAITING_BYTES) return undefined;
    const drained = new Promise<void>((resolve) => this.#stream.once('drain', resolve));
    return Promise.race([drained, this.#end.promise]);
  }

  #read(chunk: Buffer): void {
    this.#parts.push(chunk);
    this.#held += chunk.length;
    try {
      for (let frame = this.#take(); frame !== undefined && !this.#closed; frame = this.#take())
        this.#receive(...frame);
    } catch (error) {
      this.#close(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Returns the next frame that has arrived whole. */
  #take(): [JsonObject, Buffer] | undefined {
    if (this.#held < LENGTHS) return undefined;
    const [first = NOTHING] = this.#parts;
    const start = first.length >= LENGTHS ? first : this.#join();
    const head = start.readUInt32BE(0);
    const body = start.readUInt32BE(4);
    if (head > HEAD_BYTES || body > BODY_BYTES) throw new Error('it sent a message that is too long');
    if (this.#held < LENGTHS + head + body) return undefined;
    const all = this.#join();
    const rest = all.subarray(LENGTHS + head + body);
    this.#parts.splice(0, 1, ...(rest.length > 0 ? [rest] : []));
    this.#held = rest.length;
    const value: unknown = JSON.parse(all.toString('utf8', LENGTHS, LENGTHS + head));
    if (!isObject(value)) throw new Error('it sent an invalid message');
    return [value, all.subarray(LENGTHS + head, LENGTHS + head + body)];
  }

  #join(): Buffer {
    if (this.#parts.length > 1) this.#parts.splice(0, this.#parts.length, Buffer.concat(this.#parts));
    return this.#parts[0] ?? NOTHING;
  }

  #receive(head: JsonObject, bytes: Buffer): void {
    const { call, tell, abort, id, event, given } = head;
    if (typeof call === 'string' && typeof id === 'number' && isObject(given)) void this.#serve(call, id, given, bytes);
    else if (typeof tell === 'string' && isObject(given)) this.#handlers.tell?.(tell, given);
    else if (typeof abort === 'number') this.#running.get(abort)?.abort(new Error('The caller aborted'));
    else if (typeof id === 'number') this.#answered(id, head, event, bytes);
    else throw new Error('it sent an invalid message');
  }

  #answered(id: number, head: JsonObject, event: unknown, bytes: Buffer): void {
    const waiting = this.#waiting.get(id);
    if (isObject(event)) {
      waiting?.onEvent?.(event);
      return;
    }
    this.#waiting.delete(id);
    if (isObject(head.error)) waiting?.reject(errorOf(head.error));
    else waiting?.resolve({ value: head.answer, bytes });
  }

  async #serve(name: string, id: number, given: JsonObject, bytes: Buffer): Promise<void> {
    const known = Object.hasOwn(this.#handlers.calls, name) ? this.#handlers.calls[name] : undefined;
    const answer = name === END ? async (): Promise<Answer> => ({}) : known;
    if (!answer) return this.#close(new Error('it made an unknown call'));
    if (this.#running.has(id)) return this.#close(new Error('it gave two calls one number'));
    if (this.#running.size >= CALLS_AT_ONCE) return this.#close(new Error('it made too many calls at once'));
    const over = new AbortController();
    this.#running.set(id, over);
    try {
      const event = (value: JsonObject) => this.#send({ event: value, id });
      const { value = null, bytes: sent } = await answer({
        given,
        bytes,
        signal: over.signal,
        event,
        read: () => this.#whenRead(),
      });
      this.#send({ answer: value, id }, sent);
    } catch (error) {
      this.#send({ error: factsOfError(error), id });
    } finally {
      this.#running.delete(id);
    }
  }

  #close(why: Error | undefined): void {
    if (this.#closed) return;
    this.#closed = why ?? new Error('The other side has gone');
    for (const each of this.#waiting.values()) each.reject(this.#closed);
    for (const each of this.#running.values()) each.abort(this.#closed);
    this.#stream.destroy();
    this.#end.resolve();
    this.#handlers.closed?.(why);
  }
}

const NOTHING = Buffer.alloc(0);

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

/** Lines that npm prints beside the reason. */
const NO_REASON = /^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;

/** Returns an error as JSON. The kinds that a worker tells apart keep their kind. */
function factsOfError(error: unknown): JsonObject {
  const message = messageOf(error);
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
