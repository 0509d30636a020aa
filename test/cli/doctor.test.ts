import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { checkLines, claimChecks, clockCheck, roleCheck } from '../../src/cli/platforms/doctor-checks.ts';
import { PLAIN } from '../../src/cli/terminal/style.ts';
import { parseApiMap } from '../../src/deploy/inputs/api-map.ts';
import { DIALECTS } from '../support/dialects/index.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { MAP_TEXTS } from '../support/maps.ts';
import { ServiceDouble } from '../support/service-double.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

/** `slipway doctor` of the app `shop`, in a folder with `files`; what it wrote is in `written`. */
async function doctor(
  baseUrl: string,
  flags: readonly string[],
  files: Readonly<Record<string, string>> = {},
  token = unsignedJwt({ iss: 'urn:test' }),
) {
  using folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  const app = ['--org', 'acme', '--project', 'web', '--app', 'shop'];
  const to = ['--base-url', baseUrl, '--id-token', token];
  const run = await inTerminal(['doctor', ...app, ...to, ...flags], { cwd: folder.path });
  const { readFileSync, existsSync } = process.getBuiltinModule('node:fs');
  const file = `${folder.path}/slipway-api.yml`;
  return { ...run, written: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
}

/** A service whose app `shop` has a deployment that ended. */
function withApp(dialect: string, last: string): ServiceDouble {
  const service = new ServiceDouble({ dialect: DIALECTS[dialect], statuses: [last] });
  service.apps.set('shop', {
    ...{ appID: 'shop', body: {}, env: undefined },
    deployments: [{ deployID: 'd7', looks: 0, commit: 'c0ffee0', branch: 'secret-branch' }],
  });
  return service;
}

describe('the checks of slipway doctor', () => {
  const NOW = Date.UTC(2026, 10, 22);
  const states = (claims: object) =>
    Object.fromEntries(claimChecks(decodeJwt(unsignedJwt(claims)), NOW).map(({ name, state }) => [name, state]));

  test.each<[claims: object, wrong: object]>([
    [{}, {}],
    [{ email: undefined }, { Email: 'doubt' }],
    [{ aud: undefined }, { Audience: 'doubt' }],
    [{ exp: NOW / 1_000 + 30 }, { Expiry: 'wrong' }],
    [{ exp: NOW / 1_000 - 3_600 }, { Expiry: 'wrong' }],
    [{ exp: undefined }, { Expiry: 'doubt' }],
    [{ iss: undefined }, { Issuer: 'wrong' }],
  ])('of a token with %j', (claims, wrong) => {
    const right = { Issuer: 'right', Audience: 'right', Email: 'right', Expiry: 'right' };
    expect(states(claims)).toEqual({ ...right, ...wrong });
  });

  test.each([
    [0, 'right'],
    [-30_000, 'right'],
    [-120_000, 'wrong'],
    [120_000, 'wrong'],
  ])('of a clock: a platform that is %d ms later is %s', (offset, state) => {
    const header = new Date(NOW + offset).toUTCString();
    expect(clockCheck(header, NOW, NOW + 100).state).toBe(state);
  });

  test.each([
    [undefined, 'doubt'],
    [200, 'right'],
    [401, 'wrong'],
    [403, 'wrong'],
    [404, 'doubt'],
    [503, 'doubt'],
  ])('of a role: the answer %s is %s', (status, state) => expect(roleCheck(status).state).toBe(state));

  test('show each remedy below its line, and no control sequence of a token', () => {
    const checks = claimChecks(decodeJwt(unsignedJwt({ aud: 'a\u001b[2Jb', exp: 1 })), NOW);
    const shown = checkLines(checks, PLAIN);
    expect(shown).toContain('  ✓ Audience: ab\n');
    expect(shown).toMatch(/ {2}✗ Expiry: .* ago\n {6}Get a new token/);
  });
});

describe('slipway doctor', () => {
  test('shows what was understood and from where, and only reads', async () => {
    await using service = withApp('vercel', 'failed');
    const run = await doctor(await service.start(), ['--details']);
    expect([run.err, run.exitCode]).toEqual(['', 0]);
    expect(run.out).toMatch(
      /\n8 of 9 checks passed; in doubt: Discovery\nNot tried: a deploy, and reading it back\. .*--try-deploy.*\n$/,
    );
    expect(service.calls).toEqual(['listEnvironments', 'listDeployments', 'readFailure']);
    expect(run.out).toContain('listDeployments: answered 200\n  ✓ list: deployments\n  ✓ id: d7 (uid)\n');
    expect(run.out).toContain('  ✓ status: ERROR (state)\n');
    expect(run.out).toContain('  ✓ branch: secret-branch (meta.githubCommitRef)\n');
    expect(run.out).toContain('  ✓ code: BUILD_UTILS_SPAWN_2 (errorCode)\n');
  });

  test('shows no fields without being asked, and ends with its result', async () => {
    await using service = withApp('vercel', 'failed');
    const { out } = await doctor(await service.start(), []);
    expect(out).toMatch(
      / {2}✓ Answers: 3 calls are understood\n\n8 of 9 checks passed; in doubt: Discovery\nNot tried: .*\n$/,
    );
    expect(out).not.toContain('answered 200');
  });

  test('names the checks that failed, and asks nothing with a token that is refused', async () => {
    await using service = withApp('vercel', 'failed');
    const expired = unsignedJwt({ iss: 'urn:test', exp: 1 });
    const run = await doctor(await service.start(), [], {}, expired);
    expect(run.out).toMatch(/\n\n1 of 3 checks failed: Token\n$/);
    expect([run.exitCode, run.err, service.calls]).toEqual([2, '', []]);
  });

  test('writes a map that can be read, with every name and no value', async () => {
    await using service = withApp('vercel', 'failed');
    const { written = '', err } = await doctor(await service.start(), ['--write', 'slipway-api.yml']);
    expect(err).toContain('Wrote slipway-api.yml');
    expect(written).toContain('  listDeployments:\n    list: deployments\n    id: uid\n    status: state\n');
    expect(written).toContain('  failure: ["ERROR"]\n');
    expect(written).toMatch(/# listDeployments answered 200:\n(?:# .*\n)+/);
    const samples = written.slice(written.indexOf('answered 200:'));
    for (const name of ['githubCommitSha', 'inspectorUrl', 'pagination']) expect(samples).toContain(`"${name}"`);
    for (const value of ['secret-branch', 'c0ffee0', 'd7', 'usr_9', 'bot', 'acme']) {
      expect(samples).not.toMatch(new RegExp(`"[^"]*\\b${value}\\b[^"]*"`));
    }
    expect((await parseApiMap(written)).statuses.get('error')).toBe('failure');
  });

  test('says what is missing, and the map that it writes has the place for it', async () => {
    await using service = withApp('cloudflare', 'building');
    const run = await doctor(await service.start(), ['--write', 'slipway-api.yml']);
    expect(run.exitCode).toBe(1);
    expect(run.out).toMatch(/✗ The answer to GET \S+ \(200\) has no deployment status in an entry/);
    expect(run.written).toMatch(/listDeployments:\n {4}list: result\n {4}id: id\n {4}status: TODO\b/);
    await parseApiMap(run.written ?? '');
  });

  test('names the members that hold a word for a status, and chooses none', async () => {
    await using service = withApp('cloudflare', 'failed');
    const run = await doctor(await service.start(), ['--write', 'slipway-api.yml']);
    const place = 'what may be a status is in latest_stage.status';
    expect(run.out).toContain(`  ✗ status: MISSING, and a deploy needs it; ${place}\n`);
    expect(run.out).toContain('readFailure: not asked: the list has to be clear first; ask again with the map\n');
    expect(run.written).toContain('    status: TODO # what may be a status is in: latest_stage.status\n');
    // The advice names that place, and the file that was written.
    expect(run.out).toContain('      listDeployments:\n        status: latest_stage.status\n');
    expect(run.out).toContain('Complete slipway-api.yml, and look again: slipway doctor --api-map slipway-api.yml\n');
    expect(run.out).not.toContain('"slipway doctor');
  });

  test('points at numbers and at a failure in plain text, and the map that it writes reads them', async () => {
    const [app, failure] = ['/api/v1/orgs/acme/projects/web/apps/shop', 'Build failed\nerror: no such module\n'];
    await using service = await serve((request, response) => {
      const path = request.url?.split('?')[0] ?? '';
      if (path === `${app}/deployments/17/failure`) {
        return void response.writeHead(200, { 'content-type': 'text/plain' }).end(failure);
      }
      if (path === `${app}/deployments`) {
        return sendJson(response, 200, [{ attempt: 17, id: 17, seconds: 40, stateCode: 40, meta: { branch: 'main' } }]);
      }
      return sendJson(response, path === `${app}/environments` ? 200 : 404, []);
    });
    const first = await doctor(service.origin, ['--write', 'slipway-api.yml']);
    expect(first.out).toContain('status: MISSING, and a deploy needs it; what may be a status is in stateCode\n');
    expect(first.written).toContain('    id: id\n    status: TODO # what may be a status is in: stateCode\n');
    const map = first.written?.replace('TODO #', 'stateCode #').concat('statuses: { failure: [40] }\n') ?? '';
    const flags = ['--api-map', 'map.yml', '--write', 'slipway-api.yml'];
    const second = await doctor(service.origin, flags, { 'map.yml': map });
    expect([second.exitCode, second.err]).toEqual([0, expect.stringContaining('Wrote slipway-api.yml')]);
    expect(second.out).toContain('  ✓ message: Build failed ($)\n');
    expect(second.written).toContain('  readFailure:\n    message: $\n');
    expect(second.written).toContain('# readFailure answered 200:\n#   "<text of several lines>"\n');
    expect((await parseApiMap(second.written ?? '')).statuses.get('40')).toBe('failure');
  });

  test('is content with the map', async () => {
    await using service = withApp('cloudflare', 'failed');
    const files = { 'map.yml': MAP_TEXTS.get('cloudflare') ?? '' };
    const run = await doctor(await service.start(), ['--api-map', 'map.yml', '--json'], files);
    expect([run.err, run.exitCode]).toEqual(['', 0]);
    const [, list, failure] = JSON.parse(run.out).calls;
    expect(list.fields).toContainEqual({ field: 'id', value: 'd7', at: 'id', needed: true });
    expect(failure).toMatchObject({ call: 'readFailure', status: 200 });
  });

  test('overwrites no map', async () => {
    await using service = withApp('vercel', 'failed');
    const files = { 'slipway-api.yml': 'answers: {}\n' };
    const run = await doctor(await service.start(), ['--write', 'slipway-api.yml'], files);
    expect([run.exitCode, run.written]).toEqual([2, 'answers: {}\n']);
  });

  test('--try-deploy shows a refusal at the call that was refused', async () => {
    await using service = new ServiceDouble({ dialect: DIALECTS.cloudflare });
    // A map that leaves the variables as they are.
    const map = (MAP_TEXTS.get('cloudflare') ?? '').replace(/ {2}replaceEnv: \|\n(?: {4}.*\n)+/, '');
    const source = ['--repository', 'acme/shop', '--branch', 'main'];
    const flags = ['--try-deploy', '--api-map', 'map.yml', '--json', ...source];
    const run = await doctor(await service.start(), flags, { 'map.yml': map });
    const { calls }: { readonly calls: readonly { call: string; error?: { message: string } }[] } = JSON.parse(run.out);
    const refused = calls.filter(({ error }) => error !== undefined);
    expect(refused).toMatchObject([
      { call: 'replaceEnv', error: { message: expect.stringContaining('deployment_configs') } },
    ]);
  });

  test('--try-deploy says that the deployment cannot be read back', async () => {
    await using service = new ServiceDouble({
      dialect: {
        like: 'a service whose list has other IDs than its answer to a deploy',
        refused: (field, message) => ({ field, message }),
        answer: (call, ours) => ({ body: call === 'deploy' ? { deployID: 'request-1' } : ours }),
      },
    });
    const source = ['--repository', 'acme/shop', '--branch', 'main', '--verify', 'off', '--timeout', '1s'];
    const run = await doctor(await service.start(), ['--try-deploy', ...source]);
    expect(run.exitCode).toBe(1);
    expect(run.out).toContain(
      "✗ Deploy: The deployment request-1 is not in the platform's list: its ID was not in the only page; it has d1\n",
    );
    expect(run.out).not.toContain('Not tried');
  });

  test.each(['vercel', 'cloudflare'])('--try-deploy goes through all seven calls: %s', async (name) => {
    await using service = new ServiceDouble({ dialect: DIALECTS[name], statuses: ['building', 'failed'] });
    const files = { 'map.yml': MAP_TEXTS.get(name) ?? '' };
    const source = ['--repository', 'acme/shop', '--branch', 'main', '--verify', 'off'];
    const flags = ['--try-deploy', '--api-map', 'map.yml', '--json', ...source];
    const run = await doctor(await service.start(), flags, files);
    expect(run.exitCode, run.out + run.err).toBe(0);
    const { checks, notTried } = JSON.parse(run.out);
    expect(notTried).toEqual([]);
    expect(checks.at(-1)).toMatchObject({
      name: 'Deploy',
      state: 'right',
      detail: expect.stringContaining('ended as failed'),
    });
    expect(new Set(service.calls).size).toBe(7);
    expect(JSON.parse(run.out).calls.map(({ status }: { status: number }) => status < 300)).toEqual(
      Array(7).fill(true),
    );
    expect([...service.apps.keys()]).toEqual([expect.stringMatching(/^slipway-doctor-[0-9a-f]{8}$/)]);
  });
});
