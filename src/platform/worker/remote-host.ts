import type { JsonObject } from '../../base/json.ts';
import { BODY_BYTES, type Link } from '../sandbox/link.ts';
import type { BlobWriter } from '../stores/blobs.ts';
import type { FetchOptions, Host } from './host.ts';

/** The host of a confined worker: its supervisor, at the other end of a link. */
export function remoteHost(link: Link, own: Pick<Host, 'isolation' | 'tmp'>, objects: RemoteObjects): Host {
  const ask = async <Value>(name: string, given: JsonObject, { signal, onLine }: Partial<FetchOptions> = {}) => {
    const onEvent = ({ line }: JsonObject) => onLine?.(String(line));
    return (await link.call(name, given, { signal, onEvent })).value as Value;
  };
  return {
    ...own,
    fetch: (what, options) => ask('fetch', { what }, options),
    versionsOf: (tool) => ask('versions', { tool }),
    tool: ({ name, version }, onLine) => ask('tool', { name, version }, { onLine }),
    run: ({ script, cwd, env, showsInstalls, ...more }) => ask('run', { script, cwd, env, showsInstalls }, more),
    tried: (found) => ask('tried', { found }),
    look: (part, isLast) => ask('look', { part, isLast }),
    writer: () => objects,
  };
}

interface Asked extends PromiseWithResolvers<boolean> {
  readonly key: string;
  readonly size: number;
}

/** Sends objects to the supervisor. It asks for the streamed ones a part at a time, and again from the start if it repeats an attempt. */
export class RemoteObjects implements BlobWriter {
  readonly #streams = new Map<number, { open(): AsyncIterable<Uint8Array>; parts?: AsyncIterator<Uint8Array> }>();
  readonly #call: Link['call'];
  #asked: Asked[] = [];
  #count = 0;

  readonly calls = {
    /** Begins a stream anew. */
    open: async ({ given }: { readonly given: JsonObject }) => {
      const stream = this.#streams.get(Number(given.stream));
      if (stream) stream.parts = stream.open()[Symbol.asyncIterator]();
      return {};
    },
    /** Answers with the next part. No bytes: the stream has ended. */
    next: async ({ given }: { readonly given: JsonObject }) => {
      const part = await this.#streams.get(Number(given.stream))?.parts?.next();
      return { bytes: part?.done === false ? part.value : undefined };
    },
  };

  /** `call`: of the link, which is made with the calls of this. */
  constructor(call: Link['call']) {
    this.#call = call;
  }

  /** Asks for all objects of one turn of the event loop in one call. */
  keep(key: string, size: number): Promise<boolean> {
    if (this.#asked.length === 0) setImmediate(() => void this.#ask());
    const asked = { ...Promise.withResolvers<boolean>(), key, size };
    this.#asked.push(asked);
    return asked.promise;
  }

  async #ask(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const { value } = await this.#call('keep', { objects: asked.map(({ key, size }) => [key, size]) });
      const kept = value as readonly boolean[];
      for (const [at, each] of asked.entries()) each.resolve(kept[at] === true);
    } catch (error) {
      for (const each of asked) each.reject(error);
    }
  }

  async put(key: string, bytes: Uint8Array, sha256: string): Promise<void> {
    if (bytes.length <= BODY_BYTES) return void (await this.#call('put', { key, sha256 }, { bytes }));
    const parts = async function* () {
      for (let at = 0; at < bytes.length; at += BODY_BYTES) yield bytes.subarray(at, at + BODY_BYTES);
    };
    await this.putStream(key, bytes.length, parts, sha256);
  }

  async putStream(key: string, size: number, open: () => AsyncIterable<Uint8Array>, sha256: string): Promise<void> {
    this.#count += 1;
    const stream = this.#count;
    this.#streams.set(stream, { open });
    try {
      await this.#call('stream', { key, size, sha256, stream });
    } finally {
      this.#streams.delete(stream);
    }
  }

  async settle(): Promise<void> {
    await this.#call('settle', {});
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
