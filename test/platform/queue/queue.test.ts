import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { createQueue, type QueueOptions } from '../../../src/platform/queue/index.ts';
import { type Builder, BuildFailure, type BuildJob, type BuildOptions } from '../../../src/platform/types.ts';
import { APP, job } from '../../support/builds.ts';
import { FakeClock } from '../../support/clock.ts';
import { MemoryDeployments } from '../../support/deployments.ts';

const nowhere = { repository: 'acme/shop' };
const otherApp = { ...APP, appID: 'blog' };

/** A builder whose builds end when the test says so. */
class ManualBuilder implements Builder {
  readonly log: string[] = [];
  readonly #open = new Map<string, PromiseWithResolvers<void>>();

  async build(of: BuildJob, options: BuildOptions) {
    options.onStage('clone');
    options.onCommit('c0ffee');
    this.log.push(`start ${of.deployID}`);
    const end = Promise.withResolvers<void>();
    this.#open.set(of.deployID, end);
    options.signal.addEventListener('abort', () => end.reject(options.signal.reason));
    await end.promise;
    options.onStage('sync');
    return {
      commit: 'c0ffee',
      release: { manifestHash: 'm1', files: 1, written: 1, reused: 0, bytes: 1 },
      [Symbol.asyncDispose]: async () => void this.log.push(`removed ${of.deployID}`),
    };
  }

  end(deployID: string): void {
    this.#open.get(deployID)?.resolve();
  }

  fail(deployID: string, error: unknown): void {
    this.#open.get(deployID)?.reject(error);
  }

  async recover(): Promise<void> {
    this.log.push('recover');
  }
}

function setUp(options: Partial<QueueOptions> = {}) {
  const store = new MemoryDeployments();
  const builder = new ManualBuilder();
  const queue = createQueue({ store, builder, log: silentLog, clock: new FakeClock(), ...options });
  const add = (of: Partial<BuildJob> = {}) => {
    const deployID = store.add(job({ ...nowhere, ...of }));
    queue.enqueue(deployID);
    return deployID;
  };
  return { store, builder, queue, add, status: (id: string) => store.get(id).status };
}

