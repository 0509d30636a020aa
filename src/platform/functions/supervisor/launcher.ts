import { MIB } from '../../../base/sizes.ts';
import { shellQuote } from '../../sandbox/environment.ts';
import { type Env, SYSTEM_PATH } from '../../sandbox/names.ts';
import { launcher } from '../../sandbox/sandbox.ts';
import type { ServerRelease } from '../release/server-file.ts';
import { PROGRAMS, REPORTS, SOCKET } from './programs/index.ts';

/** The part of its memory that the heap of Node.js may have, so that V8 names the reason before the kernel ends it. */
const HEAP_SHARE = 0.75;
/** Bytes of one file that an instance writes. */
const FILE_BYTES = 1024 * MIB;

/** The folders of an instance, as it sees them. */
export interface Places {
  readonly app: string;
  readonly programs: string;
  /** The folder with `node`. */
  readonly node: string;
  /** The folder that has `.bin/bun`, if the release runs it. */
  readonly bun: string | undefined;
  readonly tmp: string;
}

/** Returns a script that sets limits, waits for the variables and becomes the command, `$1`. `isIsolated`: its user or namespace is its own. */
export function instanceLauncher(server: ServerRelease, places: Places, processes: number, isIsolated: boolean) {
  const enter = `cd -- ${shellQuote(folderOf(server, places))} || exit 1`;
  const command = become(server.startCommand, server.runtime === 'node' ? '' : ` ${SOCKET}<&- ${REPORTS}>&-`);
  return launcher({ fileBytes: FILE_BYTES, processes }, { isIsolated, score: 800, become: `${enter}\n${command}` });
}

/** Returns what that script reads before the variables. What is not Node.js gets a program beside it that passes connections on to its port. */
export function forwarder({ runtime }: ServerRelease, { node, programs }: Places, port: number): string {
  if (runtime === 'node') return '';
  const words = [`${node}/node`, `${programs}/${PROGRAMS.forward}`, String(port)].map(shellQuote);
  return `${words.join(' ')} 3<&- </dev/null >/dev/null 2>&1 &\n`;
}

/** A command without anything that a shell would do, except for splitting it into words. */
const SIMPLE = /^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;

/** Returns how the shell becomes the command, `$1`. One that is a single program needs no second shell. `rest`: what it closes. */
function become(command: string, rest = ''): string {
  return SIMPLE.test(command) ? `exec ${command.trim()}${rest}` : `exec /bin/sh -c "$1"${rest}`;
}

function folderOf({ cwd }: ServerRelease, { app }: Places): string {
  return cwd === '' ? app : `${app}/${cwd}`;
}

export interface InstanceEnvOptions {
  readonly server: ServerRelease;
  readonly places: Places;
  readonly port: number;
  /** The app's own. They override the platform's, except those that it needs. */
  readonly app: Env;
  readonly memoryBytes: number;
  /** True: other apps can have the same ports. */
  readonly sharesPorts: boolean;
  /** Folders with programs, after that of Node.js. */
  readonly path: string;
}

/** Returns the variables of an instance. It has no others. */
export function instanceEnv(options: InstanceEnvOptions): Env {
  const { app, server, places, port, memoryBytes, sharesPorts, path } = options;
  const heap = Math.max(16, Math.floor((memoryBytes * HEAP_SHARE) / MIB));
  const program = `${places.programs}/${sharesPorts ? PROGRAMS.sharing : PROGRAMS.preload}`;
  const own = [`--require=${quotedOption(program)}`, `--max-old-space-size=${heap}`, '--enable-source-maps'];
  const node = [...own, app.NODE_OPTIONS ?? ''];
  const bun = places.bun === undefined ? [] : [`${places.bun}/.bin`];
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    HOSTNAME: '127.0.0.1',
    LANG: 'C.UTF-8',
    ...(Object.hasOwn(START_VARIABLES, server.framework ?? '') ? START_VARIABLES[server.framework ?? ''] : {}),
    ...app,
    PORT: String(port),
    HOME: places.tmp,
    TMPDIR: places.tmp,
    NODE_COMPILE_CACHE: `${places.tmp}/.node-compile-cache`,
    PATH: [places.node, `${folderOf(server, places)}/node_modules/.bin`, ...bun, path || SYSTEM_PATH].join(':'),
    ...(server.runtime === 'node' ? { NODE_OPTIONS: node.filter((each) => each !== '').join(' ') } : {}),
  };
}

/** Variables, by framework, with which a server answers right behind the proxy: it gets requests for its own hosts alone. */
const START_VARIABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // It answers 400 for hosts that are not in its configuration, of which a new app has none.
  Angular: {
    NG_ALLOWED_HOSTS: '*',
    NG_TRUST_PROXY_HEADERS: 'forwarded,x-forwarded-for,x-forwarded-host,x-forwarded-proto',
  },
  // Its middleware sees `localhost` in place of 127.0.0.1, and then takes a redirect to the own site for one to another, `localhost:3000`.
  'Next.js': { HOSTNAME: 'localhost' },
  // It takes the visitor's protocol for https, and then refuses the forms of a site without it as those of another site.
  SvelteKit: { PROTOCOL_HEADER: 'x-forwarded-proto' },
};

/** Returns a path as `NODE_OPTIONS` reads it. */
function quotedOption(path: string): string {
  return /\s/.test(path) ? `"${path.replaceAll(/["\\]/g, '\\$&')}"` : path;
}

/** The port of an instance that has a network of its own, unless the app sets another. */
const USUAL_PORT = 3000;

export function wantedPort({ PORT = '' }: Env): number {
  const port = Number(PORT);
  return /^\d{1,5}$/.test(PORT) && port > 0 && port <= 65_535 ? port : USUAL_PORT;
}
