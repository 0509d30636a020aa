import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { collectGarbage } from '../../src/platform/objects/collect.ts';
import { ingestRelease } from '../../src/platform/objects/ingest.ts';
import { COLLECTION_GRACE_MS } from '../../src/platform/objects/limits.ts';
import { BlobReader } from '../../src/platform/objects/reader.ts';
import { type Blobs, type BlobWriter, storeTime } from '../../src/platform/stores/blobs.ts';
import { LocalBlobs } from '../../src/platform/stores/local/blobs.ts';
import type { References } from '../../src/platform/stores/references.ts';
import { writeTree } from '../platform/edge/support.ts';
import { signal } from '../platform/objects/support.ts';
import { openReferences } from '../support/references.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Milliseconds that pass with each call of a port: few, so that an ingest ends within the grace period. */
const STEP = 10_000;
/** Milliseconds that may pass while a collection is stopped and no ingest is under way. */
const PAUSE = 3 * COLLECTION_GRACE_MS;

/** A store whose time passes only with the calls of its handles. Each call waits for `wait`. */
class World implements Disposable {
  readonly dir;
  readonly #folder = temporaryFolder('races');
  readonly #wait: (name: string) => Promise<unknown>;
  readonly recorded = new Set<string>();
  readonly #kept = openReferences();
  ingests = 0;
  readonly #calls = new Set<Promise<unknown>>();
  #passed = 0;
  #pauses: readonly boolean[];

