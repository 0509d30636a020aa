import { expect, test } from 'vitest';
import { createControlPlane } from '../../src/api/control-plane.ts';
import { createTransport } from '../../src/api/transport.ts';
import { asSlipwayError } from '../../src/base/errors.ts';
import { parseApiMap } from '../../src/deploy/inputs/api-map.ts';
import { FakeClock } from '../support/clock.ts';
import { controlPlane, givenTokens } from '../support/control-plane.ts';
import { bodyOf, sendJson, serve } from '../support/http-server.ts';

const APP = { name: 'shop', type: 'web-landing', repository: 'acme/shop', branch: 'main', buildCommand: 'make' };

async function refused(body: unknown, status = 422, map?: string, settings = {}) {
  await using server = await serve(async (request, response) => {
    await bodyOf(request);
    sendJson(response, status, body);
  });
  const client =
    map === undefined
      ? controlPlane(server.origin)
      : createControlPlane(
          createTransport({
            ...{ baseUrl: server.origin, fetch, clock: new FakeClock(), random: () => 0.5, tokens: givenTokens },
            uuid: () => 'u',
          }),
          { org: 'acme', project: 'web' },
          await parseApiMap(map),
        );
  return asSlipwayError(await client.createApp({ ...APP, ...settings }).catch((error: unknown) => error));
}

test.each([400, 422])(
  'a refused field (%i) is shown with the input that it came from, and the map to write',
  async (status) => {
    const error = await refused({ errors: [{ field: 'buildCommand', message: 'is not known' }] }, status);
    expect(error.code).toBe('refused');
    expect(error.message).toContain('; buildCommand, from the input build-command: "is not known"');
    expect(error.remedy).toContain(
      'requests:\n  createApp: |\n    {"name": name, "type": type, "repository": repository, "branch": branch, "NAME-FOR-buildCommand": buildCommand}',
    );
  },
);

test.each([
  ['noindex', 'noindex'],
  ['nodeVersion', 'app-settings'],
])('a refused setting %s is shown with the input %s', async (setting, input) => {
  const body = { errors: [{ field: setting, message: 'No' }] };
  const { message } = await refused(body, 422, undefined, { [setting]: true });
  expect(message).toContain(`; ${setting}, from the input ${input}: "No"`);
});

test('a field that is missing is shown with a line that adds it', async () => {
  const error = await refused({ message: 'Invalid', errors: { owner_id: ['is required'] } });
  expect(error.message).toContain('; owner_id, which is not sent: "is required"');
  expect(error.remedy).toContain('"buildCommand": buildCommand, "owner_id": VALUE}');
});

test('a missing field inside another is added inside it', async () => {
  const error = await refused({ field: 'source.location.url', message: 'is required' });
  expect(error.remedy).toContain(', "source": {"location": {"url": VALUE}}}');
});

test('a field that a map made is traced by its value', async () => {
  const map = 'requests:\n  createApp: |\n    {"title": name, "source": {"repo": repository}}\n';
  const error = await refused({ errors: [{ source: { pointer: '/source/repo' }, detail: 'must be a URL' }] }, 422, map);
  expect(error.message).toContain('; source.repo (our repository), from the input repository: "must be a URL"');
});

test('without a field, and with other statuses, the words stay as they were', async () => {
  expect((await refused({ message: 'No' })).remedy).toBe('Correct what the answer names, then run again.');
  const conflict = await refused({ errors: [{ field: 'name', message: 'taken' }] }, 409);
  expect(conflict.message).not.toContain('from the input');
});

test("a map says where an error's code and message are", async () => {
  const error = await refused(
    { fault: { kind: 'quota', words: 'No more apps' } },
    403,
    'errors: { code: fault.kind, message: fault.words }',
  );
  expect(error.message).toContain('answered 403 quota ("No more apps")');
  expect(error.call?.serviceCode).toBe('quota');
});
