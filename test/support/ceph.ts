import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, readyServer, type S3Programs, type S3Server, ServiceProcesses } from './s3-server.ts';

/** Ceph, whose operator can bound and suspend users. */
export interface CephServer extends S3Server {
  /** The name of the user whose credentials the server has. */
  readonly user: string;
  /** Runs `radosgw-admin` with these words. */
  admin(...words: readonly string[]): void;
}

export interface CephPrograms extends S3Programs {
  start(): Promise<CephServer>;
}

const BIN = '/usr/bin';
const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool'];
const USER = 'tester';
const CREDENTIALS = { accessKeyId: 'TESTER', secretAccessKey: 'testing' };

/** Ceph with its S3 interface (RADOS Gateway), from Debian. Undefined: it is not installed. */
export function installedCeph(): CephPrograms | undefined {
  const isInstalled = PROGRAMS.every((name) => existsSync(join(BIN, name)));
  return isInstalled ? { name: 'Ceph (Debian)', start: startCeph } : undefined;
}

async function startCeph(): Promise<CephServer> {
  const processes = new ServiceProcesses('ceph');
  try {
    const port = await freePort();
    const cluster = { id: randomUUID(), monitor: await freePort(), port };
    configure(processes, cluster);
    await startStorage(processes, cluster);
    const keys = [`--access-key=${CREDENTIALS.accessKeyId}`, `--secret-key=${CREDENTIALS.secretAccessKey}`];
    run(processes, 'radosgw-admin', 'user', 'create', `--uid=${USER}`, `--display-name=${USER}`, ...keys);
    start(processes, 'radosgw', '-f', '-n', 'client.rgw');
    const server = await readyServer(processes, port, CREDENTIALS, 'client.rgw.log');
    return { ...server, user: USER, admin: (...words) => void run(processes, 'radosgw-admin', ...words) };
  } catch (error) {
    await processes[Symbol.asyncDispose]();
    throw error;
  }
}

/** Starts the monitor, and one storage daemon that keeps all data in memory. */
async function startStorage(processes: ServiceProcesses, { id, monitor }: Cluster): Promise<void> {
  const address = `[v2:127.0.0.1:${monitor}/0]`;
  run(processes, 'monmaptool', '--create', '--fsid', id, '--addv', 'a', address, 'monmap');
  run(processes, 'ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap');
  start(processes, 'ceph-mon', '-f', '-i', 'a');
  const osd = randomUUID();
  let isKnown = false;
  await processes.until(async () => {
    if (!isKnown) run(processes, 'ceph', '--connect-timeout', '10', 'osd', 'new', osd);
    isKnown = true;
    return true;
  }, 'mon.a.log');
  run(processes, 'ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
  start(processes, 'ceph-osd', '-f', '-i', '0');
  await processes.until(
    async () => run(processes, 'ceph', '--connect-timeout', '10', 'osd', 'stat').includes('1 up'),
    'osd.0.log',
  );
}

interface Cluster {
  readonly id: string;
  readonly monitor: number;
  readonly port: number;
}

function configure(processes: ServiceProcesses, { id, monitor, port }: Cluster): void {
  const { folder } = processes;
  for (const name of ['mon', 'osd']) {
    mkdirSync(join(folder, name));
    processes.own(join(folder, name));
  }
  // Without `crc` the clients of the monitor wait forever, because there are no keys to encrypt with.
  const settings = `[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitor}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
ms mon cluster mode = crc
ms mon service mode = crc
ms cluster mode = crc
ms service mode = crc
ms client mode = crc
ms bind ipv6 = false
public network = 127.0.0.0/8
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}
admin socket = ${folder}/$name.sock
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
crash dir = ${folder}
mon data = ${folder}/mon
mon allow pool size one = true
mon warn on pool no redundancy = false
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 4294967296
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd max object name len = 460
osd max object namespace len = 64
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw data = ${folder}
rgw dns name = 127.0.0.1
rgw enable usage log = false
rgw run sync thread = false
`;
  writeFileSync(join(folder, 'ceph.conf'), settings);
}

function run(processes: ServiceProcesses, program: string, ...args: readonly string[]): string {
  return processes.run(join(BIN, program), ['-c', join(processes.folder, 'ceph.conf'), ...args]);
}

function start(processes: ServiceProcesses, program: string, ...args: readonly string[]): void {
  processes.start(join(BIN, program), ['-c', join(processes.folder, 'ceph.conf'), ...args]);
}
