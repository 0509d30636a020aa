import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { EXEC_ARGV } from '../../bin/exec-argv.js';
import type { AllowedAddress } from '../../src/platform/sandbox/network/allowed.ts';
import { descendants } from '../../src/platform/sandbox/network/holder.ts';
import { temporaryFolder } from './temporary.ts';

/** The network of an instance, which tests enter with all rights there, as no instance has them. */
export interface TestNetwork {
  /** The addresses of its device. */
  readonly own: { readonly 4: string; readonly 6: string };
  /** Runs a shell command there. Resolves with what it prints. Never rejects. */
  run(script: string): Promise<string>;
  spawn(program: string, args: readonly string[]): ChildProcess;
  /** Removes the rules of its own namespace, so that the gateway's stand alone. */
  removeRules(): Promise<void>;
  close(): Promise<void>;
}

export interface TestNetworks extends AsyncDisposable {
  open(): Promise<TestNetwork>;
  /** Runs a shell command in the gateway's namespace. */
  inGateway(script: string): string;
  spawnInGateway(program: string, args: readonly string[]): ChildProcess;
  /** What was said when pasta ended by itself. */
  readonly lost: readonly string[];
  /** Kills pasta. */
  kill(): void;
}

/** An ordinary user. */
const NOBODY = ['setpriv', '--reuid', '54321', '--regid', '54321', '--clear-groups'];

/** Opens networks that share a pasta, by a process of root, or of an ordinary user who may use `/dev/net/tun`. Needs root. */
export function openNetworks(user: 'root' | 'ordinary', allowed: readonly AllowedAddress[]): TestNetworks {
  const folder = temporaryFolder('networks');
  chmodSync(folder.path, 0o777);
  const tun = join(folder.path, 'tun');
  if (user === 'ordinary') execFileSync('mknod', ['-m', '666', tun, 'c', '10', '200']);
  const around =
    user === 'root' ? [] : ['bwrap', '--dev-bind', '/', '/', '--dev-bind', tun, '/dev/net/tun', '--', ...NOBODY];
  const options = JSON.stringify({ folder: join(folder.path, user), allowed });
  const program = [process.execPath, ...EXEC_ARGV, join(import.meta.dirname, 'networks-child.ts'), options];
  const [command = '', ...args] = [...around, ...program];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: ((answer: Answer) => void)[] = [];
  const lost: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = JSON.parse(line) as Answer;
    if (answer.lost === undefined) waiting.shift()?.(answer);
    else lost.push(answer.lost);
  });
  const ask = (words: string) =>
    new Promise<Answer>((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${words}\n`);
    });
  const below = () => descendants(child.pid ?? 0);
  const gateway = () => {
    const here = readlinkSync('/proc/self/ns/net');
    const keeper = below().find((pid) => commandOf(pid) === 'sh' && readlinkSync(`/proc/${pid}/ns/net`) !== here);
    if (keeper === undefined) throw new Error('There is no gateway');
    return `--net=/proc/${keeper}/ns/net`;
  };
  return {
    lost,
    async open() {
      const { number, enter = [], reason } = await ask('open');
      if (reason !== undefined) throw new Error(reason);
      // Without the user namespace: root has all rights in it from outside.
      const [nsenter = '', ...words] = enter.filter((word) => !/^--(?:user=|preserve)/.test(word));
      const run = (script: string) =>
        new Promise<string>((resolve) => {
          execFile(nsenter, [...words, 'sh', '-c', script], (_, out, words) => resolve(out + words));
        });
      const shown = await run('ip -o address show dev internet scope global');
      const own = { 4: /inet (\S+)\//.exec(shown)?.[1] ?? '', 6: /inet6 (\S+)\//.exec(shown)?.[1] ?? '' };
      return {
        own,
        run,
        spawn: (program, args) => spawn(nsenter, [...words, program, ...args]),
        async removeRules() {
          const said = await run('nft flush ruleset');
          if (said !== '') throw new Error(said);
        },
        close: async () => void (await ask(`close ${number}`)),
      };
    },
    inGateway: (script) => execFileSync('nsenter', [gateway(), 'sh', '-c', script], { encoding: 'utf8' }),
    spawnInGateway: (program, args) => spawn('nsenter', [gateway(), program, ...args]),
    kill() {
      for (const pid of below().filter(isPasta)) process.kill(pid, 'SIGKILL');
    },
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
      folder[Symbol.dispose]();
    },
  };
}

interface Answer {
  readonly number?: number;
  readonly enter?: readonly string[];
  readonly reason?: string;
  readonly lost?: string;
}

/** True for a pasta. Its program's name has the processor's features. */
export function isPasta(pid: number): boolean {
  return /^pas(?:ta|st)/.test(commandOf(pid));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return ''; // It has ended.
  }
}
