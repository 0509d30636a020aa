/** A platform that tests kill, the apps on it, and what must be true of them after each restart. */
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { isObject, type JsonObject } from '../../src/base/json.ts';
import { Client } from '../contract-suites/control-plane.ts';
import { createRepository, type Files, type TestRepository } from './repositories.ts';
import { end, type PlatformProcess, startPlatformUnder, tokenOf } from './slipway.ts';

const FINAL = ['succeeded', 'failed', 'cancelled'];

export interface CrashApp {
  readonly name: string;
  readonly repository: TestRepository;
  /** The folder of the repository that is published unchanged, with a final `/`, or an empty string. */
  readonly published: string;
  /** The fields of the app in addition to repository and branch. */
  readonly configuration: JsonObject;
}

export interface Deployment {
  readonly deployID: string;
  readonly status: string;
  readonly stage: string | null;
  readonly commit: string | null;
}

/** Returns a page that names its version, and `assets` files, all of which change with the version. */
export function site(version: number, assets: number, folder = ''): Files {
  const names = Array.from({ length: assets }, (_, n) => `${folder}assets/${n % 10}/${n}.txt`);
  const entries = names.map((name) => [name, `${name} of version ${version}\n`.repeat(20)]);
  return { [`${folder}index.html`]: `<p>version ${version}</p>`, ...Object.fromEntries(entries) };
}

/** Creates an app with a site of 200 files that is published unchanged. */
export function manyFiles(name: string): CrashApp & Disposable {
  const repository = createRepository(site(0, 200, 'site/'));
  return {
    ...{ name, repository, published: 'site/', configuration: { outputDirectory: 'site' } },
    [Symbol.dispose]: () => repository[Symbol.dispose](),
  };
}

