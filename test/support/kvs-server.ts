import type { Clock } from '../../src/base/clock.ts';
import { silentLog } from '../../src/base/log.ts';
import type { KvsQuotas } from '../../src/platform/kvs/tables.ts';
import { listen } from '../../src/platform/server/server.ts';
import type { Handler } from '../../src/platform/shared/http.ts';
import { APP, type Client, openTable, openWorld, type World } from '../platform/kvs/support.ts';
import { ACT } from './acts.ts';

/** The platform's key-value store on a socket, with one table. */
export interface KvsServer extends AsyncDisposable, Client {
  readonly url: string;
  readonly world: World;
  /** The variables that the platform gives to the app's function (spec 2.5), with the AWS variables. */
  readonly variables: Readonly<Record<string, string>>;
}

export async function startKvsServer(options: {
  readonly clock: Clock;
  readonly quotas?: Partial<KvsQuotas>;
  /** Wraps the handler. */
  readonly wrap?: (handler: Handler) => Handler;
}): Promise<KvsServer> {
  const world = await openWorld({ clock: options.clock, ...(options.quotas ? { quotas: options.quotas } : {}) });
  const table = await openTable(world, 'sessions');
  const server = await listen({ port: 0, host: '127.0.0.1', log: silentLog });
  server.serve(options.wrap?.(world.kvs.handler) ?? world.kvs.handler);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    ...table,
    url,
    world,
    variables: { ...(await world.kvs.runtimeVariables(APP, url, ACT)) },
    async [Symbol.asyncDispose]() {
      await server.close(0);
      await world[Symbol.asyncDispose]();
    },
  };
}
