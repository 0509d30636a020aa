import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  REGION,
  readyServer,
  type S3Programs,
  type S3Server,
  ServiceEnded,
  ServiceProcesses,
} from './s3-server.ts';

/** What the service consists of, with the numbers of their ports. */
interface Ports {
  readonly proxy: number;
  readonly account: number;
  readonly container: number;
  readonly object: number;
  readonly memcached: number;
}

const BIN = '/usr/bin';
const PROGRAMS = ['swift-proxy-server', 'swift-account-server', 'swift-container-server', 'swift-object-server'];
const CREDENTIALS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

/** OpenStack Swift with its S3 interface, from Debian. Undefined: it is not installed. */
export function installedSwift(): S3Programs | undefined {
  const isInstalled = [...PROGRAMS, 'memcached'].every((name) => existsSync(join(BIN, name)));
  return isInstalled ? { name: 'Swift (Debian)', start: startSwift } : undefined;
}

/** Another process of the tests may have taken a port that was free: then the service is started again with others. */
async function startSwift(): Promise<S3Server> {
  for (let left = 2; ; left -= 1) {
    try {
      return await startOnce();
    } catch (error) {
      if (!(error instanceof ServiceEnded) || left === 0) throw error;
    }
  }
}

async function startOnce(): Promise<S3Server> {
  const processes = new ServiceProcesses('swift');
  try {
    const ports: Ports = {
      ...{ proxy: await freePort(), account: await freePort(), container: await freePort() },
      ...{ object: await freePort(), memcached: await freePort() },
    };
    configure(processes, ports);
    makeRings(processes, ports);
    processes.start(join(BIN, 'memcached'), ['-l', '127.0.0.1', '-p', String(ports.memcached), '-U', '0', '-m', '16']);
    for (const name of PROGRAMS) processes.start(join(BIN, name), [join(processes.folder, `${name}.conf`)]);
    return await readyServer(processes, ports.proxy, CREDENTIALS);
  } catch (error) {
    await processes[Symbol.asyncDispose]();
    throw error;
  }
}

function configure(processes: ServiceProcesses, ports: Ports): void {
  const { folder } = processes;
  mkdirSync(join(folder, 'd1'));
  processes.own(join(folder, 'd1'));
  const general = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.getuid?.() === 0 ? 'nobody' : userInfo().username}
swift_dir = ${folder}
devices = ${folder}
mount_check = false
fallocate_reserve = 0
log_address = ${folder}/no-log
`;
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = one\ndefault = yes\n');
  for (const kind of ['account', 'container', 'object'] as const) {
    write(
      `swift-${kind}-server.conf`,
      `${general(ports[kind])}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
  }
  write('swift-proxy-server.conf', general(ports.proxy) + proxyPipeline(ports.memcached));
}

/** Without the two settings of errors, the proxy avoids a server for a minute that did not accept connections at first. */
function proxyPipeline(memcached: number): string {
  const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 'bulk', 'slo', 'dlo'];
  return `[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_interval = 0
error_suppression_limit = 1000000
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${CREDENTIALS.secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
`;
}

/** Makes the files that say which server holds which part of the data: one server holds all. */
function makeRings(processes: ServiceProcesses, ports: Ports): void {
  const script = `
import sys
from swift.common.ring import RingBuilder
for kind, port in zip(('account', 'container', 'object'), sys.argv[1:]):
    ring = RingBuilder(4, 1, 1)
    ring.add_dev(dict(id=0, region=1, zone=1, weight=1, ip='127.0.0.1', port=int(port), device='d1',
                      replication_ip='127.0.0.1', replication_port=int(port), meta=''))
    ring.rebalance()
    ring.get_ring().save(kind + '.ring.gz')
`;
  processes.run(join(BIN, 'python3'), ['-c', script, ...[ports.account, ports.container, ports.object].map(String)]);
}
