import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import type { PlatformStart } from '../../../src/contract/platform-start.ts';
import type { Platform } from '../../../src/platform/index.ts';
import { Client } from '../../contract-suites/control-plane.ts';
import { createRepository, type Files } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import type { Varnish } from '../../support/varnish.ts';
import { testPlatform } from '../control/support.ts';

export interface Seen {
  readonly status: number;
  readonly release: string | undefined;
  /** It came from the cache of Varnish. */
  readonly isHit: boolean;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Requests a path of a host from a port of this machine: again, as browsers do, if a connection had ended that was used before. */
export async function get(
  port: number,
  host: string,
  path = '/',
  headers: Readonly<Record<string, string>> = {},
  agent: Agent | false = false,
): Promise<Seen> {
  for (;;) {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { ...headers, host } }).end();
    try {
      const [response] = await once(sent, 'response');
      let body = '';
      for await (const part of response) body += part;
      // Varnish names the request that filled its cache too.
      const isHit = String(response.headers['x-varnish'] ?? '').includes(' ');
      const release = response.headers['x-slipway-release'];
      return { status: response.statusCode, release, isHit, headers: response.headers, body };
    } catch (error) {
      if (!sent.reusedSocket || Object(error).code !== 'ECONNRESET') throw error;
    }
  }
}

export interface CdnWorld extends AsyncDisposable {
  readonly platform: Platform;
  readonly client: Client;
  readonly app: string;
  /** The host of the site, with the port of its URL. */
  host(): Promise<string>;
  /** Commits files and deploys. Returns the record of the deployment. */
  deploy(files: Files): Promise<Readonly<Record<string, unknown>>>;
  /** Returns the answer. */
  rollback(to?: string): Promise<Readonly<Record<string, unknown>>>;
  /** Ends the platform as a stop does, and starts it again on its port. */
  restart(more?: Partial<PlatformStart>): Promise<void>;
}

export const PAGE = (n: number): Files => ({
  'index.html': `<!doctype html><title>${n}</title><p>page ${n}</p><script src="/app-${String(n).padStart(8, 'a')}.js"></script>`,
  [`app-${String(n).padStart(8, 'a')}.js`]: `console.log(${n})`,
});

/** Starts a platform on a port, with a CDN, and an app that has no release yet. */
export async function cdnWorld(port: number, cdn: PlatformStart['cdn'], more: object = {}): Promise<CdnWorld> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('cdn'));
  const repository = stack.use(createRepository(PAGE(0)));
  const start = (extra: object = {}) => testPlatform(folder.path, { port, ...(cdn && { cdn }), ...more, ...extra });
  let platform = await start();
  stack.defer(() => platform.close());
  const client = new Client({
    ...{
      baseUrl: platform.baseUrl,
      token: await platform.mintToken(),
      org: 'acme',
      project: 'web',
      outputDirectory: '.',
    },
    ...{ branch: 'main', repository: repository.path, patienceMs: 60_000, unauthorized: {}, strangers: {} },
  });
  const app = await client.app('shop');
  const owned = stack.move();
  return {
    get platform() {
      return platform;
    },
    client,
    app,
    async host() {
      const { body } = await client.call('GET', `${app}/environments`);
      const [environment] = Object(body).environments;
      return new URL(environment.url).host;
    },
    async deploy(files) {
      repository.commit(files);
      return client.deployed(app);
    },
    async rollback(to) {
      const path = `${app.replace('/api/v1', '/operator')}/rollback`;
      const { status, body } = await client.call('POST', path, { body: to === undefined ? {} : { to } });
      if (status !== 200) throw new Error(`rollback answered ${status}`);
      return body;
    },
    async restart(extra) {
      await platform.close();
      platform = await start(extra);
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

export function cdnAt(
  varnish: Pick<Varnish, 'port' | 'token'>,
  token = varnish.token,
): NonNullable<PlatformStart['cdn']> {
  return { place: { kind: 'varnish', servers: [`127.0.0.1:${varnish.port}`] }, credentials: { token }, maxAge: 3_600 };
}
