/*
 * Opens private networks, which share a pasta, as the user that it runs as. Reads `open` or `close N` a line, and answers with a line
 * of JSON each. The argument: `allowed` and the folder of networks, as JSON.
 */
import { createInterface } from 'node:readline';
import type { PrivateNetwork } from '../../src/platform/sandbox/network/private.ts';
import { SharedNetworks } from '../../src/platform/sandbox/network/shared.ts';

const { folder, allowed } = JSON.parse(process.argv[2] ?? '{}');
const say = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`);
using networks = new SharedNetworks((lost) => say({ lost }));
const opened: PrivateNetwork[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [verb, number] = line.split(' ');
  if (verb === 'close') {
    opened[Number(number)]?.[Symbol.dispose]();
    say({});
  } else {
    const network = await networks.open({ asRoot: process.getuid?.() === 0, folder, allowed });
    say({ number: opened.push(network) - 1, enter: network.enter, reason: networks.reason });
  }
}
