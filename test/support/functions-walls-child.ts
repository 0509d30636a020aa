/**
 * Starts an instance in a mount namespace of its own, has these programs fail from then on, as they do on a machine without processes, and
 * ends the supervisor. Prints what becomes of the next instance: `ready` with its user, or its failure. Arguments: the network, and the programs.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { StartFailed } from '../../src/platform/functions/types.ts';
import { statOf } from '../../src/platform/sandbox/proc.ts';
import { askSocket, functionNode } from './functions.ts';

const SERVER = {
  'server.js':
    "require('node:http').createServer((_, answer) => answer.end(String(process.getuid()))).listen(process.env.PORT);",
};
const [, , network, ...programs] = process.argv;
await using node = functionNode({ network: network === 'open' ? 'open' : 'auto' });
const first = await node.start(SERVER);
await first.ready;
for (const program of programs) {
  const path = execFileSync('sh', ['-c', 'command -v "$1"', 'sh', program], { encoding: 'utf8' }).trim();
  execFileSync('mount', ['--bind', '/bin/false', path]);
}
const supervisor = readdirSync('/proc')
  .filter((name) => /^\d+$/.test(name))
  .find(
    (name) =>
      statOf(Number(name))?.parent === process.pid &&
      readFileSync(`/proc/${name}/cmdline`, 'latin1').split('\0').includes('functions'),
  );
process.kill(Number(supervisor), 'SIGKILL');
await first.ended;
const next = await node.start(SERVER);
const outcome = await next.ready.then(
  async (socket) => `ready as ${(await askSocket(socket)).body}`,
  (error: unknown) => (error instanceof StartFailed ? error.failure.code : String(error)),
);
const ends = node.events.flatMap(([event, fields]) => (event === 'functions_supervisor_ended' ? [fields] : []));
process.stdout.write(`${JSON.stringify({ outcome, ends })}\n`);
