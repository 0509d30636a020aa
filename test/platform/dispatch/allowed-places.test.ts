import { expect, test } from 'vitest';
import { parseAllowed } from '../../../src/platform/dispatch/allowed-places.ts';

test.each([
  ['registry.corp', { host: 'registry.corp' }],
  ['registry.corp:443', { host: 'registry.corp', port: 443 }],
  ['10.0.0.5', { host: '10.0.0.5' }],
  ['10.1.0.0/16:443', { host: '10.1.0.0', prefix: 16, port: 443 }],
  ['fd00::5', { host: 'fd00::5' }],
  ['[fd00::5]:443', { host: 'fd00::5', port: 443 }],
  ['localhost:4873', { host: 'localhost', port: 4873 }],
])('%s is a place that can be allowed', (text, place) => {
  expect(parseAllowed(text)).toEqual(place);
});

test.each([
  '',
  'localhost',
  '127.0.0.1',
  '127.0.0.0/8:80',
  '10.0.0.0/33',
  'a b',
  'host:70000',
  'host/8',
  '999.1.1.1',
  '1;x',
])('it refuses %j', (text) => {
  expect(() => parseAllowed(text)).toThrow('is not a place that can be allowed');
});
