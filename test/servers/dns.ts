import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/s3-server.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A key of a server: a name, an algorithm and a secret in base64. */
export interface DnsKey {
  readonly name: string;
  readonly algorithm: string;
  readonly secret: string;
}

/** A real DNS server with one zone, on a free port of the loopback address. Disposing ends it and removes its files. */
export interface DnsServer extends AsyncDisposable {
  readonly port: number;
  readonly zone: string;
  readonly key: DnsKey;
  /** A key that the server knows, and that may not change the zone. */
  readonly otherKey: DnsKey;
  /** The value of `SLIPWAY_DNS_KEY`. */
  readonly keyText: string;
  /** Returns the data of the records of a name, sorted, as the server has them. */
  records(name: string, type: string): readonly string[];
  /** Changes the zone as an administrator does, by the lines of `nsupdate`. */
  change(...lines: readonly string[]): void;
  /** Kills the server. Its files keep all that it wrote. */
  kill(): Promise<void>;
  /** Starts it again on the same port and files. */
  restart(): Promise<void>;
}

/** A server program, its files and how it is started. */
export interface DnsProgram {
  readonly name: string;
  readonly command: string;
  /** Writes the files of a server into a folder. Returns the words of its command. */
  configure(folder: string, port: number, zone: string, keys: readonly [DnsKey, DnsKey]): readonly string[];
}

export const BIND: DnsProgram = {
  name: 'BIND',
  command: '/usr/sbin/named',
  configure(folder, port, zone, [key, other]) {
    const keyOf = ({ name, algorithm, secret }: DnsKey) =>
      `key "${name}" { algorithm ${algorithm}; secret "${secret}"; };`;
    writeFileSync(
      join(folder, 'named.conf'),
      `options {
  directory "${folder}"; pid-file none; session-keyfile "${folder}/session.key"; lock-file none;
  listen-on port ${port} { 127.0.0.1; }; listen-on-v6 { none; };
  recursion no; dnssec-validation no; notify no; managed-keys-directory "${folder}";
};
controls { };
${keyOf(key)}
${keyOf(other)}
zone "${zone}" { type primary; file "${folder}/zone"; update-policy { grant "${key.name}" zonesub ANY; }; };
`,
    );
    return ['-f', '-c', join(folder, 'named.conf'), '-n', '1'];
  },
};

export const KNOT: DnsProgram = {
  name: 'Knot',
  command: '/usr/sbin/knotd',
  configure(folder, port, zone, [key, other]) {
    const keyOf = ({ name, algorithm, secret }: DnsKey) =>
      `  - id: ${name}\n    algorithm: ${algorithm}\n    secret: ${secret}\n`;
    writeFileSync(
      join(folder, 'knot.conf'),
      `server:
    rundir: ${folder}
    listen: 127.0.0.1@${port}
    user: root:root
database:
    storage: ${folder}
key:
${keyOf(key)}${keyOf(other)}acl:
  - id: slipway
    key: ${key.name}
    action: update
zone:
  - domain: ${zone}
    storage: ${folder}
    file: zone
    acl: slipway
`,
    );
    return ['-c', join(folder, 'knot.conf')];
  },
};

/** What `records` and `change` run. */
const TOOLS = ['/usr/bin/dig', '/usr/bin/nsupdate'];

/** Returns the DNS servers of this machine. */
export function installedDns(): readonly DnsProgram[] {
  if (!TOOLS.every((tool) => existsSync(tool))) return [];
  return [BIND, KNOT].filter(({ command }) => existsSync(command));
}

/** For `describe.skipIf`: prints why suites are skipped if no DNS server is installed. */
export function lacksDns(suites: string): boolean {
  if (installedDns().length > 0) return false;
  process.stderr.write(`skipped, because bind9-dnsutils is missing, or both bind9 and knot are: ${suites}\n`);
  return true;
}

const START_MS = 20_000;

export async function startDns(
  program: DnsProgram,
  { algorithm = 'hmac-sha256', zone = 'sites.example' }: { readonly algorithm?: string; readonly zone?: string } = {},
): Promise<DnsServer> {
  const folder = temporaryFolder('slipway-dns');
  const port = await freePort();
  const keyOf = (name: string): DnsKey => ({ name, algorithm, secret: randomBytes(32).toString('base64') });
  const keys = [keyOf('slipway'), keyOf('reader')] as const;
  const [key, otherKey] = keys;
  writeFileSync(
    join(folder.path, 'zone'),
    `$TTL 60\n@ IN SOA ns1.${zone}. admin.${zone}. 1 60 60 600 60\n@ IN NS ns1.${zone}.\nns1 IN A 127.0.0.1\n`,
  );
  const words = program.configure(folder.path, port, zone, keys);
  let running: ChildProcess | undefined;
  const start = async () => {
    const child = spawn(program.command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const until = Date.now() + START_MS;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${program.name} ended: ${output}`);
      if (Date.now() > until) throw new Error(`${program.name} does not start: ${output}`);
      if (await connects(port)) return;
      await wait(20);
    }
  };
  const kill = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  const dig = (name: string, type: string) => {
    const words = ['+noall', '+answer', '+tcp', '+time=2', '+tries=3', '-p', String(port), '@127.0.0.1', name, type];
    const lines = execFileSync('dig', words, { encoding: 'utf8' }).split('\n');
    // The answer for a name with a CNAME record has that too.
    const found = lines.map((line) => /^\S+\s+\d+\s+IN\s+(\S+)\s+(.*)$/.exec(line));
    return found.flatMap((each) => (each?.[1] === type ? [each[2] ?? ''] : [])).sort();
  };
  await start();
  return {
    port,
    zone,
    key,
    otherKey,
    keyText: `${key.name}:${key.algorithm}:${key.secret}`,
    records: dig,
    change(...lines) {
      const input = [`server 127.0.0.1 ${port}`, `zone ${zone}`, ...lines, 'send', ''].join('\n');
      execFileSync('nsupdate', ['-v', '-y', `${key.algorithm}:${key.name}:${key.secret}`], { input, stdio: 'pipe' });
    },
    kill,
    restart: start,
    async [Symbol.asyncDispose]() {
      await kill();
      folder[Symbol.dispose]();
    },
  };
}

async function connects(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