/** One data directory, and the platform process that runs on it now. */
export class CrashBench implements AsyncDisposable {
  readonly dataDir: string;
  readonly accepted = new Map<string, string>();
  readonly #ended = new Map<string, string>();
  readonly #trees = new Map<string, ReadonlyMap<string, string>>();
  readonly #hosts = new Map<string, string>();
  #running: PlatformProcess | undefined;
  #client: Client | undefined;
  #agent = new Agent();

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  get child(): ChildProcess {
    if (!this.#running) throw new Error('the platform does not run');
    return this.#running.child;
  }

  get client(): Client {
    if (!this.#client) throw new Error('the platform does not run');
    return this.#client;
  }

  /** Starts the platform. When it is ready, earlier builds have ended. `moment`: see `kill-at.ts`. */
  async start(moment?: string): Promise<void> {
    const hook = new URL('../endurance/kill-at.ts', import.meta.url);
    hook.searchParams.set('moment', moment ?? '');
    this.#running = await startPlatformUnder(moment ? ['--import', hook.href] : [], this.dataDir);
    const token = await tokenOf(this.dataDir);
    this.#client = new Client({
      ...{ baseUrl: this.#running.ready.baseUrl, token, org: 'acme', project: 'web', repository: '', branch: 'main' },
      ...{ outputDirectory: '.', unauthorized: {}, strangers: {}, patienceMs: 60_000 },
    });
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true, maxSockets: 16 });
  }

  async kill(): Promise<void> {
    await end(this.child, 'SIGKILL');
    this.#agent.destroy();
  }

  /** Waits until the platform has killed itself. */
  async died(): Promise<void> {
    if (this.child.signalCode === null) await once(this.child, 'exit');
  }

  /** Ends the platform, also after a failed test. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#running) await this.kill();
  }

  async create({ name, repository, configuration }: CrashApp): Promise<void> {
    const body = { name, type: 'web-landing', repository: repository.path, branch: 'main', ...configuration };
    expect((await this.client.call('POST', this.client.apps, { body })).status).toBe(201);
  }

  /** Requests a deployment. Undefined if the platform died before it answered. */
  async trigger(app: string): Promise<string | undefined> {
    const answer = await this.client
      .call('POST', `${this.client.apps}/${app}/deployments`, { body: {} })
      .catch(() => undefined);
    if (!answer) return undefined;
    expect(answer.status).toBe(202);
    const deployID = String(answer.body.deployID);
    this.accepted.set(deployID, app);
    return deployID;
  }

  /** Returns at most 100 deployments, newest first. */
  async deployments(app: string): Promise<readonly Deployment[]> {
    const { body } = await this.client.call('GET', `${this.client.apps}/${app}/deployments?limit=100`);
    expect(Array.isArray(body.deployments)).toBe(true);
    const list = Array.isArray(body.deployments) ? body.deployments.filter(isObject) : [];
    return list.map(({ deployID, status, stage, commit }) => ({
      deployID: String(deployID),
      status: String(status),
      stage: typeof stage === 'string' ? stage : null,
      commit: typeof commit === 'string' ? commit : null,
    }));
  }

  async failure(app: string, deployID: string): Promise<JsonObject> {
    return (await this.client.call('GET', `${this.client.apps}/${app}/deployments/${deployID}/failure`)).body;
  }

  /** Waits until a deployment is in the state, or has ended. */
  async reaches(app: string, deployID: string, state: (deployment: Deployment) => boolean): Promise<Deployment> {
    for (;;) {
      const found = (await this.deployments(app)).find((each) => each.deployID === deployID);
      if (found && (state(found) || FINAL.includes(found.status))) return found;
      await pause(2);
    }
  }

  async succeeds(app: string): Promise<void> {
    const deployID = (await this.trigger(app)) ?? '';
    const { status } = await this.reaches(app, deployID, () => false);
    expect({ status, ...(status === 'failed' ? await this.failure(app, deployID) : {}) }).toEqual({
      status: 'succeeded',
    });
  }

  /** Checks that all accepted deployments are known, and that ended ones keep their status. */
  async checkDeployments(app: string): Promise<readonly Deployment[]> {
    const list = await this.deployments(app);
    const known = new Map(list.map((each) => [each.deployID, each.status]));
    for (const [deployID, of] of this.accepted) if (of === app) expect(known.has(deployID)).toBe(true);
    for (const [deployID, status] of known) {
      expect(status).toBe(this.#ended.get(deployID) ?? status);
      if (FINAL.includes(status)) this.#ended.set(deployID, status);
    }
    return list;
  }

  /** Returns the status of each deployment that the bench saw end. */
  endings(): readonly string[] {
    return [...this.#ended.values()];
  }

  /** Checks that every deployment of the app has ended, and that each failed one was interrupted. */
  async checkEnded(app: string): Promise<void> {
    for (const { deployID } of await this.deployments(app)) await this.reaches(app, deployID, () => false);
    for (const { deployID, status } of await this.checkDeployments(app)) {
      expect(FINAL).toContain(status);
      if (status === 'failed') expect(await this.failure(app, deployID)).toMatchObject({ code: 'interrupted' });
    }
  }

  /**
   * Checks that the live site is the newest release that succeeded, and that each of its files is the file in the
   * release's commit: compares git's hashes of the bodies that the edge sends.
   */
  async checkSite({ name, repository, published }: CrashApp): Promise<void> {
    const host = await this.#host(name);
    const newest = async () => (await this.deployments(name)).find(({ status }) => status === 'succeeded');
    for (;;) {
      const live = await newest();
      const tree = this.#tree(repository, live?.commit ?? '', published);
      const paths = [...tree.keys()];
      const served = await Promise.all(paths.map(async (path) => ({ path, ...(await this.#file(host, path)) })));
      // A deployment that ended meanwhile switched the site, so compare again.
      if (live?.deployID !== (await newest())?.deployID) continue;
      const expected = paths.map((path) => ({ path, release: live?.deployID, hash: tree.get(path) }));
      return expect(served).toEqual(expected);
    }
  }

  async #host(name: string): Promise<string> {
    const known = this.#hosts.get(name);
    if (known) return known;
    const { body } = await this.client.call('GET', `${this.client.apps}/${name}/environments`);
    const [environment] = Array.isArray(body.environments) ? body.environments : [];
    const { hostname } = new URL(environment.url);
    this.#hosts.set(name, hostname);
    return hostname;
  }

  async #file(host: string, path: string): Promise<{ readonly release: string; readonly hash: string }> {
    const { port } = new URL(this.client.target.baseUrl);
    const sent = request({ host: '127.0.0.1', port, path, headers: { host }, agent: this.#agent }).end();
    const [response] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    expect(`${path} ${response.statusCode}`).toBe(`${path} 200`);
    const bytes = Buffer.concat(chunks);
    const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    return { release: String(response.headers['x-slipway-release']), hash };
  }

  /** Returns the URL paths of a commit's published files, and git's hashes of the files. */
  #tree(repository: TestRepository, commit: string, published: string): ReadonlyMap<string, string> {
    const known = this.#trees.get(commit);
    if (known) return known;
    const lines = repository.git('ls-tree', '-r', '--format=%(objectname) %(path)', commit).split('\n');
    const files = lines.flatMap((line) => {
      const [hash = '', path = ''] = line.split(' ');
      const url = `/${path.slice(published.length)}`.replace(/index\.html$/, '');
      return path.startsWith(published) ? [[url, hash] as const] : [];
    });
    expect(files.length).toBeGreaterThan(1);
    const tree = new Map(files);
    this.#trees.set(commit, tree);
    return tree;
  }

  /** Returns processes of builds: they name the data directory, work in it, or have the builder's marker for it. */
  strays(): readonly string[] {
    const marker = `SLIPWAY_BUILD=${createHash('sha256').update(this.dataDir).digest('hex').slice(0, 16)}/`;
    const own = new Set([process.pid, this.child.pid]);
    return readdirSync('/proc').flatMap((pid) => {
      if (!/^\d+$/.test(pid) || own.has(Number(pid))) return [];
      try {
        // Skips children of the current platform. Before `exec`, they look like the platform.
        if (descends(Number(pid), this.child.pid)) return [];
        const [command = '', environment = ''] = ['cmdline', 'environ'].map((name) =>
          readFileSync(`/proc/${pid}/${name}`, 'utf8'),
        );
        const cwd = readlinkSync(`/proc/${pid}/cwd`);
        const ours =
          [command, environment, cwd].some((each) => each.includes(this.dataDir)) || environment.includes(marker);
        return ours ? [`${pid} ${command.replaceAll('\0', ' ')}`] : [];
      } catch {
        return []; // It ended meanwhile, or belongs to another user.
      }
    });
  }
}

/** True if `ancestor` is a process's parent, or one of its further ancestors. Throws if the process has ended. */
function descends(pid: number, ancestor: number | undefined): boolean {
  // After the name in parentheses: the state, and the parent's ID.
  const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
  return parent === ancestor || (parent > 1 && descends(parent, ancestor));
}

/**
 * Returns the names of all files in the object store. Checks the bytes of objects and compressed forms. Do not call it
 * while a platform runs.
 */
export function storedObjects(dataDir: string): readonly string[] {
  const files = readdirSync(join(dataDir, 'objects', 'acme'), { recursive: true, withFileTypes: true });
  return files.flatMap((entry) => {
    if (!entry.isFile()) return [];
    const [object = '', encoding] = entry.name.split('.');
    // A killed platform can leave incomplete drafts, which the next collection removes.
    if (/^[0-9a-f]{64}$/.test(object)) {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const [stored, digest] =
        encoding === undefined ? [bytes, object] : [bytes.subarray(40), bytes.toString('hex', 8, 40)];
      expect(`${entry.name} ${createHash('sha256').update(stored).digest('hex')}`).toBe(`${entry.name} ${digest}`);
    }
    return [entry.name];
  });
}