  constructor(wait: (name: string) => Promise<unknown> = async () => {}, pauses: readonly boolean[] = []) {
    this.dir = join(this.#folder.path, 'objects');
    this.#wait = wait;
    this.#pauses = pauses;
  }

  readonly clock = { ...systemClock, now: () => Date.now() + this.#passed };

  output(name: string): string {
    return join(this.#folder.path, name);
  }

  /** Waits, lets time pass, and makes a call. Calls do not overlap. */
  async step<T>(name: string, call: () => T | Promise<T>): Promise<T> {
    await this.#wait(name);
    while (this.#calls.size > 0) await Promise.allSettled(this.#calls);
    const [isPause = false, ...pauses] = this.#pauses;
    this.#pauses = pauses;
    this.pass(isPause && this.ingests === 0 ? PAUSE : STEP);
    const made = Promise.resolve(call());
    this.#calls.add(made);
    try {
      return await made;
    } finally {
      this.#calls.delete(made);
    }
  }

  /** Makes all files older instead of waiting. */
  pass(ms: number): void {
    this.#passed += ms;
    for (const name of readdirSync(this.dir, { recursive: true, encoding: 'utf8' })) {
      const stats = statSync(join(this.dir, name));
      const [atime, mtime] = [(stats.atimeMs - ms) / 1_000, (stats.mtimeMs - ms) / 1_000];
      if (stats.isFile()) utimesSync(join(this.dir, name), atime, mtime);
    }
  }

  /** A handle that another process could have. */
  open(): Blobs {
    const local = new LocalBlobs({ dir: this.dir, lasting: false });
    const step = <T>(name: string, call: () => T | Promise<T>) => this.step(name, call);
    const passed = () => this.#passed;
    return {
      head: (key) => step('head', () => local.head(key)),
      load: (key, most) => step('read', () => local.load(key, most)),
      read: (key, range) => step('read', () => local.read(key, range)),
      stream: (key, range) => step('stream', () => local.stream(key, range)),
      delete: (key) => step('delete', () => local.delete(key)),
      ago: (ms) => step('ago', async () => storeTime((await local.ago(ms)) + passed())),
      deleteUnused: (key, time) => step('deleteUnused', () => local.deleteUnused(key, storeTime(time - passed()))),
      distrust: (key, version) => step('distrust', () => local.distrust(key, version)),
      async *list(prefix, since) {
        for await (const each of local.list(prefix, since === undefined ? since : storeTime(since - passed()))) {
          yield await step('list', () => each);
        }
      },
      writer(options): BlobWriter {
        const writer = local.writer(options);
        return {
          keep: (key, size) => step('keep', () => writer.keep(key, size)),
          put: (key, bytes, sha256) => step('put', () => writer.put(key, bytes, sha256)),
          putStream: (key, size, parts, sha256) => step('put', () => writer.putStream(key, size, parts, sha256)),
          settle: () => step('settle', () => writer.settle()),
          [Symbol.asyncDispose]: () => writer[Symbol.asyncDispose](),
        };
      },
    };
  }

  record(manifestHash: string): void {
    this.recorded.add(manifestHash);
    this.#kept.keep('acme', manifestHash);
  }

  drop(manifestHash: string): void {
    this.recorded.delete(manifestHash);
    this.#kept.drop('acme', manifestHash);
  }

  /** The references of all collections. `before`: called before each call of the given name. */
  references(before: Partial<Record<string, () => Promise<void>>> = {}): References {
    return new Proxy(this.#kept.references, {
      get: (target, name: keyof References) => {
        const call = target[name] as (...given: readonly unknown[]) => Promise<unknown>;
        return async (...given: readonly unknown[]) => {
          await before[name]?.();
          return this.step(name, () => call(...given));
        };
      },
    });
  }

  /** Checks that every object of every recorded release exists and is intact. */
  async check(): Promise<void> {
    const blobs = new LocalBlobs({ dir: this.dir });
    const reader = new BlobReader({ blobs, clock: systemClock, log: () => {} });
    for (const manifestHash of this.recorded) {
      const { index } = await reader.index('acme', manifestHash);
      for (const { hash, size } of index.files()) await reader.read('acme', hash, size);
    }
  }

  /** Returns the names of all stored files. */
  stored(): readonly string[] {
    const names = readdirSync(this.dir, { recursive: true, withFileTypes: true });
    return names.filter((each) => each.isFile()).map(({ name }) => name);
  }

  [Symbol.dispose](): void {
    this.#folder[Symbol.dispose]();
  }
}

/** Ingests outputs one after another. Records each release, and drops the one before. */
async function deploy(world: World, name: string, outputs: readonly (readonly string[])[]): Promise<void> {
  const blobs = world.open();
  let before: string | undefined;
  for (const [number, contents] of outputs.entries()) {
    const files = Object.fromEntries(contents.map((content, n) => [`f${n}`, content]));
    const directory = await writeTree(world.output(`${name}${number}`), files);
    world.ingests += 1;
    const { manifestHash } = await ingestRelease({ blobs, org: 'acme', directory, signal, clock: world.clock });
    await world.step('record', () => world.record(manifestHash));
    world.ingests -= 1;
    await world.step('check', () => world.check());
    const last = before === manifestHash ? undefined : before;
    await world.step('drop', () => last !== undefined && world.drop(last));
    before = manifestHash;
  }
}

async function collect(world: World, times: number, blobs = world.open()): Promise<void> {
  const references = world.references();
  for (let time = 0; time < times; time += 1) {
    await collectGarbage({ blobs, references, signal });
    await world.step('check', () => world.check());
  }
}

const contents = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 });
const outputs = fc.array(contents, { minLength: 1, maxLength: 3 });

test('an ingest and a collection, in any order of their calls, do not lose an object or leave garbage later', async () => {
  const pauses = fc.array(fc.boolean(), { maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      pauses,
      contents,
      outputs,
      outputs,
      async (scheduler, paused, old, left, right) => {
        using world = new World((name) => scheduler.schedule(Promise.resolve(), name), paused);
        const garbage = await writeTree(world.output('old'), Object.fromEntries(old.map((each) => [each, each])));
        await ingestRelease({ blobs: new LocalBlobs(world), org: 'acme', directory: garbage, signal });
        world.pass(PAUSE);
        const work = [deploy(world, 'left', left), deploy(world, 'right', right), collect(world, 2), collect(world, 1)];
        await scheduler.waitFor(Promise.all(work));
        await world.check();

        world.pass(2 * COLLECTION_GRACE_MS);
        const blobs = new LocalBlobs(world);
        const reader = new BlobReader({ blobs, clock: systemClock, log: () => {} });
        await scheduler.waitFor(collectGarbage({ blobs: world.open(), references: world.references(), signal }));
        const needed = new Set(world.recorded);
        for (const each of world.recorded) {
          for (const { hash } of (await reader.index('acme', each)).index.files()) needed.add(hash);
        }
        expect(world.stored().toSorted()).toEqual([...needed].toSorted());
      },
    ),
    { numRuns: 60 },
  );
});

test('a release that is recorded after the collection listed the releases stays, however late the collection continues', async () => {
  using world = new World();
  const blobs = world.open();
  const directory = await writeTree(world.output('site'), { 'a.txt': 'a' });
  await ingestRelease({ blobs, org: 'acme', directory, signal, clock: world.clock });
  world.pass(PAUSE);
  const unused = async () => {
    if (world.recorded.size > 0) return;
    await deploy(world, 'site', [['a', 'b']]);
    world.pass(PAUSE);
  };
  await collectGarbage({ blobs, references: world.references({ unused }), signal });
  await world.check();
  expect(world.stored()).toHaveLength(3);
});

test('an ingest that takes longer than the grace period uses its objects again, or fails if one is gone', async () => {
  using folder = temporaryFolder('races');
  const directory = await writeTree(join(folder.path, 'output'), { 'a.txt': 'a', 'b.txt': 'b' });
  const blobs = new LocalBlobs({ dir: join(folder.path, 'objects') });
  const ingest = async (wrap: (writer: BlobWriter) => BlobWriter, passed: number) => {
    let now = 0;
    const slow: Blobs = Object.assign(Object.create(blobs) as Blobs, {
      head: blobs.head.bind(blobs),
      writer: () => {
        const writer = blobs.writer();
        queueMicrotask(() => {
          now = passed;
        });
        return wrap(writer);
      },
    });
    return ingestRelease({ blobs: slow, org: 'acme', directory, signal, clock: { ...systemClock, now: () => now } });
  };
  const kept: string[] = [];
  const counting = (writer: BlobWriter): BlobWriter => ({
    keep: (key, size) => {
      kept.push(key);
      return writer.keep(key, size);
    },
    put: (...given) => writer.put(...given),
    putStream: (...given) => writer.putStream(...given),
    settle: () => writer.settle(),
    [Symbol.asyncDispose]: () => writer[Symbol.asyncDispose](),
  });
  await ingest(counting, 0);
  expect(kept.splice(0)).toHaveLength(3);
  await ingest(counting, COLLECTION_GRACE_MS);
  expect(kept.splice(0)).toHaveLength(5);
  const losing = (writer: BlobWriter): BlobWriter => ({
    ...counting(writer),
    keep: (key, size) => kept.push(key) <= 2 && writer.keep(key, size),
  });
  await expect(ingest(losing, COLLECTION_GRACE_MS)).rejects.toThrow(
    /^Storing the output took too long, and "[ab].txt" was removed: deploy again$/,
  );
});
