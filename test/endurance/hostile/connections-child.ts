/**
 * A server whose answers need open files, as those of sites do: `node connections-child.ts [CONNECTIONS]`. Tells its parent its port, and for
 * each message the longest delay of its event loop since the last one.
 */
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { present } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import { listen } from '../../../src/platform/server/server.ts';

const connections = process.argv[2] === undefined ? undefined : Number(process.argv[2]);
const server = await listen({ port: 0, host: '127.0.0.1', log: silentLog, ...present({ connections }) });
server.serve(async () => ({ status: 200, headers: {}, body: await readFile(import.meta.filename) }));
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
process.on('message', () => {
  process.send?.(delays.max / 1e6);
  delays.reset();
});
process.once('disconnect', () => process.exit());
process.send?.(server.port);
