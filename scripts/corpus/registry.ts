import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A port that private registries often use, so that logs look ordinary. */
const PORT = 4873;

interface Published {
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** The packages of the registry, by name and version. */
const PACKAGES: Readonly<Record<string, Readonly<Record<string, Published>>>> = {
  'left-hand': {
    '1.0.0': {
      manifest: { bin: { 'left-hand': 'cli.js' } },
      files: { 'cli.js': '#!/usr/bin/env node\nconsole.log("left");\n' },
    },
    '1.2.0': {
      manifest: { bin: { 'left-hand': 'cli.js' } },
      files: { 'cli.js': '#!/usr/bin/env node\nconsole.log("left");\n' },
    },
    '2.0.0': { manifest: {} },
  },
  'right-hand': { '3.1.0': { manifest: { peerDependencies: { 'left-hand': '^1.0.0' } } } },
  'old-timer': { '1.4.0': { manifest: { engines: { node: '>=8 <12' } } } },
  'set-up': { '0.9.0': { manifest: { scripts: { postinstall: 'node scripts/fetch-binary.js' } } } },
  'native-part': { '2.3.1': { manifest: { scripts: { install: 'node-gyp-build-missing || exit 1' } } } },
  'mac-only': { '1.0.0': { manifest: { os: ['darwin'] } } },
  '@yarnpkg/cli-dist': { '4.9.2': { manifest: {} } },
  tampered: { '1.0.0': { manifest: {} } },
};
/** Packages that the registry refuses, with the statuses. */
const REFUSED: Readonly<Record<string, number>> = {
  '@acme/private-kit': 401,
  '@acme/secret-kit': 403,
  'busy-kit': 503,
};

/** Starts a registry of a few packages on this machine, so that installs fail as planted and use no other registry. */
export async function startRegistry(): Promise<AsyncDisposable & { readonly url: string }> {
  const url = `http://localhost:${PORT}/`;
  const server = createServer(({ url: asked = '/' }, response) => answer(decodeURIComponent(asked), response, url));
  await new Promise<void>((resolve) => server.listen(PORT, 'localhost', resolve));
  return {
    url,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(asked: string, response: ServerResponse, url: string): void {
  const path = asked.slice(1).split('?', 1)[0] ?? '';
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const refused = REFUSED[path];
  const [, name = '', version = ''] = /^(.+)\/-\/[^/]+-(\d+\.\d+\.\d+)\.tgz$/.exec(path) ?? [];
  const published = PACKAGES[name]?.[version];
  if (refused !== undefined) send(refused, { error: 'not for everyone' });
  else if (published) {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball(name, version, published));
  } else if (PACKAGES[path]) send(200, packument(path, url));
  else send(404, { error: 'Not found' });
}

function packument(name: string, url: string): unknown {
  const versions = Object.entries(PACKAGES[name] ?? {}).map(([version, published]) => {
    const bytes = name === 'tampered' ? Buffer.from('what was published first') : tarball(name, version, published);
    const dist = {
      tarball: `${url}${name}/-/${name}-${version}.tgz`,
      shasum: createHash('sha1').update(bytes).digest('hex'),
      integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    };
    return [version, { name, version, ...published.manifest, dist }] as const;
  });
  const latest = versions.at(-1)?.[0];
  const time = Object.fromEntries(versions.map(([version]) => [version, '2024-01-01T00:00:00.000Z']));
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(versions), time };
}

function tarball(name: string, version: string, { manifest, files = {} }: Published): Buffer {
  const all = {
    'package.json': JSON.stringify({ name, version, ...manifest }),
    'index.js': 'module.exports = 1;\n',
    ...files,
  };
  const entries = Object.entries(all).map(([file, text]) => tarEntry(`package/${file}`, Buffer.from(text)));
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1_024)]));
}

const BLOCK = 512;

/** Returns a file in the format of a ustar archive. */
function tarEntry(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o755, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(content.length, 11), 124);
  header.write(octal(0, 11), 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);
}
