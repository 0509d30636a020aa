/**
 * Makes the records of many hosts in a process of its own, which tests kill: `node dns-child.ts URL KEY HOST…`. Prints `made HOST` for
 * each.
 */
import { openDns } from '../../src/platform/dns/open.ts';

const [, , url = '', key = '', ...hosts] = process.argv;
const dns = openDns({ url, key, target: '203.0.113.7', owner: 'one' }, { fetch, now: Date.now });
for (const host of hosts) process.stdout.write(`${await dns.ensure(host)} ${host}\n`);
