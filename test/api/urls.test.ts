import { expect, test } from 'vitest';
import { checkServiceUrl } from '../../src/api/urls.ts';

test('takes https anywhere and http on loopback, and drops the trailing slash', () => {
  expect(checkServiceUrl('https://platform.example/pre/fix//', 'base-url').href).toBe(
    'https://platform.example/pre/fix',
  );
  expect(checkServiceUrl(' http://api.localhost:4400 ', 'base-url').origin).toBe('http://api.localhost:4400');
});

test('refuses http elsewhere, also if a number hides the address', () => {
  for (const address of ['http://platform.example', 'http://localhost.example', 'http://0x0a000001']) {
    expect(() => checkServiceUrl(address, 'base-url')).toThrow(
      expect.objectContaining({ code: 'insecure_url', input: 'base-url' }),
    );
  }
});

test.each(['', 'platform.example', 'ftp://x', 'file:///etc', 'https://u:sekret@x', 'https://x/?a=1', 'https://x/#f'])(
  'refuses %j without showing it',
  (address) => {
    expect(() => checkServiceUrl(address, 'base-url')).toThrow(
      expect.objectContaining({ code: 'invalid_input', message: expect.not.stringContaining('sekret') }),
    );
  },
);
