import type { Instance, InstanceEnd, InstanceSpec, Instances } from '../../src/platform/functions/types.ts';

/** Instances that tests end. They run nothing. */
export class ManualInstances implements Instances {
  readonly started: (Instance & { end(): void })[] = [];

  start(spec: InstanceSpec): Instance {
    const { promise: ended, resolve } = Promise.withResolvers<InstanceEnd>();
    const end = () => resolve({ exitCode: 0, signal: null, outOfMemory: false });
    const instance = {
      ...{ id: `i-${this.started.length}`, spec, journey: [], memoryBytes: 1, ended, end },
      ready: Promise.resolve('/socket'),
      async stop() {
        end();
        return ended;
      },
    };
    this.started.push(instance);
    return instance;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { end } of this.started) end();
  }
}
