import { expect, test } from 'vitest';
import { SlipwayError } from '../../../src/base/errors.ts';
import { createBackupHandler } from '../../../src/platform/operation/backup.ts';

test('a refused backup says what to do instead, as a cluster does, which is not copied to a folder', async () => {
  const remedy = 'Back up the PostgreSQL database, and keep versions of the bucket.';
  const refused = new SlipwayError('invalid_input', 'A platform with --database is not copied', {
    input: 'to',
    remedy,
  });
  const handler = createBackupHandler('token', () => Promise.reject(refused));
  const { status, body } = await handler({
    ...{ method: 'POST', target: '/backup', rawHeaders: [], headers: { authorization: 'Bearer token' } },
    ...{ requestID: 'r', body: async () => Buffer.from('{"to":"/copy"}'), signal: new AbortController().signal },
  });
  expect(status).toBe(422);
  expect(String(body)).toContain(`to: A platform with --database is not copied. ${remedy}`);
});
