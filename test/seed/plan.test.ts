import { describe, expect, test } from 'vitest';
import type { SlipwayError } from '../../src/base/errors.ts';
import { inDeployAction, planSeed, type RawSeed, secretsOf } from '../../src/seed/plan.ts';

const ENV = {
  SERVICE_KVS_URL: 'https://kvs.example.com',
  SERVICE_KVS_REGION: 'us-east-2',
  SERVICE_KVS_TOKEN_SESSIONS: 'token-of-sessions',
  SERVICE_KVS_TOKEN_FLAGS: 'token-of-flags',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'aws-secret',
  AWS_SESSION_TOKEN: 'aws-session',
};

function faults(raw: RawSeed, env = ENV as Readonly<Record<string, string | undefined>>): string[] {
  try {
    planSeed(raw, env);
  } catch (error) {
    const { message, also } = error as SlipwayError;
    return [message, ...also.map((each) => each.message)];
  }
  return [];
}

describe('planning', () => {
  test('takes URL, region, token and credentials from the variables', async () => {
    const plan = planSeed({ file: 'a.json', table: 'sessions' }, ENV);
    expect(plan).toMatchObject({
      file: 'a.json',
      pruneFile: undefined,
      concurrency: 16,
      verify: false,
      ttlSeconds: undefined,
    });
    expect(plan.target).toMatchObject({ url: ENV.SERVICE_KVS_URL, region: 'us-east-2', token: 'token-of-sessions' });
    expect(await plan.target?.credentials()).toEqual({
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'aws-secret',
      sessionToken: 'aws-session',
    });
  });

  test('inputs go before variables', () => {
    const raw = {
      file: 'a',
      table: 'sessions',
      url: 'http://127.0.0.1:4400',
      region: 'eu-west-1',
      token: 'given',
      'ttl-seconds': '60',
      concurrency: '4',
      verify: 'TRUE',
    };
    const plan = planSeed(raw, ENV);
    expect(plan).toMatchObject({ ttlSeconds: 60, concurrency: 4, verify: true });
    expect(plan.target).toMatchObject({ url: 'http://127.0.0.1:4400', region: 'eu-west-1', token: 'given' });
  });

  test('a dry run needs neither table nor credentials', () => {
    expect(planSeed({ file: 'a', 'dry-run': 'true' }, {}).target).toBeUndefined();
  });

  test('names everything that is missing at once', () => {
    expect(faults({}, {})).toEqual([
      'file is not set',
      'url is not set, and neither is SERVICE_KVS_URL',
      'region is not set, and neither is SERVICE_KVS_REGION',
      'table is not set, and neither is SERVICE_KVS_TOKEN_<TABLE>',
      'There are no AWS credentials: AWS_ACCESS_KEY_ID is not set',
    ]);
    expect(faults({ file: 'a', table: 'gone' })).toEqual(['token is not set, and neither is SERVICE_KVS_TOKEN_GONE']);
  });

  test('calls the inputs as the deploy action does, for its last step', () => {
    expect(() => planSeed({ table: 'gone' }, ENV, inDeployAction)).toThrow(
      expect.objectContaining({
        message: 'kvs-seed-file is not set',
        also: [expect.objectContaining({ input: 'kvs-token' })],
      }),
    );
  });

  test('shows the lines of YAML that get credentials', () => {
    try {
      planSeed({ file: 'a', table: 'sessions' }, { ...ENV, AWS_SECRET_ACCESS_KEY: '' });
      expect.unreachable();
    } catch (error) {
      const { message, remedy } = error as SlipwayError;
      expect(message).toBe('There are no AWS credentials: AWS_SECRET_ACCESS_KEY is not set');
      expect(remedy).toContain('uses: aws-actions/configure-aws-credentials@');
      expect(remedy).toContain('id-token: write');
    }
  });

  test.each([
    [{ concurrency: '0' }, 'concurrency is "0"; it must be a whole number from 1 to 256'],
    [{ concurrency: '1e1' }, 'concurrency is "1e1"; it must be a whole number from 1 to 256'],
    [{ 'ttl-seconds': '59' }, 'ttl-seconds is "59"; it must be a whole number from 60 to 31536000'],
    [{ verify: 'yes' }, 'verify: "yes" is neither true nor false'],
    [{ url: 'http://kvs.example.com' }, 'url names http://kvs.example.com, which is not https'],
    [{ table: 'no-such' }, 'table: "no-such" is not a table name'],
    [{ token: 'to\nken' }, 'token has a space, a line end or a sign beyond ASCII in it'],
    [{ region: 'us-east-2 \u2014 Ohio' }, 'region has a space, a line end or a sign beyond ASCII in it'],
  ])('refuses %j', (more, message) => {
    expect(faults({ file: 'a', table: 'sessions', ...more })).toContain(message);
  });

  test('refuses credentials that no header can have', () => {
    const env = { ...ENV, AWS_SESSION_TOKEN: 'aws\nsession' };
    expect(faults({ file: 'a', table: 'sessions' }, env)).toEqual([
      'AWS_SESSION_TOKEN has a space, a line end or a sign beyond ASCII in it',
    ]);
  });

  test('knows every secret, those of other tables too', () => {
    expect([...secretsOf({ token: ' given ' }, ENV)].sort()).toEqual(
      ['aws-secret', 'aws-session', 'given', 'token-of-flags', 'token-of-sessions'].sort(),
    );
  });
});
