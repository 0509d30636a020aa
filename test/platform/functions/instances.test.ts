import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, expect, test } from 'vitest';
import { MIB } from '../../../src/base/sizes.ts';
import type { Instance } from '../../../src/platform/functions/types.ts';
import { askSocket, echoServer, FUNCTION_APP, failureOf, functionNode } from '../../support/functions.ts';
import { processesWith, sleepMark } from '../../support/processes.ts';
import { testFolder } from '../../support/scratch.ts';

const steps = (instance: Instance) => instance.journey.map(({ step }) => step);
const FAST = { limits: { startMs: 3_000 } };

const node = functionNode();
afterEach(() => node.clear());
afterAll(() => node[Symbol.asyncDispose]());

test('a server takes a connection for encrypted that is so for the visitor, and no other', async () => {
  const socket = await (await node.start({ 'server.js': echoServer() })).ready;
  const encrypted = async (proto: string) =>
    JSON.parse((await askSocket(socket, '/', { 'x-forwarded-proto': proto })).body).encrypted;
  expect([await encrypted('https'), await encrypted('http')]).toEqual([true, false]);
});

test('a server answers over its socket: it sees the visitor, its own port and the variables of its app alone', async () => {
  const instance = await node.start({ 'server.js': echoServer() }, { env: { GREETING: 'hello' } });
  const answer = await askSocket(await instance.ready, '/x?y=1', {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
  const seen = JSON.parse(answer.body);
  expect(seen).toMatchObject({ url: '/x?y=1', host: 'api.example.com', remote: '203.0.113.9', proto: 'https' });
  expect(seen.address.port).toBe(Number(seen.env.PORT));
  expect(Object.keys(seen.env).sort()).toEqual(
    [
      'GREETING',
      'HOME',
      'HOST',
      'HOSTNAME',
      'LANG',
      'NODE_COMPILE_CACHE',
      'NODE_ENV',
      'NODE_OPTIONS',
      'OLDPWD',
      'PATH',
      'PORT',
      'PWD',
      'TMPDIR',
    ].sort(),
  );
  expect(steps(instance)).toEqual(['unpack', 'spawn', 'listen', 'health', 'ready']);
  expect(instance.journey.every(({ at }, index, all) => at >= (all[index - 1]?.at ?? 0))).toBe(true);
});

test.each([
  [
    'Angular',
    {},
    { NG_ALLOWED_HOSTS: '*', NG_TRUST_PROXY_HEADERS: 'forwarded,x-forwarded-for,x-forwarded-host,x-forwarded-proto' },
  ],
  ['Angular', { NG_ALLOWED_HOSTS: 'a.example' }, { NG_ALLOWED_HOSTS: 'a.example' }],
  ['SvelteKit', {}, { PROTOCOL_HEADER: 'x-forwarded-proto' }],
  ['Next.js', {}, { HOST: '127.0.0.1', HOSTNAME: 'localhost' }],
])(
  'a server of %s is told what it needs behind the proxy, unless the app has variables %o',
  async (framework, env, expected) => {
    const instance = await node.start({ 'server.js': echoServer() }, { env }, { framework });
    expect(JSON.parse((await askSocket(await instance.ready)).body).env).toMatchObject(expected);
  },
);

test.each([
  ['a port of its own', 'server.listen(4321)'],
  ['localhost', "server.listen(3000, 'localhost', () => {})"],
  ['options', "server.listen({ port: 8080, host: '127.0.0.1' }, () => {})"],
  ['no port', 'server.listen()'],
  ['a callback alone', "server.listen(() => console.log('up'))"],
  ['a text and a backlog', "server.listen('5000', '127.0.0.1', 64)"],
])('a server that listens at %s is reached', async (_, listen) => {
  const instance = await node.start({ 'server.js': echoServer(listen) });
  expect((await askSocket(await instance.ready)).status).toBe(200);
});

test('address() says the port that was asked for, whatever the network is', async () => {
  const instance = await node.start({ 'server.js': echoServer("server.listen(4321, '127.0.0.1')") });
  const { address } = JSON.parse((await askSocket(await instance.ready)).body);
  expect(address).toEqual({ address: '127.0.0.1', family: 'IPv4', port: 4321 });
});

test('a server that npm starts is reached', async () => {
  const files = { 'server.js': echoServer(), 'package.json': JSON.stringify({ scripts: { start: 'node server.js' } }) };
  const instance = await node.start(files, {}, { startCommand: 'npm start' });
  expect((await askSocket(await instance.ready)).status).toBe(200);
});

test('the workers of a cluster are reached', async () => {
  const cluster = `
const cluster = require('node:cluster');
if (cluster.isPrimary) { cluster.fork(); cluster.fork(); } else { require('./one.js'); }`;
  const instance = await node.start({ 'server.js': cluster, 'one.js': echoServer() });
  expect((await askSocket(await instance.ready)).status).toBe(200);
});

test('of two servers, the one at PORT is reached', async () => {
  const metrics =
    "require('node:http').createServer((_, response) => response.end('metrics')).listen(9464, () => start())";
  const text = `${metrics}; function start() { ${echoServer('server.listen(process.env.PORT)')} }`;
  const instance = await node.start({ 'server.js': text });
  const socket = await instance.ready;
  await expect.poll(async () => (await askSocket(socket)).body).toContain('"url"');
});

test('a program that is not Node.js is reached at PORT', async () => {
  // The preload must not help it.
  const command = 'NODE_OPTIONS= node server.js';
  const instance = await node.start({ 'server.js': echoServer() }, {}, { startCommand: command, runtime: 'other' });
  const { env } = JSON.parse((await askSocket(await instance.ready)).body);
  expect(env.NODE_OPTIONS).toBe('');
});

test('a connection without a request stays longer than the proxy keeps it', async () => {
  const instance = await node.start({
    'server.js': `
const server = require('node:http').createServer((_, response) => response.end(String(server.keepAliveTimeout)));
server.listen(3000, () => { server.keepAliveTimeout = 1000; });`,
  });
  expect((await askSocket(await instance.ready)).body).toBe('65000');
});

test('a program that listens nowhere is not listening', async () => {
  await using node = functionNode(FAST);
  const instance = await node.start({ 'server.js': 'console.log("busy"); setInterval(() => {}, 1000);' });
  const failure = await failureOf(instance);
  expect(failure).toMatchObject({ code: 'not_listening', step: 'listen', lines: ['busy'] });
  expect(failure.message).toContain('It listens on no port');
  await instance.ended;
});

test('a program that listens without HTTP is not listening, and the failure names its port', async () => {
  await using node = functionNode(FAST);
  const instance = await node.start({ 'server.js': "require('node:net').createServer().listen(45871, '127.0.0.1')" });
  const failure = await failureOf(instance);
  expect(failure.code).toBe('not_listening');
  expect(failure.message).toMatch(/It listens on port 45871 \(since [\d.]+ seconds? after the start\)/);
});

test('a crash at the start fails with its exit code and its last lines, without the values of variables', async () => {
  const text = "console.log('key', process.env.KEY); throw new Error('no database')";
  const instance = await node.start({ 'server.js': text }, { env: { KEY: 'sesame-1234' } });
  const failure = await failureOf(instance);
  expect(failure).toMatchObject({ code: 'start_failed', step: 'listen', exitCode: 1, signal: null });
  expect(failure.lines.join('\n')).toContain('Error: no database');
  expect(failure.lines).toContain('key ***');
  expect(await instance.ended).toMatchObject({ exitCode: 1, outOfMemory: false });
});

test('a server that answers 500 is unhealthy, and one that answers 400 or 404 is healthy', async () => {
  await using node = functionNode(FAST);
  const server = (status: number) =>
    `require('node:http').createServer((_, r) => { r.statusCode = ${status}; r.end(); }).listen(3000)`;
  const ill = await node.start({ 'server.js': server(503) }, { settings: { healthPath: '/health' } });
  expect(await failureOf(ill)).toMatchObject({ code: 'unhealthy', step: 'health' });
  expect((await failureOf(ill)).message).toContain('GET /health answered 503');
  await ill.ended;
  for (const status of [400, 404]) await (await node.start({ 'server.js': server(status) })).ready;
});

test('a server that never answers is unhealthy', async () => {
  await using node = functionNode(FAST);
  const instance = await node.start({ 'server.js': "require('node:http').createServer(() => {}).listen(3000)" });
  expect((await failureOf(instance)).message).toContain('has no answer: it did not answer');
});

const GROW = (unit: string) =>
  `const kept = []; setInterval(() => { for (let i = 0; i < 20; i += 1) kept.push(${unit}); }, 5);`;

test.each([
  ['its heap is full', GROW('new Array(200000).fill({})')],
  ['it uses more than its limit outside of the heap', GROW('Buffer.alloc(2e6, 1)')],
])('it is out of memory if %s', async (_, text) => {
  const instance = await node.start({ 'server.js': text }, { settings: { memoryBytes: 128 * MIB } });
  const failure = await failureOf(instance);
  expect(failure).toMatchObject({ code: 'out_of_memory', message: 'It used more than its 128 MiB of memory' });
  expect(await instance.ended).toMatchObject({ outOfMemory: true });
});

test('an instance that runs ends by SIGTERM when it is stopped, and has ended when all of its processes are gone', async () => {
  const mark = sleepMark();
  const text = `
require('node:child_process').spawn('sleep', ['${mark}']);
process.on('SIGTERM', () => { console.log('bye'); process.exit(3); });
${echoServer()}`;
  const instance = await node.start({ 'server.js': text });
  await instance.ready;
  expect(processesWith(mark)).toHaveLength(1);
  expect(await instance.stop(30_000)).toEqual({ exitCode: 3, signal: null, outOfMemory: false });
  expect(processesWith(mark)).toEqual([]);
  const printed = await node.logs.tail(FUNCTION_APP, 10);
  expect(printed.map(({ text: line }) => line)).toContain('bye');
  expect(await instance.stop(0)).toEqual({ exitCode: 3, signal: null, outOfMemory: false });
});

test('an instance that ignores SIGTERM is killed after its grace', async () => {
  const instance = await node.start({ 'server.js': `process.on('SIGTERM', () => {}); ${echoServer()}` });
  await instance.ready;
  expect(await instance.stop(100)).toMatchObject({ signal: 'SIGKILL' });
});

test('an instance that ends itself says how', async () => {
  const instance = await node.start({
    'server.js':
      "require('node:http').createServer((q, r) => { if (q.url === '/end') process.exit(7); r.end(); }).listen(1234)",
  });
  await askSocket(await instance.ready, '/end').catch(() => {});
  expect(await instance.ended).toEqual({ exitCode: 7, signal: null, outOfMemory: false });
});

test('nothing of it is left when it has ended', async () => {
  const instance = await node.start({ 'server.js': echoServer() });
  const socket = await instance.ready;
  expect(existsSync(socket)).toBe(true);
  await instance.stop(1_000);
  expect(readdirSync(join(node.nodeDir, 'functions/sockets'))).toEqual([]);
  expect(readdirSync(join(node.nodeDir, 'functions/running'))).toEqual([]);
});

test('if the supervisor is killed, its instances end, and the next one starts again without what was left', async () => {
  const mark = sleepMark();
  const instance = await node.start({
    'server.js': `require('node:child_process').spawn('sleep', ['${mark}']); ${echoServer()}`,
  });
  const socket = await instance.ready;
  process.kill(supervisor(), 'SIGKILL');
  expect(await instance.ended).toMatchObject({ signal: 'SIGKILL' });
  await expect.poll(() => processesWith(mark)).toEqual([]);
  await expect.poll(() => existsSync(socket)).toBe(false);
  const next = node.instances.start(instance.spec);
  expect((await askSocket(await next.ready)).status).toBe(200);
  expect(readdirSync(join(node.nodeDir, 'functions/running'))).toHaveLength(1);
  expect(readdirSync(join(node.nodeDir, 'functions/sockets'))).toEqual([`${next.id}.sock`]);
});

test('if the platform is killed, its instances end, and leave no process and no socket', async () => {
  const mark = sleepMark();
  const nodeDir = await testFolder();
  const text = `require('node:child_process').spawn('sleep', ['${mark}']); ${echoServer()}`;
  const program = join(import.meta.dirname, '../../support/functions-child.ts');
  const child = spawn(process.execPath, [program, nodeDir, text], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [socket] = await once(createInterface({ input: child.stdout }), 'line');
  expect((await askSocket(String(socket))).status).toBe(200);
  expect(processesWith(mark).filter((line) => line.startsWith('sleep'))).toHaveLength(1);
  child.kill('SIGKILL');
  await expect.poll(() => processesWith(mark), { timeout: 10_000 }).toEqual([]);
  await expect.poll(() => readdirSync(join(nodeDir, 'functions/sockets')), { timeout: 10_000 }).toEqual([]);
  expect(processesWith(nodeDir)).toEqual([]);
});

test('without a sandbox an instance runs, and ends with all of its processes', async () => {
  await using open = functionNode({ isolation: 'none' });
  const mark = sleepMark();
  const text = `require('node:child_process').spawn('sleep', ['${mark}'], { detached: true }); ${echoServer()}`;
  const instance = await open.start({ 'server.js': text });
  expect((await askSocket(await instance.ready)).status).toBe(200);
  expect(open.events.map(([event]) => event)).toContain('functions_not_isolated');
  await instance.stop(1_000);
  expect(processesWith(mark)).toEqual([]);
});

/** Returns the process of the supervisor that this process has started. */
function supervisor(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const isSupervisor = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('slipway-functions:');
  return children.map(Number).find(isSupervisor) ?? 0;
}

test('what an instance fills stays its own: the folder for temporary files ends it, and leaves nothing', async () => {
  await using node = functionNode({ limits: { tmpBytes: 32 * MIB } });
  const text = `
const { appendFileSync } = require('node:fs');
setInterval(() => appendFileSync('/tmp/full', Buffer.alloc(4e6, 1)), 10);
${echoServer()}`;
  const instance = await node.start({ 'server.js': text });
  expect(await instance.ended).toMatchObject({ signal: 'SIGKILL', outOfMemory: false });
  const printed = await node.logs.tail(FUNCTION_APP, 10);
  expect(printed.at(-1)?.text).toMatch(/^\[slipway\] It was stopped because it wrote more than 32 MiB/);
  expect(readdirSync(join(node.nodeDir, 'functions/running'))).toEqual([]);
});

test('a fork bomb is bounded, and ends with its instance', async () => {
  await using node = functionNode({ limits: { processes: 64 } });
  const mark = sleepMark();
  const text = `
const { spawn } = require('node:child_process');
let refused = 0; let started = 0;
for (let i = 0; i < 300; i += 1) {
  spawn('sleep', ['${mark}']).on('error', () => { refused += 1; }).on('spawn', () => { started += 1; });
}
require('node:http').createServer((_, r) => r.end(JSON.stringify({ refused, started }))).listen(3000);`;
  const instance = await node.start({ 'server.js': text });
  const { refused, started } = JSON.parse((await askSocket(await instance.ready)).body);
  expect(started).toBeLessThan(64);
  expect(refused).toBeGreaterThan(200);
  expect(processesWith(mark).length).toBeLessThan(64);
  await instance.stop(0);
  expect(processesWith(mark)).toEqual([]);
});

test('an instance cannot read what is not its own: the platform, other instances, the host', async () => {
  writeFileSync(join(node.nodeDir, 'secret'), 'of the platform');
  const look = `
const fs = require('node:fs');
const names = (path) => { try { return fs.readdirSync(path); } catch (error) { return error.code; } };
const read = (path) => { try { return fs.readFileSync(path, 'utf8'); } catch (error) { return error.code; } };
require('node:http').createServer((_, r) => r.end(JSON.stringify({
  dir: names('${node.nodeDir}'), secret: read('${node.nodeDir}/secret'), shadow: read('/etc/shadow'), root: names('/root'),
  home: names('/home'), processes: names('/proc').filter((name) => /^\\d+$/.test(name)).length, app: names('/app'), tmp: names('/tmp'),
  write: (() => { try { fs.writeFileSync('/app/x', ''); return 'written'; } catch (error) { return error.code; } })(),
  uid: process.getuid(), links: names('/proc/self/fd').map((each) => { try { return fs.readlinkSync('/proc/self/fd/' + each); } catch { return ''; } }),
}))).listen(3000);`;
  const other = await node.start(
    { 'server.js': echoServer(), 'own.txt': 'other' },
    { app: { ...FUNCTION_APP, appID: 'other' } },
  );
  await other.ready;
  const instance = await node.start({ 'server.js': look });
  const seen = JSON.parse((await askSocket(await instance.ready)).body);
  expect(seen).toMatchObject({
    dir: 'ENOENT',
    secret: 'ENOENT',
    root: 'ENOENT',
    home: 'ENOENT',
    app: ['server.js'],
    write: 'EROFS',
  });
  expect(seen.shadow).toBe('ENOENT');
  expect(seen.processes).toBeLessThan(5);
  expect(seen.uid).not.toBe(0);
  expect(
    seen.links.filter((each: string) => each.startsWith('/') && !/^\/(?:dev|proc|app|tmp|run\/slipway)\//.test(each)),
  ).toEqual([]);
});

test('values of variables are in no arguments of a process', async () => {
  const instance = await node.start({ 'server.js': echoServer() }, { env: { TOKEN: 'sesame-open-9876' } });
  const { env } = JSON.parse((await askSocket(await instance.ready)).body);
  expect(env.TOKEN).toBe('sesame-open-9876');
  expect(processesWith('sesame-open-9876')).toEqual([]);
});

test('a release is unpacked once, and links and devices of a hostile archive reach nothing outside of it', async () => {
  const source = join(node.nodeDir, 'source');
  execFileSync('mkdir', ['-p', source]);
  writeFileSync(join(source, 'server.js'), echoServer());
  execFileSync('ln', ['-s', '/etc', join(source, 'etc')]);
  const archive = join(node.nodeDir, 'hostile.tgz');
  execFileSync('tar', ['-czPf', archive, '-C', source, 'server.js', 'etc', '--transform', 's,^etc$,out,', '.']);
  const instance = node.instances.start(node.spec(await node.packed(archive)));
  await instance.ready;
  const escaping = join(node.nodeDir, 'escaping.tgz');
  execFileSync('tar', [
    '-czPf',
    escaping,
    '--transform',
    's,.*server.js,../../../../../../escaped,',
    join(source, 'server.js'),
  ]);
  const failed = node.instances.start(node.spec(await node.packed(escaping)));
  expect((await failureOf(failed)).code).toBe('start_failed');
  expect(existsSync('/escaped')).toBe(false);
  expect(existsSync(join(node.nodeDir, 'escaped'))).toBe(false);
});

test('a release without a server fails at unpack', async () => {
  const hash = await node.release({ 'server.js': '' }, { version: 2 as 1 });
  expect(await failureOf(node.instances.start(node.spec(hash)))).toMatchObject({
    code: 'start_failed',
    step: 'unpack',
    message: '.slipway/server.json of the release is not valid: deploy again',
  });
  const missing = node.instances.start(node.spec('0'.repeat(64)));
  expect(await failureOf(missing)).toMatchObject({ step: 'unpack' });
});

test('what floods the log is left out, and counted', { timeout: 180_000 }, async () => {
  const app = { ...FUNCTION_APP, appID: 'loud' };
  const text = `
const line = 'x'.repeat(1000) + '\\n';
const flood = () => { for (let i = 0; i < 20; i += 1) process.stdout.write(line); setTimeout(flood, 1); };
flood();
${echoServer()}`;
  const instance = await node.start({ 'server.js': text }, { app });
  const other = await node.start({ 'server.js': echoServer() });
  expect((await askSocket(await instance.ready)).status).toBe(200);
  expect((await askSocket(await other.ready)).status).toBe(200);
  const said = Promise.withResolvers<void>();
  using _ = node.logs.follow(app, (line) => {
    if (/^\[slipway\] [\d,]+ lines \([\d.]+ \wi?B\) are left out here/.test(line.text)) said.resolve();
  });
  await said.promise;
  await instance.stop(0);
});

test('a line without an end is cut, and the memory of an instance is measured', async () => {
  const app = { ...FUNCTION_APP, appID: 'endless' };
  const text = `process.stdout.write('y'.repeat(30e6), () => process.stdout.write('\\nafter\\n')); ${echoServer()}`;
  const instance = await node.start({ 'server.js': text }, { app });
  await instance.ready;
  await expect
    .poll(async () => (await node.logs.tail(app, 10)).map((line) => line.text), { timeout: 20_000 })
    .toContain('after');
  const [first] = await node.logs.tail(app, 10);
  expect(first?.text.length).toBeLessThanOrEqual(4_000);
  await expect.poll(() => instance.memoryBytes ?? 0, { timeout: 20_000 }).toBeGreaterThan(10 * MIB);
});

test('a stop while it starts ends the start', async () => {
  const instance = await node.start({ 'server.js': 'setInterval(() => {}, 1000)' });
  void instance.stop(0);
  expect(await failureOf(instance)).toMatchObject({ code: 'start_failed' });
  await instance.ended;
});

test('an instance in a private network has all ports, and reaches neither the loopback of the machine nor another instance', async () => {
  await using node = functionNode({ network: 'private' });
  const server = createServer((socket) => socket.end('of the host')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const text = `
const net = require('node:net');
const reach = (port, done) => net.connect(port, '127.0.0.1').on('error', (error) => done(error.code)).on('data', (data) => done(String(data)));
require('node:http').createServer((q, r) => {
  if (q.url === '/own') return require('node:http').get('http://127.0.0.1:3000/', (answer) => r.end(String(answer.statusCode)));
  if (q.url === '/low') return require('node:http').createServer(() => {}).listen(80, () => r.end('listens')).on('error', (error) => r.end(error.code));
  if (q.url === '/reach') return reach(${port}, (text) => r.end(text));
  r.end('ok');
}).listen(3000);`;
  try {
    const instance = await node.start({ 'server.js': text });
    const twin = await node.start({ 'server.js': text });
    const socket = await instance.ready;
    expect((await askSocket(socket, '/reach')).body).toBe('ECONNREFUSED');
    expect((await askSocket(socket, '/low')).body).toBe('listens');
    // Two instances have the same port, and each reaches its own.
    expect((await askSocket(socket, '/own')).body).toBe('200');
    expect((await askSocket(await twin.ready, '/own')).body).toBe('200');
    await expect(
      new Promise((resolve, reject) => createConnection(3000, '127.0.0.1', () => resolve(0)).on('error', reject)),
    ).rejects.toThrow();
  } finally {
    server.close();
  }
});
