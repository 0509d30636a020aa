import type { FunctionLogs } from '../../src/platform/functions/printed-feed.ts';
import type { PrintedLine } from '../../src/platform/functions/types.ts';
import type { FunctionStatus, NodeFunctions } from '../../src/platform/functions/view.ts';
import type { AppKey } from '../../src/platform/shared/types.ts';

/** Functions behind the two ports of pages and calls: a test says what they do and print. */
export class FakeFunctions implements NodeFunctions {
  readonly #statuses = new Map<string, FunctionStatus>();
  readonly #printed = new Map<string, PrintedLine[]>();
  readonly #followers = new Set<{ readonly app: string; readonly take: (line: PrintedLine) => void }>();

  set(status: FunctionStatus): void {
    this.#statuses.set(keyOf(status.app), status);
  }

  /** How many readers follow an app. */
  get followers(): number {
    return this.#followers.size;
  }

  print(app: AppKey, line: PrintedLine): void {
    const lines = this.#printed.get(keyOf(app)) ?? [];
    this.#printed.set(keyOf(app), lines);
    lines.push(line);
    for (const each of this.#followers) if (each.app === keyOf(app)) each.take(line);
  }

  statusOf(app: AppKey): FunctionStatus | undefined {
    return this.#statuses.get(keyOf(app));
  }

  readonly logs: FunctionLogs = {
    tail: async (app, lines) => (this.#printed.get(keyOf(app)) ?? []).slice(-lines),
    follow: (app, take) => {
      const follower = { app: keyOf(app), take };
      this.#followers.add(follower);
      return { [Symbol.dispose]: () => void this.#followers.delete(follower) };
    },
  };
}

/** A status of an app with one instance that is ready. */
export function readyStatus(app: AppKey, at: number, more: Partial<FunctionStatus> = {}): FunctionStatus {
  const journey = (['unpack', 'spawn', 'listen', 'health', 'ready'] as const).map((step, index) => ({
    step,
    at: at + index * 250,
  }));
  const instance = {
    ...{ id: 'i-3f9a', deployID: 'dpl-1', state: 'ready' as const, since: at + 1_000, memoryBytes: 64 * 1024 * 1024 },
    ...{ requests: 1_204, restarts: 2, journey },
  };
  return { app, instances: [instance], lastFailure: null, crashLoop: null, ...more };
}

/** A status of an app that crashes again and again, with what it printed. */
export function crashingStatus(app: AppKey, at: number, lines: readonly string[]): FunctionStatus {
  return {
    app,
    instances: [],
    lastFailure: {
      ...{ at: at + 900, deployID: 'dpl-1', instance: 'i-1', code: 'start_failed', step: 'listen' },
      ...{ message: 'The app exited with code 1 before it listened', exitCode: 1, signal: null, lines },
      journey: [
        { step: 'unpack', at },
        { step: 'spawn', at: at + 100 },
        { step: 'listen', at: at + 150 },
      ],
    },
    crashLoop: { crashes: 7, since: at, nextStartAt: at + 60_000 },
  };
}

function keyOf({ org, project, appID }: AppKey): string {
  return `${org}/${project}/${appID}`;
}
