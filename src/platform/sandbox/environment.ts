import { availableParallelism } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { ENV_NAME } from '../../contract/limits.ts';
import type { Env } from './names.ts';
import type { Workspace } from './workspace.ts';

/** The host's variables (`dispatch/program.ts`) whose values are paths that must exist in the sandbox. */
const CERTIFICATES = /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;

export function certificatePaths(env: Env): readonly string[] {
  return Object.entries(env).flatMap(([name, value]) => (CERTIFICATES.test(name) ? [value] : []));
}

/** Returns the host's search path, the platform's Node.js first, without the folders of npm's scripts: their packages are not a build's. */
export function toolPath(hostPath: string, node: string): string {
  const own = `${sep}node_modules${sep}`;
  const folders = hostPath.split(':').filter((folder) => folder.startsWith('/') && !`${folder}/`.includes(own));
  return [...new Set([dirname(node), ...folders])].join(':');
}

/** Threads of Node.js's pool by default. */
const USUAL_POOL = 4;

/** With fewer than four processors, npm gets a thread for files less than those: with more, `npm ci` takes up to 13 % longer. */
export function installEnv(processors = availableParallelism()): Env {
  return processors < USUAL_POOL ? { UV_THREADPOOL_SIZE: String(Math.max(1, processors - 1)) } : {};
}

/** Returns the variables of a build. The app's override the platform's, except those that keep it in its workspace. */
export function buildEnv(
  host: Env,
  app: Env,
  workspace: Pick<Workspace, 'cache' | 'home' | 'isFirst'>,
  path: string,
  tmp: string,
): Env {
  const cache = (name: string) => join(workspace.cache, name);
  return {
    ...host,
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    YARN_ENABLE_TELEMETRY: '0',
    // Writing the cache takes longer than the first build gains by it.
    ...(workspace.isFirst ? { NODE_DISABLE_COMPILE_CACHE: '1' } : {}),
    ...app,
    // Package managers store downloads in the app's own cache.
    npm_config_cache: cache('npm'),
    XDG_DATA_HOME: cache('data'),
    YARN_GLOBAL_FOLDER: cache('yarn'),
    BUN_INSTALL_CACHE_DIR: cache('bun'),
    XDG_CACHE_HOME: cache('xdg'),
    // npm's default is the temporary folder, which is new for each build.
    NODE_COMPILE_CACHE: cache('node'),
    HOME: workspace.home,
    TMPDIR: tmp,
    PATH: path,
  };
}

/** Returns the variables of npm when the platform itself fetches a tool. Its home has no settings of any user. */
export function toolEnv(host: Env, path: string, home: string, cache = join(home, '.npm')): Env {
  const npm = {
    npm_config_cache: cache,
    npm_config_update_notifier: 'false',
    npm_config_fetch_retry_mintimeout: '1000',
  };
  return { ...host, ...npm, npm_config_fetch_retry_maxtimeout: '5000', PATH: path, HOME: home };
}

/** Returns `export NAME='value'` lines for a POSIX shell. Leaves out names that a shell cannot export. */
export function shellExports(env: Env): string {
  return Object.entries(env)
    .filter(([name]) => ENV_NAME.test(name))
    .map(([name, value]) => `export ${name}=${shellQuote(value)}\n`)
    .join('');
}

export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
