'use strict';
/*
 * The server of a tenant who attacks: `GET /KIND?how=JSON` does what KIND says. All other paths answer as a good server does.
 * It is deployed as it is, so it names nothing outside of itself.
 */
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const http = require('node:http');
const net = require('node:net');
const path = require('node:path');

const BLOCK = 65_536;
/** The platform's socket, and what says that the server listens. */
const [SOCKET, REPORTS] = [6, 7];

/** Writes as long as the other side takes it. */
function pour(stream, text) {
  const block = Buffer.from(text.repeat(Math.ceil(BLOCK / text.length)), 'latin1');
  const more = () => {
    if (stream.destroyed) return;
    while (stream.write(block));
    stream.once('drain', more);
  };
  stream.on('error', () => {});
  more();
}

/** Writes an answer byte by byte as `how` says: `first`, `again` without an end, a byte of `slow` each `ms`, and then `end`. */
function answerRaw(socket, { first = '', again, slow, ms = 100, end = false }) {
  socket.on('error', () => {});
  socket.write(first, 'latin1');
  if (again) pour(socket, again);
  if (slow) {
    const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(slow)), ms);
  }
  if (end) socket.end();
}

const held = [];

/** Looks for texts in all files and in the environment of others, and for sockets. */
function look(texts) {
  const found = [];
  let files = 0;
  const own = [process.cwd(), '/app'];
  const search = (where, text) => {
    for (const [at, each] of texts.entries()) if (text.includes(each)) found.push(`${at} in ${where}`);
  };
  search('the environment', JSON.stringify(process.env));
  const walk = (name, depth) => {
    if (depth > 10 || files > 60_000 || own.includes(name) || /^\/(?:sys|dev|usr|lib|nix)/.test(name)) return;
    let facts;
    try {
      facts = fs.lstatSync(name);
    } catch {
      return;
    }
    if (facts.isSocket()) found.push(`socket ${name}`);
    if (facts.isDirectory()) {
      let names = [];
      try {
        names = fs.readdirSync(name);
      } catch {}
      for (const each of names)
        if (!/^(?:task|pagemap|mem|kmsg|kcore)$/.test(each)) walk(path.join(name, each), depth + 1);
    }
    if (!facts.isFile() || facts.size > 4e6) return;
    files += 1;
    try {
      const file = fs.openSync(name, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
      try {
        const bytes = Buffer.alloc(1 << 20);
        search(name, bytes.subarray(0, fs.readSync(file, bytes)).toString('latin1'));
      } finally {
        fs.closeSync(file);
      }
    } catch {}
  };
  walk('/', 0);
  return { found, files };
}

/** Connects to each target. Returns those that were reached. */
async function reach(targets) {
  const attempt = (target) =>
    new Promise((done) => {
      const socket = net.connect(target, () => {
        socket.destroy();
        done(JSON.stringify(target));
      });
      socket.on('error', () => done(undefined));
      setTimeout(() => done(void socket.destroy()), 2_000);
    });
  return (await Promise.all(targets.map(attempt))).filter((each) => each !== undefined);
}

const WAYS = {
  '/answer': (request, _, how) => answerRaw(request.socket, how),
  '/never': () => {},
  '/env': (_, response) => response.end(JSON.stringify(process.env)),
  '/headers': (_, response, { list, long }) => {
    response.writeHead(200, [...list, 'Location', `/${'l'.repeat(long)}`]);
    response.end('headers');
  },
  '/events': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    pour(response, 'data: x\n\n');
  },
  '/unread': (request) => request.pause(),
  '/look': async (_, response, { texts, hosts, ports, files }) => {
    const targets = [
      ...hosts.flatMap((host) => ports.map((port) => ({ host, port }))),
      ...files.map((path) => ({ path })),
    ];
    response.end(JSON.stringify({ ...look(texts), reached: await reach(targets) }));
  },
  '/exit': () => process.exit(1),
  '/stop': () => process.kill(process.pid, 'SIGSTOP'),
  '/forks': (_, response, { mark }) => {
    for (let i = 0; i < 2_000; i += 1)
      spawn('sleep', [mark], { detached: true, stdio: 'ignore' }).on('error', () => {});
    response.end('forks');
  },
  '/escape': (_, response, { mark }) => {
    const command = `(setsid env -i sleep ${mark} >/dev/null 2>&1 &); (setsid nohup sleep ${mark} >/dev/null 2>&1 &)`;
    spawn('sh', ['-c', command], { detached: true, stdio: 'ignore' }).on('exit', () => response.end('escaped'));
    process.title = 'slipway-functions: the platform';
  },
  '/disk': () => {
    for (let i = 0; ; i += 1) fs.appendFileSync(`/tmp/full${i % 8}`, Buffer.alloc(4e6, 1));
  },
  '/files': () => {
    for (let i = 0; ; i += 1) fs.writeFileSync(`/tmp/${i}`, '');
  },
  '/memory': () => setInterval(() => held.push(Buffer.alloc(16 << 20, 1)), 5),
  '/print': (_, response, { text, bytes }) => {
    const block = Buffer.from(text.repeat(Math.ceil(BLOCK / text.length)));
    let left = bytes;
    const more = () => {
      while (left > 0) {
        left -= block.length;
        if (!process.stdout.write(block)) return void process.stdout.once('drain', more);
      }
    };
    more();
    response.end('printing');
  },
  '/report': (_, response, { text, times }) => {
    // What the supervisor does not read fills the pipe.
    const file = fs.createWriteStream('', { fd: REPORTS, autoClose: false });
    file.on('error', () => {});
    for (let i = 0; i < times; i += 1) file.write(text);
    response.end('reported');
  },
  '/sockets': async (_, response, { count }) => {
    const server = net.createServer((socket) => held.push(socket.on('error', () => {})));
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address();
    let open = 0;
    for (let i = 0; i < count; i += 200) {
      const some = Array.from(
        { length: 200 },
        () =>
          new Promise((done) => {
            const socket = net.connect(port, '127.0.0.1', () => done(held.push(socket)));
            socket.on('error', () => done(0));
          }),
      );
      for (const each of await Promise.all(some)) if (each > 0) open += 1;
    }
    response.end(String(open));
  },
  '/close': (_, response) => {
    response.end('closed');
    setTimeout(() => {
      for (const each of [SOCKET, REPORTS])
        try {
          fs.closeSync(each);
        } catch {}
    }, 50);
  },
};

function howOf(url) {
  const { pathname, searchParams } = new URL(url, 'http://app');
  return { way: WAYS[pathname], how: JSON.parse(searchParams.get('how') ?? '{}') };
}

const server = http.createServer((request, response) => {
  const { way, how } = howOf(request.url);
  if (way) return void way(request, response, how);
  request.resume();
  response.setHeader('x-answer', request.url);
  response.end('as a good server does');
});
server.on('upgrade', (request, socket) => {
  socket.on('error', () => {});
  answerRaw(socket, howOf(request.url).how);
});
server.listen(process.env.PORT);
