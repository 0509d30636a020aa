import type { JsonObject } from '../../base/json.ts';
import type { BuiltOutput } from '../../contract/built-output.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { BODY_BYTES, type Link } from '../sandbox/link.ts';
import type { BuildFailureFacts, Isolation } from '../shared/types.ts';
import type { BlobWriter } from '../stores/blobs.ts';
import type {
  Fetched,
  FetchedHistory,
  FetchOptions,
  Host,
  HostCommand,
  HostOutcome,
  ToolName,
  ToolPackage,
} from './host.ts';

/** The host of a confined worker: its supervisor, at the other end of a link. */
export class RemoteHost implements Host {
  readonly isolation: Isolation;
  readonly tmp: string;
  readonly #link: Link;
  readonly #objects: RemoteObjects;

  constructor(link: Link, { isolation, tmp }: Pick<Host, 'isolation' | 'tmp'>, objects: RemoteObjects) {
    this.#link = link;
    this.isolation = isolation;
    this.tmp = tmp;
    this.#objects = objects;
  }

  fetch(what: 'commit', options: FetchOptions): Promise<Fetched>;
  fetch(what: 'history', options: FetchOptions): Promise<FetchedHistory>;
  fetch(what: 'largeFiles', options: FetchOptions): Promise<null>;
  async fetch(what: string, { signal, onLine }: FetchOptions) {
    const { value } = await this.#link.call('fetch', { what }, { signal, onEvent: linesTo(onLine) });
    return value as Fetched & FetchedHistory & null;
  }

  async versionsOf(tool: ToolName): Promise<readonly string[]> {
    return (await this.#link.call('versions', { tool })).value as readonly string[];
  }

  async tool({ name, version }: ToolPackage, onLine: (line: string) => void): Promise<string> {
    return (await this.#link.call('tool', { name, version }, { onEvent: linesTo(onLine) })).value as string;
  }

  async run({ signal, onLine, script, cwd, env, showsInstalls = false }: HostCommand): Promise<HostOutcome> {
    const given = { script, cwd, env, showsInstalls };
    return (await this.#link.call('run', given, { signal, onEvent: linesTo(onLine) })).value as HostOutcome;
  }

  async tried(found: readonly Diagnostic[]): Promise<BuildFailureFacts | null> {
    return (await this.#link.call('tried', { found })).value as BuildFailureFacts | null;
  }

  async look(part: BuiltOutput, isLast: boolean): Promise<void> {
    await this.#link.call('look', { part, isLast });
  }

  writer(): BlobWriter {
    return this.#objects;
  }
}

function linesTo(onLine: (line: string) => void) {
  return ({ line }: JsonObject) => onLine(String(line));
}

interface Asked {
  readonly key: string;
  readonly size: number;
  resolve(kept: boolean): void;
  reject(error: unknown): void;
}

/** Sends objects to the supervisor. It asks for the streamed ones a part at a time, and again from the start if it repeats an attempt. */
export class RemoteObjects implements BlobWriter {
  readonly #streams = new Map<number, { open(): AsyncIterable<Uint8Array>; parts?: AsyncIterator<Uint8Array> }>();
  readonly #call: Link['call'];
  #asked: Asked[] = [];
  #count = 0;

  /** The calls of the supervisor. */
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
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => void this.#ask());
      this.#asked.push({ key, size, resolve, reject });
    });
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
