import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './s3-server.ts';
import { end } from './slipway.ts';
import { temporaryFolder } from './temporary.ts';

const PROGRAM = '/usr/sbin/varnishd';
const XKEY = '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so';
const START_MS = 30_000;
const VCL = resolve(import.meta.dirname, '../../examples/self-hosting/slipway.vcl');

/** For `test.skipIf`: prints why tests are skipped if Varnish is not installed. */
export function lacksVarnish(tests: string): boolean {
  const isMissing = !existsSync(PROGRAM) || !existsSync(XKEY);
  if (isMissing)
    process.stderr.write(`skipped: ${tests}: Varnish is not installed (apt-get install varnish varnish-modules)\n`);
  return isMissing;
}

/** Varnish with the committed VCL, before nodes of this machine. Disposing ends it. */
export interface Varnish extends AsyncDisposable {
  readonly port: number;
  readonly place: string;
  readonly token: string;
  /** SIGKILL to both of its processes. It forgets all that it had. */
  kill(): Promise<void>;
  /** Starts it again on its port. */
  start(): Promise<void>;
}

/** Starts Varnish before two backends: their ports on 127.0.0.1, which may be equal. `parameters`: as `first_byte_timeout=1`. */
export async function startVarnish(
  ports: readonly [number, number],
  token = 'varnish-secret-0001',
  parameters: readonly string[] = [],
): Promise<Varnish> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('varnish'));
  const port = await freePort();
  const vcl = join(folder.path, 'slipway.vcl');
  const text = readFileSync(VCL, 'utf8')
    .replace('"10.0.0.11"; .port = "4400"', `"127.0.0.1"; .port = "${ports[0]}"`)
    .replace('"10.0.0.12"; .port = "4400"', `"127.0.0.1"; .port = "${ports[1]}"`);
  if (text.includes('10.0.0.')) throw new Error('The VCL names other backends than before');
  writeFileSync(vcl, text);
  let child: ChildProcess | undefined;
  let lives = 0;
  const startBy = async (until: number): Promise<void> => {
    lives += 1;
    const work = join(folder.path, `work${lives}`);
    mkdirSync(work);
    const flags = [
      '-F',
      '-f',
      vcl,
      '-a',
      `127.0.0.1:${port}`,
      '-n',
      work,
      '-s',
      'malloc,64m',
      '-T',
      'none',
      '-j',
      'none',
      ...['pipe_timeout=3600', ...parameters].flatMap((each) => ['-p', each]),
    ];
    const output: Buffer[] = [];
    child = spawn(PROGRAM, flags, {
      env: { PATH: process.env.PATH, SLIPWAY_CDN_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void output.push(part));
    while (!(await answers(port))) {
      const said = Buffer.concat(output).toString();
      const isLate = performance.now() > until;
      if (isLate || (child.exitCode !== null && !said.includes('in use')))
        throw new Error(`Varnish does not start: ${said}`);
      await wait(50);
      // The process that was killed, or a connection of a visitor who came meanwhile, can still have the port.
      if (child.exitCode !== null) return startBy(until);
    }
  };
  const kill = async () => {
    const { pid } = child ?? {};
    if (!child || pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    // The process that serves is its child.
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    for (const each of children) {
      try {
        process.kill(each, 'SIGKILL');
      } catch {
        // It has ended with its parent.
      }
    }
    await gone;
  };
  const start = () => startBy(performance.now() + START_MS);
  await start();
  stack.defer(async () => {
    if (child) await end(child, 'SIGTERM');
  });
  const owned = stack.move();
  return {
    port,
    token,
    place: `varnish://127.0.0.1:${port}`,
    kill,
    start,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** True if the port answers HTTP: any answer counts. */
async function answers(port: number): Promise<boolean> {
  try {
    const [response] = await once(request({ host: '127.0.0.1', port, agent: false }).end(), 'response');
    response.resume();
    return true;
  } catch {
    return false;
  }
}