/** Lets all that can happen without an outside event happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('takes a deployment through building, syncing and activating to its release', async () => {
  const { store, builder, queue, add } = setUp();
  await queue.start();
  const id = add();
  builder.end(id);
  await queue.idle();
  expect(store.get(id)).toMatchObject({ status: 'succeeded', commit: 'c0ffee' });
  expect(store.get(id).history).toEqual(['building clone', 'syncing sync', 'activating activate']);
  expect(store.live.get('shop')).toEqual({ deployID: id, manifestHash: 'm1' });
  expect(builder.log).toEqual(['recover', `start ${id}`, `removed ${id}`]);
});

test('an app has one deployment under way, and the newest of those that wait is built next', async () => {
  const { store, builder, queue, add, status } = setUp({ workers: 4 });
  await queue.start();
  const [first, second, third] = [add(), add(), add()];
  expect([status(first), status(second), status(third)]).toEqual(['building', 'cancelled', 'queued']);
  expect(store.get(second).supersededBy).toBe(third);
  builder.end(first);
  await settle();
  expect([status(first), status(third)]).toEqual(['succeeded', 'building']);
  builder.end(third);
  await queue.idle();
  expect(store.live.get('shop')?.deployID).toBe(third);
});

test('other apps are built meanwhile, as many as there are workers', async () => {
  const { builder, queue, add, status } = setUp({ workers: 2 });
  await queue.start();
  const [shop, blog, docs] = [add(), add({ app: otherApp }), add({ app: { ...APP, appID: 'docs' } })];
  expect([status(shop), status(blog), status(docs)]).toEqual(['building', 'building', 'queued']);
  builder.end(blog);
  await settle();
  expect(status(docs)).toBe('building');
  await queue.stop();
});

test('the same app ID in another project is another app', async () => {
  const { queue, add, status } = setUp();
  await queue.start();
  const ids = [add(), add({ app: { ...APP, project: 'other' } })];
  expect(ids.map(status)).toEqual(['building', 'building']);
  await queue.stop();
});

test('records what a build fails of', async () => {
  const { store, builder, queue, add } = setUp();
  await queue.start();
  const id = add();
  const facts = {
    stage: 'build',
    code: 'build_failed',
    message: 'no',
    exitCode: 2,
    signal: null,
    log: ['x'],
    diagnostics: [],
  } as const;
  builder.fail(id, new BuildFailure(facts));
  await queue.idle();
  expect(store.get(id)).toMatchObject({ status: 'failed', failure: facts });
});

test('keeps the previous release when an activation fails', async () => {
  const { store, builder, queue, add } = setUp();
  store.activate = () => {
    throw new Error('database is locked');
  };
  await queue.start();
  const id = add();
  builder.end(id);
  await queue.idle();
  expect(store.get(id)).toMatchObject({ status: 'failed', failure: { stage: 'activate', code: 'activation_failed' } });
});

test('records a failure as soon as the state can be written again', async () => {
  const { store, builder, queue, add } = setUp();
  const fail = store.fail.bind(store);
  let refusals = 3;
  store.fail = (deployID, facts) => {
    if (refusals-- > 0) throw new Error('database or disk is full');
    fail(deployID, facts);
  };
  await queue.start();
  const id = add();
  builder.fail(id, new Error('broken'));
  await queue.idle();
  expect(store.get(id).status).toBe('failed');
});

test('an older deployment that the state cannot cancel keeps its turn, and the newer one follows', async () => {
  const { store, builder, queue, add, status } = setUp({ workers: 1 });
  await queue.start();
  const [first, second] = [add(), add()];
  store.cancel = () => {
    throw new Error('database or disk is full');
  };
  const third = add();
  for (const id of [first, second, third]) {
    expect(status(id)).toBe('building');
    builder.end(id);
    await settle();
  }
  await queue.idle();
  expect(store.live.get('shop')?.deployID).toBe(third);
});

test('a stop fails what is under way as interrupted, and leaves what waits queued', async () => {
  const { store, queue, add, status } = setUp({ workers: 1 });
  await queue.start();
  const [running, waiting] = [add(), add({ app: otherApp })];
  await queue.stop();
  expect(store.get(running)).toMatchObject({ status: 'failed', failure: { stage: 'clone', code: 'interrupted' } });
  expect(status(waiting)).toBe('queued');
});

test('a start after a crash settles what was under way, and runs what was queued', async () => {
  const { store, builder, queue, status } = setUp();
  const building = store.add(job(nowhere));
  store.advance(building, 'building', 'install');
  const activating = store.add(job({ ...nowhere, app: { ...APP, appID: 'docs' } }));
  store.advance(activating, 'activating', 'activate');
  const old = store.add(job({ ...nowhere, app: otherApp }));
  const newer = store.add(job({ ...nowhere, app: otherApp }));
  await queue.start();
  expect(builder.log).toEqual(['recover', `start ${newer}`]);
  expect([building, activating].map((id) => store.get(id).failure)).toMatchObject([
    { stage: 'install', code: 'interrupted' },
    { stage: 'activate', code: 'interrupted' },
  ]);
  expect([status(old), status(newer)]).toEqual(['cancelled', 'building']);
  builder.end(newer);
  await queue.idle();
  expect(status(newer)).toBe('succeeded');
});

test('what is enqueued before the start is built once', async () => {
  const { builder, queue, add, status } = setUp();
  const id = add();
  expect(status(id)).toBe('queued');
  await queue.start();
  expect(builder.log).toEqual(['recover', `start ${id}`]);
  builder.end(id);
  await queue.idle();
});

test('tells each change', async () => {
  const seen: string[] = [];
  const { store, builder, queue, add } = setUp({
    onChange: (deployID) => seen.push(store.get(deployID).status),
  });
  await queue.start();
  const id = add();
  builder.end(id);
  await queue.idle();
  expect(seen).toEqual(['building', 'syncing', 'activating', 'succeeded']);
});

test('to take one more deployment costs no more where thousands wait', () => {
  /** How often the queue looks at what an app is while another `count` deployments come. */
  const looksFor = (count: number) => {
    let looks = 0;
    const { add } = setUp();
    for (let each = 0; each < count; each += 1) {
      add({
        app: {
          ...APP,
          appID: `app-${each}`,
          get org() {
            looks += 1;
            return 'acme';
          },
        },
      });
    }
    return looks;
  };
  expect(looksFor(400) / looksFor(200)).toBeLessThan(2.1);
});
