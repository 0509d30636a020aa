import type { JsonObject } from '../../base/json.ts';
import { BODY_BYTES, type Link, type LinkHandlers } from '../sandbox/link.ts';
import type { BlobWriter } from '../stores/blobs.ts';
import type { FetchOptions, Host } from './host.ts';

/** The host of a confined worker: its supervisor, at the other end of a link. */
export function remoteHost(link: Link, own: Pick<Host, 'isolation' | 'tmp'>, writer: BlobWriter): Host {
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
    writer: () => writer,
  };
}

interface Asked extends PromiseWithResolvers<boolean> {
  readonly key: string;
  readonly size: number;
}

/**
 * Sends objects to the supervisor. It asks for the streamed ones a part at a time by `calls`, and again from the start if it repeats an
 * attempt. `call`: of the link, which is made with `calls`.
 */
export function remoteObjects(call: Link['call']) {
  const streams = new Map<number, { open(): AsyncIterable<Uint8Array>; parts?: AsyncIterator<Uint8Array> }>();
  let waiting: Asked[] = [];
  let count = 0;
  const ask = async () => {
    const asked = waiting;
    waiting = [];
    try {
      const { value } = await call('keep', { objects: asked.map(({ key, size }) => [key, size]) });
      const kept = value as readonly boolean[];
      for (const [at, each] of asked.entries()) each.resolve(kept[at] === true);
    } catch (error) {
      for (const each of asked) each.reject(error);
    }
  };
  const putStream: BlobWriter['putStream'] = async (key, size, open, sha256) => {
    count += 1;
    const stream = count;
    streams.set(stream, { open });
    try {
      await call('stream', { key, size, sha256, stream });
    } finally {
      streams.delete(stream);
    }
  };
  const writer: BlobWriter = {
    /** Asks for all objects of one turn of the event loop in one call. */
    keep(key, size) {
      if (waiting.length === 0) setImmediate(() => void ask());
      const asked = { ...Promise.withResolvers<boolean>(), key, size };
      waiting.push(asked);
      return asked.promise;
    },
    async put(key, bytes, sha256) {
      if (bytes.length <= BODY_BYTES) return void (await call('put', { key, sha256 }, { bytes }));
      const parts = async function* () {
        for (let at = 0; at < bytes.length; at += BODY_BYTES) yield bytes.subarray(at, at + BODY_BYTES);
      };
      await putStream(key, bytes.length, parts, sha256);
    },
    putStream,
    settle: async () => void (await call('settle', {})),
    async [Symbol.asyncDispose]() {},
  };
  const calls: LinkHandlers['calls'] = {
    /** Begins a stream anew. */
    async open({ given }) {
      const stream = streams.get(Number(given.stream));
      if (stream) stream.parts = stream.open()[Symbol.asyncIterator]();
      return {};
    },
    /** Answers with the next part. No bytes: the stream has ended. */
    async next({ given }) {
      const part = await streams.get(Number(given.stream))?.parts?.next();
      return { bytes: part?.done === false ? part.value : undefined };
    },
  };
  return { writer, calls };
}
