import { createServer } from 'node:http';
import { createTable, KvsError } from 'slipway/kvs';

/** A table lists no keys, so all entries are in one. */
const book = createTable('guestbook');
const KEY = 'entries';
const MOST_ENTRIES = 50;
const MOST_CHARACTERS = 200;
const MOST_BYTES = 4_096;

const server = createServer((request, response) => {
  answer(request)
    .catch(failed)
    .then(({ status, headers, body = '' }) => response.writeHead(status, headers).end(body));
});
server.listen(process.env.PORT ?? 3000);
process.once('SIGTERM', () => server.close());

async function answer(request) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname !== '/') return page(404, '<p>There is nothing here.</p>');
  if (request.method === 'GET' || request.method === 'HEAD') return page(200, list((await book.get(KEY)) ?? []));
  if (request.method !== 'POST') return { status: 405, headers: { allow: 'GET, HEAD, POST' } };
  const form = new URLSearchParams(await textOf(request));
  const [name, words] = ['name', 'words'].map((field) => (form.get(field) ?? '').trim().slice(0, MOST_CHARACTERS));
  if (name === '' || words === '') return page(400, '<p>Write a name and a few words.</p>');
  await sign({ name, words, at: new Date().toISOString() });
  return { status: 303, headers: { location: '/' } };
}

/** Requests that sign at once wait for each other: the table has no transactions. With more instances, one could be lost. */
let signing = Promise.resolve();
function sign(entry) {
  const signed = signing.then(async () => {
    const entries = (await book.get(KEY)) ?? [];
    await book.put(KEY, [entry, ...entries].slice(0, MOST_ENTRIES));
  });
  signing = signed.catch(() => {});
  return signed;
}

async function textOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MOST_BYTES) throw new RangeError('The form is too long');
  }
  return text;
}

function failed(error) {
  if (error instanceof KvsError && error.code === 'not_configured') {
    return page(200, '<p>The guestbook has no table yet: <code>slipway tables create guestbook</code></p>');
  }
  if (error instanceof RangeError) return page(413, '<p>This is too long for the guestbook.</p>');
  // The platform shows what a function prints in its log.
  process.stderr.write(`${error.stack}\n`);
  const status = error instanceof KvsError ? 503 : 500;
  return page(status, '<p>The guestbook cannot be read at the moment.</p>');
}

function list(entries) {
  const items = entries.map(
    ({ name, words, at }) => `<li><b>${escaped(name)}</b> ${escaped(words)} <small>${escaped(at)}</small>`,
  );
  return `<form method="post">
<input name="name" placeholder="Your name" required maxlength="${MOST_CHARACTERS}">
<input name="words" placeholder="A few words" required maxlength="${MOST_CHARACTERS}">
<button>Sign</button>
</form>
<ul>
${items.join('\n')}
</ul>`;
}

function escaped(text) {
  return String(text).replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}

function page(status, content) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Guestbook</title>
<h1>Guestbook</h1>
${content}
`;
  return { status, headers, body };
}
