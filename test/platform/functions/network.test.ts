import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { descendants } from '../../../src/platform/sandbox/network/holder.ts';
import { askSocket, functionNode } from '../../support/functions.ts';
import { isPasta } from '../../support/networks.ts';

const has = (program: string, flag = '--version') => spawnSync(program, [flag]).error === undefined;
const canTry = process.getuid?.() === 0 && ['bwrap', 'nft', 'pasta'].every((each) => has(each)) && has('ip', '-V');
if (!canTry) {
  process.stderr.write(
    'Skipped: instances that share a network, which need root, bubblewrap, iproute2, nftables, passt.\n',
  );
}

const SERVER = "require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT);";
const node = functionNode({ network: 'private' });
afterAll(() => node[Symbol.asyncDispose]());
const pastas = () => descendants(process.pid).filter(isPasta);

test.skipIf(!canTry)(
  'instances share one pasta. If it is killed, they end, and the next ones have another',
  async () => {
    const before = new Set(pastas());
    const mine = () => pastas().filter((pid) => !before.has(pid));
    const [one, other] = await Promise.all([node.start({ 'server.js': SERVER }), node.start({ 'server.js': SERVER })]);
    await Promise.all([one.ready, other.ready]);
    expect(node.events).toContainEqual([
      'functions_network',
      { network: 'private', pasta: 'shared', reason: undefined },
    ]);
    expect(mine()).toHaveLength(1);
    for (const pid of mine()) process.kill(pid, 'SIGKILL');
    const ends = await Promise.all([one.ended, other.ended]);
    expect(ends.map(({ signal }) => signal)).toEqual(['SIGKILL', 'SIGKILL']);
    await expect.poll(() => node.events.map(([event]) => event)).toContain('functions_network_lost');
    const next = await node.start({ 'server.js': SERVER });
    expect((await askSocket(await next.ready)).status).toBe(200);
    expect(mine()).toHaveLength(1);
  },
  180_000,
);
