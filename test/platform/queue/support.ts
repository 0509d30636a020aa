import { type LogFields, silentLog } from '../../../src/base/log.ts';
import { Queue, type QueueOptions } from '../../../src/platform/queue/index.ts';
import type { AppKey, BuildFailureFacts } from '../../../src/platform/shared/types.ts';
import type { Jobs } from '../../../src/platform/stores/jobs.ts';
import type { Release, StoredDeployment } from '../../../src/platform/stores/rows/records.ts';
import { ACT } from '../../support/acts.ts';
import { APP } from '../../support/builds.ts';
import { type StorePlace, storePlace } from '../../support/local-stores.ts';
import { ManualBuilder } from '../../support/manual-builder.ts';
import { Timers } from '../../support/timers.ts';

export const appOf = (appID: string): AppKey => ({ ...APP, appID });

/** A queue with its own handle and builder, as in a process. */
export interface Node {
  readonly queue: Queue;
  readonly builder: ManualBuilder;
  readonly timers: Timers;
  readonly events: readonly (readonly [event: string, fields: LogFields | undefined])[];
}

/** One store, and any number of nodes on it. */
export class World implements AsyncDisposable {
  readonly #place: StorePlace = storePlace();
  readonly #queues: Queue[] = [];
  readonly clock = this.#place.clock;
  readonly stores = this.#place.attach();

  /** Makes a node that has not started. `change` replaces methods of its port. */
  node(options: Partial<QueueOptions> = {}, change: (jobs: Jobs) => Partial<Jobs> = () => ({})): Node {
    const { jobs, changes } = this.#place.attach();
    const builder = new ManualBuilder();
    const timers = new Timers(this.clock);
    const events: [string, LogFields | undefined][] = [];
    const queue = new Queue({
      dataDir: '/srv/slipway-data',
      ...{ jobs: { ...jobs, ...change(jobs) }, changes, builder, clock: this.clock, every: timers.every },
      node: `node ${this.#queues.length + 1}`,
      log: (level, event, fields) => {
        silentLog(level, event, fields);
        events.push([event, fields]);
      },
      ...options,
    });
    this.#queues.push(queue);
    return { queue, builder, timers, events };
  }

  /** Queues a deployment. Creates the app if there is none. */
  async add(key: AppKey = APP): Promise<string> {
    const { apps, deployments } = this.stores.state;
    const config = { repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null };
    if (!(await apps.find(key)))
      await apps.create({ key, type: 'web-landing', config: { ...config, settings: {} } }, ACT);
    const created = await deployments.create(key, { branch: null, commit: null }, ACT);
    if (created.kind !== 'done') throw new Error(created.kind);
    await settle();
    return created.made.deployID;
  }

  async get(deployID: string, key: AppKey = APP): Promise<StoredDeployment> {
    const found = await this.stores.state.deployments.find(key, deployID);
    if (!found) throw new Error(`There is no deployment ${deployID}`);
    return found;
  }

  async status(deployID: string, key: AppKey = APP): Promise<string> {
    return (await this.get(deployID, key)).status;
  }

  failure(deployID: string, key: AppKey = APP): Promise<BuildFailureFacts | undefined> {
    return this.stores.state.deployments.failure(key, deployID);
  }

  async live(key: AppKey = APP): Promise<Release | null | undefined> {
    const app = await this.stores.state.apps.find(key);
    return (await this.stores.state.releases.list(key)).find(({ deployID }) => deployID === app?.liveRelease);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const queue of this.#queues) await queue.stop();
    await this.#place[Symbol.asyncDispose]();
  }
}

/** Waits for one turn of the event loop, in which pending promises and callbacks run. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
