import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { describe as describeCalls, openApiOf } from '../../../scripts/openapi.ts';
import { object, record, string } from '../../../src/platform/control/answers.ts';
import { createApi, type Endpoint } from '../../../src/platform/control/api.ts';
import { text } from '../../../src/platform/control/validation.ts';
import { members } from '../../../src/platform/shared/schema.ts';

/*
 * An endpoint is one definition. This one is all that a platform needs to route it, to check its callers and its bodies,
 * and to describe it.
 */
interface Parts {
  readonly greeting: string;
}

function endpoint<Body>(it: Endpoint<Parts, Body>) {
  return it;
}

const TOY = {
  greet: endpoint({
    method: 'POST',
    path: '/operator/orgs/{orgID}/greetings',
    summary: 'Greets somebody.',
    body: members({ name: text(1, 5) }),
    status: 201,
    answer: object({ text: string }),
    run: async ({ key, body }, { greeting }) => ({ text: `${greeting} ${body().name} of ${key.org}` }),
  }),
};

const document = openApiOf([
  { tag: 'toy', prefix: 'toy_', calls: describeCalls(TOY), security: [{ idToken: [] }], errors: record('Error') },
]);
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ ...document, $id: 'toy' });
const OPERATION = '#/paths/~1operator~1orgs~1%7BorgID%7D~1greetings/post';

function isDescribed(pointer: string, value: unknown): unknown {
  return ajv.getSchema(`toy${OPERATION}${pointer}/content/application~1json/schema`)?.(value);
}

const handler = createApi(
  {
    verify: async (authorization) => ({ email: authorization ?? '', issuer: 'https://id.example' }),
    roleOf: async ({ email }) => (email === 'dev' ? 'deployer' : email === 'view' ? 'viewer' : undefined),
    organizationsOf: async () => [],
    mayIn: async () => true,
    partsOf: async () => [],
    rateLimit: () => 0,
  },
  TOY,
  { greeting: 'Hello' },
);

async function greet(email: string, sent: unknown, method = 'POST') {
  const headers = { authorization: email, 'content-type': 'application/json' };
  const response = await handler({
    method,
    target: '/operator/orgs/acme/greetings',
    headers,
    rawHeaders: [],
    requestID: 'r',
    signal: new AbortController().signal,
    body: async () => Buffer.from(JSON.stringify(sent)),
  });
  return { status: response.status, answer: JSON.parse(String(response.body)) };
}

test('an endpoint that one definition adds is routed, checked and described', async () => {
  const made = await greet('dev', { name: 'Ana' });
  expect(made).toEqual({ status: 201, answer: { text: 'Hello Ana of acme' } });
  expect(isDescribed('/requestBody', { name: 'Ana' })).toBe(true);
  expect(isDescribed('/responses/201', made.answer)).toBe(true);
  expect((await greet('dev', { name: 'Ana' }, 'GET')).status).toBe(405);
});

test.each([{}, { name: '' }, { name: 'Anastasia' }, { name: 'a\0' }, { name: 'Ana', more: 1 }])(
  'the endpoint and its description refuse %j',
  async (sent) => {
    const refused = await greet('dev', sent);
    expect([refused.status, isDescribed('/requestBody', sent)]).toEqual([422, false]);
    expect(isDescribed('/responses/default', refused.answer)).toBe(true);
  },
);

test('only a deployer of the organization may call it', async () => {
  expect((await greet('view', { name: 'Ana' })).answer.error.message).toContain('may only read');
  expect((await greet('eve', { name: 'Ana' })).answer.error.message).toContain('has no role');
});
