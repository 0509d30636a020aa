import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressData,
  decodeAnswer,
  encodeName,
  encodeUpdate,
  MessageFault,
  readName,
} from '../../../src/platform/dns/message.ts';
import { sign, type TsigKey, verify } from '../../../src/platform/dns/tsig.ts';

const KEY: TsigKey = { name: 'slipway', algorithm: 'hmac-sha256', secret: createSecretKey(Buffer.from('secret')) };
const NOW = 1_700_000_000;
const REQUEST = encodeUpdate(7, { zone: 'sites.example', prerequisites: [], changes: [] });

/** An answer that the server signs: its signature covers that of the request. */
function answerTo(mac: Buffer, { key = KEY, now = NOW } = {}): Buffer {
  const answer = Buffer.from(REQUEST);
  answer.writeUInt16BE(0xa800, 2);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(mac.length);
  // `sign` of a message behind the signature of the request gives what a server computes.
  const { mac: own } = sign(Buffer.concat([length, mac, answer]), key, now);
  const plain = sign(answer, key, now).message;
  own.copy(plain, plain.length - own.length - 6);
  return plain;
}

test('an answer with the signature of the key is right, and no other', () => {
  const { mac } = sign(REQUEST, KEY, NOW);
  const answer = answerTo(mac);
  expect(verify(answer, KEY, mac, NOW)).toEqual({ kind: 'right' });
  expect(verify(answer, KEY, Buffer.alloc(32), NOW)).toEqual({ kind: 'wrong' });
  expect(verify(answer, { ...KEY, secret: createSecretKey(Buffer.from('other')) }, mac, NOW)).toEqual({
    kind: 'wrong',
  });
  expect(verify(answer, { ...KEY, name: 'other' }, mac, NOW)).toEqual({ kind: 'wrong' });
  expect(verify(answer, KEY, mac, NOW + 301)).toEqual({ kind: 'wrong' });
  const unsigned = Buffer.from(REQUEST);
  unsigned.writeUInt16BE(0xa800, 2);
  expect(verify(unsigned, KEY, mac, NOW)).toEqual({ kind: 'missing' });
});

test('a changed byte is found, wherever it is', () => {
  const { mac } = sign(REQUEST, KEY, NOW);
  const answer = answerTo(mac);
  for (let at = 2; at < answer.length; at += 1) {
    const changed = Buffer.from(answer);
    changed[at] = (changed[at] ?? 0) ^ 0x01;
    const kind = (() => {
      try {
        return verify(changed, KEY, mac, NOW).kind;
      } catch (error) {
        if (error instanceof MessageFault) return 'unreadable';
        throw error;
      }
    })();
    // The bytes of the class and the time to live of the signature are constants that nobody reads.
    if (kind === 'right') expect(answer.length - at).toBeGreaterThan(mac.length + 6);
    else expect(['wrong', 'missing', 'refused', 'unreadable']).toContain(kind);
  }
});

test('no bytes make the reader hang or throw anything else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      try {
        verify(Buffer.from(bytes), KEY, Buffer.alloc(32), NOW);
      } catch (error) {
        expect(error).toBeInstanceOf(MessageFault);
      }
    }),
    { numRuns: 2_000 },
  );
  // A pointer to itself.
  const loop = Buffer.from('0001a800000100000000000 0c00c00060001'.replaceAll(' ', ''), 'hex');
  expect(() => decodeAnswer(loop)).toThrow(MessageFault);
});

test('names keep their form, and those that are none are refused', () => {
  expect(readName(encodeName('*.Sites.Example.'), 0)).toEqual({ name: '*.sites.example', next: 17 });
  for (const bad of ['a..b', `${'a'.repeat(64)}.example`, `${'a.'.repeat(200)}example`])
    expect(() => encodeName(bad)).toThrow(MessageFault);
});

test.each([
  ['203.0.113.7', 'cb007107'],
  ['::', '00000000000000000000000000000000'],
  ['2001:db8::7', '20010db8000000000000000000000007'],
  ['1:2:3:4:5:6:7:8', '00010002000300040005000600070008'],
  ['::ffff:203.0.113.7', '00000000000000000000ffffcb007107'],
])('the bytes of %s', (address, hex) => {
  expect(addressData(address).toString('hex')).toBe(hex);
});
