import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { MIB } from '../../src/base/sizes.ts';
import { type InstancesOptions, NodeInstances } from '../../src/platform/functions/instances.ts';
import { InstanceLogs } from '../../src/platform/functions/logs.ts';
import type { ServerRelease } from '../../src/platform/functions/release/server-file.ts';
import {
  type Instance,
  type InstanceSpec,
  type Instances,
  StartFailed,
  type StartFailure,
} from '../../src/platform/functions/types.ts';
import { ingestRelease } from '../../src/platform/objects/ingest.ts';
import type { AppKey } from '../../src/platform/shared/types.ts';
import { LocalBlobs } from '../../src/platform/stores/local/blobs.ts';
import { testKeyring } from './keyring.ts';
import { temporaryFolder } from './temporary.ts';

export const FUNCTION_APP: AppKey = { org: 'acme', project: 'web', appID: 'api' };

export interface FunctionNode extends AsyncDisposable {
  readonly nodeDir: string;
  readonly logs: InstanceLogs;
  readonly instances: Instances;
  /** The events of the log, each with its fields. */
  readonly events: readonly (readonly [event: string, fields: object])[];
  /** Stores a release that has these files as its server. Returns its manifest hash. */
  release(files: Readonly<Record<string, string>>, server?: Partial<ServerRelease>): Promise<string>;
  /** Stores a release with a packed layer that was made elsewhere. */
  packed(archive: string, server?: Partial<ServerRelease>): Promise<string>;
  spec(manifestHash: string, given?: SpecParts): InstanceSpec;
  /** Ends all instances that `start` has started. */
  clear(): Promise<void>;
  /** Stores a release and starts an instance of it. */
  start(files: Readonly<Record<string, string>>, given?: SpecParts, server?: Partial<ServerRelease>): Promise<Instance>;
}

export type SpecParts = Partial<Omit<InstanceSpec, 'settings'>> & {
  readonly settings?: Partial<InstanceSpec['settings']>;
};

/** Opens the instances of a node on a data directory of its own. */
export function functionNode(options: Partial<InstancesOptions> & { readonly nodeDir?: string } = {}): FunctionNode {
  const folder = temporaryFolder('functions');
  const nodeDir = options.nodeDir ?? folder.path;
  const description = { kind: 'local', dir: join(nodeDir, 'objects'), lasting: false } as const;
  const logs = new InstanceLogs(join(nodeDir, 'functions', 'logs'), testKeyring());
  const events: [string, object][] = [];
  const log: InstancesOptions['log'] = (_, event, fields = {}) => void events.push([event, fields]);
  const instances = new NodeInstances({
    nodeDir,
    blobs: description,
    env: process.env,
    logs,
    log,
    network: 'open',
    ...options,
  });
  const started = new Set<Instance>();
  const packed = async (archive: string, server: Partial<ServerRelease> = {}) => {
    const output = mkdtempSync(join(folder.path, 'output-'));
    mkdirSync(join(output, '.slipway'));
    execFileSync('cp', [archive, join(output, '.slipway/app.tar.gz')]);
    const file: ServerRelease = {
      ...{
        version: 1,
        startCommand: 'node server.js',
        cwd: '',
        runtime: 'node',
        node: null,
        bun: null,
        framework: null,
      },
      layers: ['.slipway/app.tar.gz'],
      ...server,
    };
    writeFileSync(join(output, '.slipway/server.json'), JSON.stringify(file));
    const blobs = new LocalBlobs(description);
    const { signal } = new AbortController();
    return (await ingestRelease({ blobs, org: FUNCTION_APP.org, directory: output, signal })).manifestHash;
  };
  const release: FunctionNode['release'] = (files, server) => {
    const source = mkdtempSync(join(folder.path, 'source-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(source, name)), { recursive: true });
      writeFileSync(join(source, name), text);
    }
    const archive = `${source}.tgz`;
    execFileSync('tar', ['-czf', archive, '-C', source, ...readdirSync(source)]);
    return packed(archive, server);
  };
  const spec: FunctionNode['spec'] = (manifestHash, { settings, ...given } = {}) => ({
    ...{ app: FUNCTION_APP, deployID: 'd-1', manifestHash, host: 'api.example.com', env: {} },
    settings: {
      ...{ healthPath: '/', instances: 1, memoryBytes: 512 * MIB, idleTimeoutMs: null, requestTimeoutMs: null },
      ...settings,
    },
    ...given,
  });
  return {
    ...{ nodeDir, logs, instances, events, release, packed, spec },
    async start(files, given, server) {
      const instance = instances.start(spec(await release(files, server), given));
      started.add(instance);
      return instance;
    },
    async clear() {
      await Promise.all([...started].map((each) => each.stop(0)));
      started.clear();
    },
    async [Symbol.asyncDispose]() {
      await instances[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

/** Returns the failure of a start. Throws if the instance becomes ready. */
export async function failureOf(instance: Instance): Promise<StartFailure> {
  const error = await instance.ready.then(
    () => new Error('it became ready'),
    (failed: unknown) => failed,
  );
  if (error instanceof StartFailed) return error.failure;
  throw error;
}

export interface SocketAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks a server at a unix socket. */
export function askSocket(
  socketPath: string,
  path = '/',
  headers: Readonly<Record<string, string>> = {},
): Promise<SocketAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath, path, headers: { host: 'api.example.com', ...headers }, agent: false },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** A server of Node.js that answers with its facts as JSON. `listen`: its call. */
export function echoServer(listen = "server.listen(process.env.PORT, () => console.log('listening'))"): string {
  return `
const http = require('node:http');
const server = http.createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({
    url: request.url, host: request.headers.host, address: server.address(), remote: request.socket.remoteAddress,
    env: process.env, proto: request.headers['x-forwarded-proto'], encrypted: request.socket.encrypted,
  }));
});
${listen};
`;
}
