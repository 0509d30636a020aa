/** A platform to be killed, the apps on it, and what must hold of them after every restart. */
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
  /** The folder of the repository that the build publishes as it is, ending in `/`, or empty. */
  readonly published: string;
  /** What beside repository and branch the app is created with. */
  readonly configuration: JsonObject;
}

export interface Deployment {
  readonly deployID: string;
  readonly status: string;
  readonly stage: string | null;
  readonly commit: string | null;
}

/** A page that names its version and as many assets as asked for, all new in each version. */
export function site(version: number, assets: number, folder = ''): Files {
  const names = Array.from({ length: assets }, (_, n) => `${folder}assets/${n % 10}/${n}.txt`);
  const entries = names.map((name) => [name, `${name} of version ${version}\n`.repeat(20)]);
  return { [`${folder}index.html`]: `<p>version ${version}</p>`, ...Object.fromEntries(entries) };
}

/** A site of 200 files that is published as it is committed, and its repository. */
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

  /** Starts it; `moment` is one of `kill-at.ts`. Whatever was under way before is gone when it is ready. */
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

  /** Waits until it has killed itself. */
  async died(): Promise<void> {
    if (this.child.signalCode === null) await once(this.child, 'exit');
  }

  /** No platform outlives its test, not even one that fails. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#running) await this.kill();
  }

  async create({ name, repository, configuration }: CrashApp): Promise<void> {
    const body = { name, type: 'web-landing', repository: repository.path, branch: 'main', ...configuration };
    expect((await this.client.call('POST', this.client.apps, { body })).status).toBe(201);
  }

  /** Asks for a deployment. Undefined where the platform died before it answered. */
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

  /** Newest first, at most 100. */
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

  /** What was accepted is known, and what had ended ended as it had. */
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

  /** How the deployments that were seen to end did. */
  endings(): readonly string[] {
    return [...this.#ended.values()];
  }

  /** Every deployment of the app has ended; those that failed were interrupted, and by nothing else. */
  async checkEnded(app: string): Promise<void> {
    for (const { deployID } of await this.deployments(app)) await this.reaches(app, deployID, () => false);
    for (const { deployID, status } of await this.checkDeployments(app)) {
      expect(FINAL).toContain(status);
      if (status === 'failed') expect(await this.failure(app, deployID)).toMatchObject({ code: 'interrupted' });
    }
  }

  /**
   * The live site is the newest release that succeeded, and each of its files is the one that the commit of that
   * release names: git's own hash of what the edge answers.
   */
  async checkSite({ name, repository, published }: CrashApp): Promise<void> {
    const host = await this.#host(name);
    const newest = async () => (await this.deployments(name)).find(({ status }) => status === 'succeeded');
    for (;;) {
      const live = await newest();
      const tree = this.#tree(repository, live?.commit ?? '', published);
      const paths = [...tree.keys()];
      const served = await Promise.all(paths.map(async (path) => ({ path, ...(await this.#file(host, path)) })));
      // A deployment that ended meanwhile switched the site: this look says nothing.
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

  /** The URL paths of a commit's published files and git's hashes of them. */
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

  /** The processes of builds: those that name the data directory, work in it, or carry the builder's marker for it. */
  strays(): readonly string[] {
    const marker = `SLIPWAY_BUILD=${createHash('sha256').update(this.dataDir).digest('hex').slice(0, 16)}/`;
    const own = new Set([process.pid, this.child.pid]);
    return readdirSync('/proc').flatMap((pid) => {
      if (!/^\d+$/.test(pid) || own.has(Number(pid))) return [];
      try {
        // What the platform that runs now has started is no stray; until it becomes its program it looks like the platform.
        if (descends(Number(pid), this.child.pid)) return [];
        const [command = '', environment = ''] = ['cmdline', 'environ'].map((name) =>
          readFileSync(`/proc/${pid}/${name}`, 'utf8'),
        );
        const cwd = readlinkSync(`/proc/${pid}/cwd`);
        const ours =
          [command, environment, cwd].some((each) => each.includes(this.dataDir)) || environment.includes(marker);
        return ours ? [`${pid} ${command.replaceAll('\0', ' ')}`] : [];
      } catch {
        return []; // It ended meanwhile, or is none of ours.
      }
    });
  }
}

/** Whether a process was started by `ancestor`, or by what it started. Throws where the process has ended. */
function descends(pid: number, ancestor: number | undefined): boolean {
  // After the name in parentheses: the state, and the parent's ID.
  const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
  return parent === ancestor || (parent > 1 && descends(parent, ancestor));
}

/** The names of all files in the object store; those that are objects or compressed forms are checked against their bytes. No platform may run. */
export function storedObjects(dataDir: string): readonly string[] {
  const files = readdirSync(join(dataDir, 'objects', 'acme'), { recursive: true, withFileTypes: true });
  return files.flatMap((entry) => {
    if (!entry.isFile()) return [];
    const [object = '', encoding] = entry.name.split('.');
    // Drafts of a killed platform, which the next collection removes, promise nothing.
    if (/^[0-9a-f]{64}$/.test(object)) {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const [stored, digest] =
        encoding === undefined ? [bytes, object] : [bytes.subarray(40), bytes.toString('hex', 8, 40)];
      expect(`${entry.name} ${createHash('sha256').update(stored).digest('hex')}`).toBe(`${entry.name} ${digest}`);
    }
    return [entry.name];
  });
}
