import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../src/base/clock.ts';
import type { Handler } from '../src/platform/shared/http.ts';
import { startKvsServer } from '../test/support/kvs-server.ts';

/** The platform's key-value store in its own process, with a latency of `argv[2]` milliseconds. */
const latencyMs = Number(process.argv[2]);
const quotas = { environmentPerMinute: 10_000_000, tablePerMinute: 10_000_000 };
const away =
  (handler: Handler): Handler =>
  async (request) => {
    await delay(latencyMs);
    return handler(request);
  };
await using server = await startKvsServer({ clock: systemClock, quotas, wrap: away });
process.send?.(server.variables);
await new Promise((resolve) => process.once('disconnect', resolve));
