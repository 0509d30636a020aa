import type { JsonObject } from '../../../src/base/json.ts';

/** How an answer is made, as `functions-app.cjs` reads it. */
export interface Way extends JsonObject {
  readonly first?: string;
  readonly again?: string;
  readonly slow?: string;
  readonly end?: boolean;
}

const OK = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${OK}Transfer-Encoding: chunked\r\n\r\n`;
const sent = (first: string): Way => ({ first });
const ended = (first: string): Way => ({ first, end: true });

/** Answers that are none, which a gateway says. */
export const BROKEN: Readonly<Record<string, Way>> = {
  'no HTTP': ended('SSH-2.0-OpenSSH_9.2\r\n'),
  'a status that is a word': ended('HTTP/1.1 abc\r\n\r\n'),
  'a status of two digits': ended('HTTP/1.1 20 OK\r\n\r\n'),
  'a status below 100': ended('HTTP/1.1 099 Low\r\nContent-Length: 0\r\n\r\n'),
  'a status 000': ended('HTTP/1.1 000 None\r\nContent-Length: 0\r\n\r\n'),
  'another version': ended('HTTP/9.9 200 OK\r\n\r\n'),
  'a header without a name': ended(`${OK}: x\r\n\r\n`),
  'a header with a control character': ended(`${OK}X: a\u0001b\u0000\r\n\r\n`),
  'a header in two lines that are not one': ended(`${OK}X: a\rY: b\r\n\r\n`),
  'a length and a coding': ended(`${OK}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
  'two lengths': ended(`${OK}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`),
  'a length that is no number': ended(`${OK}Content-Length: 0x3\r\n\r\nabc`),
  'a coding that nobody knows': ended(`${OK}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`),
  'an upgrade to another protocol': ended('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'),
  'half a head': ended(`${OK}X: `),
};

interface Judged {
  readonly how: Way;
  /** True if a client may get this. */
  isAllowed(received: string): boolean;
}

const isBroken = (text: string) => /^HTTP\/1\.1 502/.test(text);
/** The client sees that it has not got the whole answer. */
const isHalf = (text: string) => isBroken(text) || !/\r\n0\r\n\r\n$/.test(text);

/** Answers whose end is wrong. */
export const ANSWERS: Readonly<Record<string, Judged>> = {
  'a body that is shorter than its length': {
    how: ended(`${OK}Content-Length: 9\r\n\r\nabc`),
    isAllowed: (text) => isBroken(text) || /\r\nabc$/.test(text),
  },
  'a body that is longer than its length': {
    how: sent(`${OK}Content-Length: 3\r\n\r\nabcHTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged`),
    isAllowed: (text) => !text.includes('forged'),
  },
  'a body where there is none': {
    how: sent('HTTP/1.1 204 None\r\nContent-Length: 6\r\n\r\nforged'),
    isAllowed: (text) => !text.includes('forged'),
  },
  'a chunk whose size is no number': { how: ended(`${CHUNKED}zz\r\nabc\r\n0\r\n\r\n`), isAllowed: isHalf },
  'a chunk that is longer than its size': { how: ended(`${CHUNKED}2\r\nabc\r\n0\r\n\r\n`), isAllowed: isHalf },
  'a chunk whose size is too large for a number': {
    how: ended(`${CHUNKED}ffffffffffffffffff\r\nabc\r\n0\r\n\r\n`),
    isAllowed: isHalf,
  },
  'no last chunk': { how: ended(`${CHUNKED}3\r\nabc\r\n`), isAllowed: isHalf },
  'an upgrade that nobody asked for': {
    how: sent('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    isAllowed: (text) => /^HTTP\/1\.1 (?:101|502)/.test(text),
  },
};

interface Endless {
  readonly how: Way;
  /** The statuses that clients may get. `nothing`: none until they go. */
  readonly allowed: readonly string[];
}

/** Parts of answers without an end: what a function app can send as fast as the platform reads. */
export const ENDLESS: Readonly<Record<string, Endless>> = {
  'a status text without an end': {
    how: { first: 'HTTP/1.1 200 ', again: 'x' },
    allowed: ['502', '504', 'nothing'],
  },
  'a header without an end': { how: { first: `${OK}X: `, again: 'x' }, allowed: ['502', '504'] },
  'headers without an end': { how: { first: OK, again: 'X: y\r\n' }, allowed: ['502', '504'] },
  'headers of 8 KB without an end': {
    how: { first: OK, again: `X: ${'x'.repeat(8_000)}\r\n` },
    allowed: ['502', '504'],
  },
  'headers of one letter without an end': { how: { first: OK, again: 'X:\r\n' }, allowed: ['502', '504'] },
  'informational answers without an end': {
    how: { again: 'HTTP/1.1 103 Early Hints\r\n\r\n' },
    allowed: ['502', '504'],
  },
  'continuations without an end': { how: { again: 'HTTP/1.1 100 Continue\r\n\r\n' }, allowed: ['502', '504'] },
  'headers of which a byte comes now and then': { how: { first: OK, slow: 'x' }, allowed: ['nothing', '504'] },
  'chunks of one byte without an end': { how: { first: CHUNKED, again: '1\r\nx\r\n' }, allowed: ['200', 'nothing'] },
  'an extension of a chunk without an end': {
    how: { first: `${CHUNKED}1;`, again: 'x' },
    allowed: ['200', '502', 'nothing'],
  },
  'trailers without an end': {
    how: { first: `${CHUNKED}0\r\n`, again: 'X: y\r\n' },
    allowed: ['200', '502', 'nothing'],
  },
  'a body without an end': { how: { first: `${OK}\r\n`, again: 'x' }, allowed: ['200', 'nothing'] },
};
