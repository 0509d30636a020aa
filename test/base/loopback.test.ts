import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from '../../src/base/loopback.ts';

test.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['LOCALHOST', true],
  ['localhost.', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['notlocalhost', false],
  ['10.0.0.1', false],
  ['[::2]', false],
])('the host %s is loopback: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['localhost', false],
  ['shop.localhost', false],
  ['127.0.0.1.example.com', false],
  ['10.127.0.0', false],
])('the address %s is loopback: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});
