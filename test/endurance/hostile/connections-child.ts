/**
 * A server whose answers need open files, as those of sites do: `node connections-child.ts [CONNECTIONS]`. Tells its parent its port, and for
 * each message the longest turn of its event loop since the last one.
 */
import { readFile } from 'node:fs/promises';
import { present } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import { listen } from '../../../src/platform/server/server.ts';
import { measureTurns } from './turns.ts';

const connections = process.argv[2] === undefined ? undefined : Number(process.argv[2]);
const server = await listen({ port: 0, host: '127.0.0.1', log: silentLog, ...present({ connections }) });
server.serve(async () => ({ status: 200, headers: {}, body: await readFile(import.meta.filename) }));
const turns = measureTurns();
process.on('message', () => process.send?.(turns()));
process.once('disconnect', () => process.exit());
process.send?.(server.port);
