import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HandBuild {
  /**
   * Runs `git clone && npm ci && npm run build` in a new folder, and copies the output to the folder that is served. Removes no
   * checkout: some file systems create files slowly just after thousands were removed.
   */
  build(): Promise<void>;
  /** Leaves downloads and compiled code behind, so that the next build starts like a job on a new runner. */
  forget(): void;
}

/**
 * Builds `repository` by shell commands below `scratch`, with its own package cache and temporary folder. `output`: the folder
 * that its build writes.
 */
export function buildByHand(scratch: string, repository: string, output = 'dist'): HandBuild {
  const script = join(scratch, 'by-hand.sh');
  const served = join(scratch, 'served');
  let [builds, runners] = [0, 0];
  writeFileSync(
    script,
    `set -e; cd "$1"; git clone -q --depth 1 --branch main "file://$2" work; cd work; npm ci --silent; npm run --silent build; cp -r ${output} "$3.new"; rm -rf "$3"; mv "$3.new" "$3"`,
  );
  return {
    build() {
      builds += 1;
      const [folder, home] = [join(scratch, `by-hand-${builds}`), join(scratch, `runner-${runners}`)];
      const [cache, temporary] = [join(home, 'npm-cache'), join(home, 'tmp')];
      for (const each of [folder, temporary]) mkdirSync(each, { recursive: true });
      const env = { PATH: process.env.PATH, HOME: home, TMPDIR: temporary, npm_config_cache: cache, ...passedOn() };
      return runAside('sh', [script, folder, repository, served], env);
    },
    forget() {
      runners += 1;
    },
  };
}

/** Returns variables that a client of the registry needs on some machines. */
export function passedOn(): Record<string, string | undefined> {
  const names = Object.keys(process.env).filter((name) =>
    /^(?:npm_config_registry|NODE_EXTRA_CA_CERTS|HTTPS?_PROXY|NO_PROXY)$/i.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/** Runs a command in its own process. Throws if it does not end with 0. */
export async function runAside(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, [...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise<number | null>((done) => child.on('exit', done));
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
