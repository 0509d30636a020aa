import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../src/base/json.ts';
import { CONTROL_LIMITS } from '../../src/contract/limits.ts';
import type { Exchange } from '../support/described.ts';

/** An implementation of the control plane of docs/control-plane.md, and the parameters to call it. */
export interface Target {
  readonly baseUrl: string;
  readonly org: string;
  readonly project: string;
  /** A repository that the implementation can build, its branch, and the folder of its output. */
  readonly repository: string;
  readonly branch: string;
  readonly outputDirectory: string;
  /** A token that may do everything in `org`. */
  readonly token: string;
  /** Authorization headers that must be refused with 401, by their fault. Undefined: the request has none. */
  readonly unauthorized: Readonly<Record<string, string | undefined>>;
  /** Authorization headers of identities without a role in `org`, which must get 403 or 404. */
  readonly strangers: Readonly<Record<string, string>>;
  /** Milliseconds that a deployment may take. */
  readonly patienceMs: number;
  /** Members that the records of this target do not have, because a client translates them. */
  readonly omits?: Readonly<Partial<Record<RecordKind, readonly string[]>>>;
  /** The URL at which an app's whole record is read. Default: `baseUrl`. */
  readonly recordsUrl?: string;
  /** Throws if a request or its answer is not as the target describes its calls. */
  readonly described?: (exchange: Exchange) => void;
}

type RecordKind = 'app' | 'env' | 'environment' | 'accepted' | 'deployment' | 'failure';

export interface SuiteOptions {
  /**
   * Patterns of cases (`group > case`) that the target cannot pass, with the reason. These cases are skipped with that
   * note, and counted in the output. A pattern that no case matches fails.
   */
  readonly without?: readonly (readonly [cases: RegExp, why: string])[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonObject;
}

interface CallOptions {
  /** A string is sent unchanged, and other values as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** null: no Authorization header. */
  readonly authorization?: string | null;
}

export class Client {
  readonly target: Target;
  readonly apps: string;
  constructor(target: Target) {
    this.target = target;
    this.apps = `/api/v1/orgs/${target.org}/projects/${target.project}/apps`;
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { body, authorization = `Bearer ${this.target.token}` } = options;
    const response = await fetch(this.target.baseUrl + path, {
      method,
      headers: {
        ...(authorization === null ? {} : { authorization }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    this.target.described?.({ method, path, sent: body, status: response.status, answer: parsed });
    return { status: response.status, headers: response.headers, body: isObject(parsed) ? parsed : {} };
  }

  /** Reads the app's whole record by an empty update. */
  async record(app: string): Promise<JsonObject> {
    const at = this.target.recordsUrl;
    const there = at === undefined ? this : new Client({ ...this.target, baseUrl: at });
    const { status, body } = await there.call('PATCH', app, { body: {} });
    expect(status).toBe(200);
    return body;
  }

  /** Removes the members that the target does not have from a received or an expected record. */
  own<T extends object>(kind: RecordKind, record: T) {
    const omitted = this.target.omits?.[kind] ?? [];
    return Object.fromEntries(Object.entries(record).filter(([name]) => !omitted.includes(name)));
  }

  configuration() {
    const { repository, branch, outputDirectory } = this.target;
    return { repository, branch, outputDirectory };
  }

  /** Creates an app with a new name. Returns its path. */
  async app(name = freshName()): Promise<string> {
    const created = await this.call('POST', this.apps, {
      body: { name, type: 'web-landing', ...this.configuration() },
    });
    expect(created.status).toBe(201);
    return `${this.apps}/${String(created.body.appID)}`;
  }

  /** Reads the log of a deployment, as a platform of ours has it. */
  async log(app: string, deployID: unknown): Promise<string> {
    const path = `${app.replace('/api/v1/', '/operator/')}/deployments/${String(deployID)}/log`;
    let text = '';
    for (let from = 0; ; ) {
      const { status, body } = await this.call('GET', `${path}?from=${from}`);
      expect(status).toBe(200);
      text += String(body.text);
      if (body.atEnd === true) return text;
      from = Number(body.next);
    }
  }

  /** Starts a deployment, and waits for its final status. */
  async deployed(app: string, body: JsonObject = {}): Promise<JsonObject> {
    const accepted = await this.call('POST', `${app}/deployments`, { body });
    expect(accepted.status).toBe(202);
    const until = Date.now() + this.target.patienceMs;
    for (;;) {
      const { deployments } = (await this.call('GET', `${app}/deployments?limit=100`)).body;
      const found = list(deployments).find((each) => each.deployID === accepted.body.deployID);
      if (found && ['succeeded', 'failed', 'cancelled'].includes(String(found.status))) return found;
      if (Date.now() > until) throw new Error(`still ${String(found?.status)} after ${this.target.patienceMs} ms`);
      await delay(50);
    }
  }
}

function freshName(): string {
  return `conformance-${randomBytes(5).toString('hex')}`;
}

function list(value: unknown): readonly JsonObject[] {
  expect(Array.isArray(value)).toBe(true);
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The target may have more environments than this one. */
function productionsIn({ body }: Answer): readonly JsonObject[] {
  return list(body.environments).filter(({ name }) => name === 'production');
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** `{"error": {code, message, requestID}}` and nothing else. */
/** True while another service is tested through a map. Its codes do not say what was not found. */
let isMapped = false;

function expectError(answer: Answer, status: number, code: string, message?: RegExp): void {
  const named = isMapped && code.endsWith('_not_found') ? expect.stringMatching(/(?:^|_)not_found$/) : code;
  expect(answer.body).toEqual({
    error: { code: named, message: expect.any(String), requestID: expect.stringMatching(/./) },
  });
  expect(answer.status).toBe(status);
  if (message) expect(answer.body.error).toMatchObject({ message: expect.stringMatching(message) });
}

/** Tests a control plane against docs/control-plane.md, over its real port. */
export function controlPlaneSuite(start: () => Promise<Target>, { without = [] }: SuiteOptions = {}): void {
  const held: { client?: Client } = {};
  beforeEach(() => {
    isMapped = without.length > 0;
  });
  const client = () => {
    if (!held.client) throw new Error('the target did not start');
    return held.client;
  };
  beforeAll(async () => {
    held.client = new Client(await start());
  });

  leaveOut(without);

  describe('create', () => creating(client));
  describe('update', () => updating(client));
  describe('environment variables and environments', () => environments(client));
  describe('deployments', () => deploying(client));
  describe('idempotency', () => repeating(client));
  describe('malformed requests', () => malformed(client));
  describe('identity', () => identities(client));
}

/** Skips the cases that `without` names. Fails if one of its patterns matches no case. */
function leaveOut(without: NonNullable<SuiteOptions['without']>): void {
  const counts = new Map<RegExp, number>();
  beforeEach(({ task, skip }) => {
    const name = `${task.suite?.name} > ${task.name}`;
    const found = without.find(([cases]) => cases.test(name));
    if (!found) return;
    const [cases, why] = found;
    counts.set(cases, (counts.get(cases) ?? 0) + 1);
    skip(why);
  });
  afterAll(() => {
    for (const [cases, why] of without)
      process.stdout.write(`left out: ${counts.get(cases) ?? 0} cases ${cases}: ${why}\n`);
    expect(without.filter(([cases]) => !counts.has(cases))).toEqual([]);
  });
}

type Get = () => Client;

function creating(client: Get): void {
  test('answers 201 with the whole record', async () => {
    const { target, apps } = client();
    const name = freshName();
    const answer = await client().call('POST', apps, {
      body: {
        name,
        type: 'web-landing',
        ...client().configuration(),
        buildCommand: 'npm run build',
        region: 'eu-west-1',
      },
    });
    expect(answer.status).toBe(201);
    const whole = {
      appID: expect.stringMatching(/./),
      name,
      type: 'web-landing',
      repository: target.repository,
      branch: target.branch,
      buildCommand: 'npm run build',
      outputDirectory: target.outputDirectory,
      region: 'eu-west-1',
      subdomain: expect.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/),
      state: 'created',
      url: null,
      environments: [{ environmentID: expect.stringMatching(/./), name: 'production' }],
      createdAt: expect.stringMatching(ISO),
      updatedAt: expect.stringMatching(ISO),
    };
    const { deployTakes: _, ...record } = answer.body;
    expect(client().own('app', record)).toEqual(client().own('app', whole));
    expect(await client().record(`${apps}/${String(answer.body.appID)}`)).toEqual(whole);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });
  test('sets missing optional fields to null', async () => {
    const { repository, branch } = client().target;
    const body = { name: freshName(), type: 'web-landing', repository, branch };
    const answer = await client().call('POST', client().apps, { body });
    const app = await client().record(`${client().apps}/${String(answer.body.appID)}`);
    expect(app).toMatchObject({ buildCommand: null, outputDirectory: null, region: null });
  });
  test('gives every app a different subdomain', async () => {
    const { repository, branch } = client().target;
    const names = [freshName(), freshName(), freshName()];
    const answers = await Promise.all(
      names.map((name) =>
        client().call('POST', client().apps, { body: { name, type: 'web-landing', repository, branch } }),
      ),
    );
    const apps = answers.map(({ body }) => client().record(`${client().apps}/${String(body.appID)}`));
    expect(new Set((await Promise.all(apps)).map(({ subdomain }) => subdomain)).size).toBe(names.length);
  });
  test('refuses a name that is taken with 409 app_exists', async () => {
    const name = freshName();
    await client().app(name);
    const body = { name, type: 'web-landing', ...client().configuration() };
    expectError(await client().call('POST', client().apps, { body }), 409, 'app_exists');
  });

  const wrong: readonly (readonly [field: string, value: unknown])[] = [
    ['name', 5],
    ['name', ''],
    ['name', '../x'],
    ['name', 'a'.repeat(300)],
    ['type', 'desktop'],
    ['repository', 'ext::sh -c id'],
    ['repository', '-u/x'],
    ['repository', 'https://user:secret@example.com/x.git'],
    ['repository', ['a/b']],
    ['branch', ''],
    ['branch', 'a..b'],
    ['branch', '-x'],
    ['branch', 'a b'],
    ['branch', 'x.lock'],
    ['branch', 'refs/heads/'],
    ['buildCommand', 7],
    ['buildCommand', 'a\0b'],
    ['outputDirectory', '/etc'],
    ['outputDirectory', '../out'],
    ['outputDirectory', 'a/../../b'],
    ['region', 'EU WEST'],
    ['region', {}],
  ];
  test.each(wrong)('refuses %s = %j with 422 and names the field', async (field, value) => {
    const body = { name: freshName(), type: 'web-landing', ...client().configuration(), [field]: value };
    const answer = await client().call('POST', client().apps, { body });
    expectError(answer, 422, 'validation_failed', new RegExp(`\\b${field}\\b`));
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });
  test.each(['name', 'type', 'repository', 'branch'])('refuses a body without %s with 422', async (field) => {
    const full: Record<string, unknown> = { name: freshName(), type: 'web-landing', ...client().configuration() };
    delete full[field];
    const answer = await client().call('POST', client().apps, { body: full });
    expectError(answer, 422, 'validation_failed', new RegExp(`\\b${field}\\b`));
  });
  test('refuses an unknown field by its name', async () => {
    const body = { name: freshName(), type: 'web-landing', ...client().configuration(), colour: 'blue' };
    expectError(await client().call('POST', client().apps, { body }), 422, 'validation_failed', /colour/);
  });
  test.each(['[]', '"x"', '7', 'null'])('refuses the body %s with 422', async (body) => {
    expectError(await client().call('POST', client().apps, { body }), 422, 'validation_failed');
  });
}

function updating(client: Get): void {
  test('changes the given fields and keeps the others', async () => {
    const app = await client().app();
    const before = await client().record(app);
    const after = await client().call('PATCH', app, { body: { branch: 'feature/x', buildCommand: 'make' } });
    expect(after.status).toBe(200);
    const whole = { ...before, branch: 'feature/x', buildCommand: 'make', updatedAt: expect.stringMatching(ISO) };
    expect(client().own('app', after.body)).toEqual(client().own('app', whole));
    expect(await client().record(app)).toEqual(whole);
  });
  test('refuses an app that does not exist with 404', async () => {
    expectError(await client().call('PATCH', `${client().apps}/${freshName()}`, { body: {} }), 404, 'app_not_found');
  });
  test.each([
    ['colour', 'blue'],
    ['name', 'other'],
    ['branch', '..'],
    ['branch', null],
    ['outputDirectory', '../x'],
    ['__proto__', 1],
  ])('refuses %s = %j with 422 and names the field, and changes nothing', async (field, value) => {
    const app = await client().app();
    const body = `{"buildCommand": "changed", ${JSON.stringify(field)}: ${JSON.stringify(value)}}`;
    expectError(await client().call('PATCH', app, { body }), 422, 'validation_failed', new RegExp(field));
    expect((await client().record(app)).buildCommand).toBeNull();
  });
}

function environments(client: Get): void {
  test('PUT …/env answers with the names, never the values, and replaces the whole set', async () => {
    const app = await client().app();
    const first = await client().call('PUT', `${app}/env`, { body: { env: { B: 'hush-hush', A: '' } } });
    expect(first.status).toBe(200);
    expect(client().own('env', first.body)).toEqual(client().own('env', { names: ['A', 'B'] }));
    const second = await client().call('PUT', `${app}/env`, { body: { env: { C: 'multi\nline "quoted" %0A é' } } });
    expect(client().own('env', second.body)).toEqual(client().own('env', { names: ['C'] }));
    const none = await client().call('PUT', `${app}/env`, { body: { env: {} } });
    expect([none.status, none.body]).toEqual([200, client().own('env', { names: [] })]);
  });
  test.each([
    ['a name that begins with a digit', { env: { '1A': 'x' } }, /1A/],
    ['a name with a dash', { env: { 'A-B': 'x' } }, /A-B/],
    ['a number', { env: { A: 5 } }, /\bA\b/],
    ['a NUL', { env: { A: 'a\0b' } }, /\bA\b/],
    ['a reserved name', { env: { SERVICE_KVS_TOKEN_X: 'x' } }, /SERVICE_KVS_/],
    ['a list', { env: [] }, /env/],
    ['nothing', {}, /env/],
    ['another member', { env: {}, other: 1 }, /other/],
    ['too many bytes', { env: { A: 'x'.repeat(CONTROL_LIMITS.envBytes) } }, /env/],
    [
      'too many variables',
      { env: Object.fromEntries(Array.from({ length: CONTROL_LIMITS.envVariables + 1 }, (_, i) => [`V${i}`, ''])) },
      /env/,
    ],
  ])('refuses an invalid set, %s, with 422 and names the variable', async (_, body, message) => {
    const app = await client().app();
    await client().call('PUT', `${app}/env`, { body: { env: { KEPT: '1' } } });
    expectError(await client().call('PUT', `${app}/env`, { body }), 422, 'validation_failed', message);
  });
  test('GET …/environments has production, not live before the first deploy', async () => {
    const app = await client().app();
    const answer = await client().call('GET', `${app}/environments`);
    expect(answer.status).toBe(200);
    const production = { environmentID: expect.stringMatching(/./), name: 'production', url: null, state: 'created' };
    expect(productionsIn(answer).map((each) => client().own('environment', each))).toEqual([
      client().own('environment', production),
    ]);
  });
  test('an app that does not exist has neither', async () => {
    const app = `${client().apps}/${freshName()}`;
    expectError(await client().call('PUT', `${app}/env`, { body: { env: {} } }), 404, 'app_not_found');
    expectError(await client().call('GET', `${app}/environments`), 404, 'app_not_found');
  });
}

function deploying(client: Get): void {
  test('POST answers with 202 queued, and the first success makes the app live', async () => {
    const app = await client().app();
    const accepted = await client().call('POST', `${app}/deployments`, { body: {} });
    expect(accepted.status).toBe(202);
    const queued = {
      deployID: expect.stringMatching(/./),
      status: 'queued',
      branch: client().target.branch,
      commit: null,
      createdAt: expect.stringMatching(ISO),
    };
    expect(client().own('accepted', accepted.body)).toEqual(client().own('accepted', queued));
    const ended = await client().deployed(app);
    const whole = {
      deployID: expect.stringMatching(/./),
      status: 'succeeded',
      stage: expect.any(String),
      branch: client().target.branch,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      createdAt: expect.stringMatching(ISO),
      startedAt: expect.stringMatching(ISO),
      finishedAt: expect.stringMatching(ISO),
      url: expect.stringMatching(/^https?:\/\//),
    };
    expect(client().own('deployment', ended)).toEqual(client().own('deployment', whole));
    const environments = productionsIn(await client().call('GET', `${app}/environments`));
    const production = { name: 'production', state: 'live', url: ended.url };
    expect(environments).toMatchObject([client().own('environment', production)]);
    expect(await client().record(app)).toMatchObject({ state: 'live', url: ended.url });
    expectError(await client().call('GET', `${app}/deployments/${String(ended.deployID)}/failure`), 404, 'not_found');
  });
  test('a failed deployment has a failure record', async () => {
    const app = await client().app();
    const ended = await client().deployed(app, { branch: 'no-such-branch' });
    expect(ended).toMatchObject({ status: 'failed', branch: 'no-such-branch', url: null });
    const failure = await client().call('GET', `${app}/deployments/${String(ended.deployID)}/failure`);
    expect(failure.status).toBe(200);
    const whole = {
      deployID: ended.deployID,
      stage: expect.any(String),
      code: expect.stringMatching(/./),
      message: expect.stringMatching(/./),
      log: expect.any(Array),
      diagnostics: expect.any(Array),
    };
    expect(failure.body).toMatchObject(client().own('failure', whole));
    expect(failure.body).toHaveProperty('exitCode');
  });
  test('the branch of one deployment does not change the app', async () => {
    const app = await client().app();
    await client().call('POST', `${app}/deployments`, { body: { branch: 'other' } });
    expect((await client().record(app)).branch).toBe(client().target.branch);
  });
  test.each([
    [{ branch: 'a..b' }, /branch/],
    [{ branch: 5 }, /branch/],
    [{ commit: 'abc123' }, /commit/],
    [{ commit: 'HEAD' }, /commit/],
    [{ tag: 'v1' }, /tag/],
  ])('refuses %j with 422', async (body, message) => {
    const app = await client().app();
    expectError(await client().call('POST', `${app}/deployments`, { body }), 422, 'validation_failed', message);
    expect((await client().call('GET', `${app}/deployments`)).body).toEqual({ deployments: [], nextCursor: null });
  });
  test('lists newest first, in pages that stay the same while new ones arrive', async () => {
    const app = await client().app();
    const made: unknown[] = [];
    const add = async () =>
      made.unshift((await client().call('POST', `${app}/deployments`, { body: {} })).body.deployID);
    for (let i = 0; i < 5; i += 1) await add();
    const page = async (query: string) => {
      const { body } = await client().call('GET', `${app}/deployments?${query}`);
      return { ids: list(body.deployments).map((each) => each.deployID), next: body.nextCursor };
    };
    const first = await page('limit=2');
    expect(first.ids).toEqual(made.slice(0, 2));
    expect(first.next).toEqual(expect.any(String));
    const expected = made.slice(2);
    await add();
    const second = await page(`limit=2&cursor=${encodeURIComponent(String(first.next))}`);
    const third = await page(`limit=2&cursor=${encodeURIComponent(String(second.next))}`);
    expect([...second.ids, ...third.ids]).toEqual(expected);
    expect(third.next).toBeNull();
    expect((await page('limit=100')).ids).toEqual(made);
  });
  test.each(['limit=0', 'limit=101', 'limit=x', 'limit=-1', 'cursor=nonsense', 'cursor='])(
    'refuses ?%s with 422',
    async (query) => {
      const app = await client().app();
      const answer = await client().call('GET', `${app}/deployments?${query}`);
      expectError(answer, 422, 'validation_failed', /limit|cursor/);
    },
  );
  test('an app or deployment that does not exist is 404', async () => {
    const gone = `${client().apps}/${freshName()}`;
    expectError(await client().call('POST', `${gone}/deployments`, { body: {} }), 404, 'app_not_found');
    expectError(await client().call('GET', `${gone}/deployments`), 404, 'app_not_found');
    expectError(await client().call('GET', `${gone}/deployments/x/failure`), 404, 'app_not_found');
    const app = await client().app();
    expectError(await client().call('GET', `${app}/deployments/x/failure`), 404, 'deployment_not_found');
  });
  test('a deployment of one app is not found below another app', async () => {
    const [app, other] = [await client().app(), await client().app()];
    const failed = await client().deployed(app, { branch: 'no-such-branch' });
    const answer = await client().call('GET', `${other}/deployments/${String(failed.deployID)}/failure`);
    expectError(answer, 404, 'deployment_not_found');
  });
}

function repeating(client: Get): void {
  test('two requests with the same Idempotency-Key and body create one app, and get the same answer', async () => {
    const body = { name: freshName(), type: 'web-landing', ...client().configuration() };
    const headers = { 'idempotency-key': freshName() };
    const [first, second] = await Promise.all([
      client().call('POST', client().apps, { body, headers }),
      client().call('POST', client().apps, { body, headers }),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });
  test('two requests with the same key and body create one deployment', async () => {
    const app = await client().app();
    const headers = { 'idempotency-key': freshName() };
    const first = await client().call('POST', `${app}/deployments`, { body: {}, headers });
    const second = await client().call('POST', `${app}/deployments`, { body: {}, headers });
    expect(second).toMatchObject({ status: 202, body: first.body });
    expect(list((await client().call('GET', `${app}/deployments`)).body.deployments)).toHaveLength(1);
  });
  test('the same key with another body is refused', async () => {
    const app = await client().app();
    const headers = { 'idempotency-key': freshName() };
    await client().call('POST', `${app}/deployments`, { body: {}, headers });
    const answer = await client().call('POST', `${app}/deployments`, { body: { branch: 'x' }, headers });
    expect([409, 422]).toContain(answer.status);
    expect(list((await client().call('GET', `${app}/deployments`)).body.deployments)).toHaveLength(1);
  });
  test('a refused request does not use up its key', async () => {
    const headers = { 'idempotency-key': freshName() };
    const body = { name: freshName(), type: 'web-landing', ...client().configuration() };
    await client().call('POST', client().apps, { body: { ...body, branch: '..' }, headers });
    expect((await client().call('POST', client().apps, { body, headers })).status).toBe(201);
  });
}

function malformed(client: Get): void {
  test.each(['{', '', '{"name": }', '{"a": "\ud800"'])('refuses the body %j with 400 invalid_request', async (body) => {
    const answer = await client().call('POST', client().apps, {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expectError(answer, 400, 'invalid_request');
  });
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses %s with 415',
    async (type) => {
      const answer = await client().call('POST', client().apps, { body: '{}', headers: { 'content-type': type } });
      expectError(answer, 415, 'unsupported_media_type');
    },
  );
  test('accepts a content type with parameters', async () => {
    const app = await client().app();
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await client().call('PATCH', app, { body: {}, headers })).status).toBe(200);
  });
  test('refuses a body over the limit with 413', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(CONTROL_LIMITS.bodyBytes) });
    expectError(await client().call('POST', client().apps, { body }), 413, 'body_too_large');
  });
  test('refuses another path with 404', async () => {
    expectError(await client().call('GET', `${client().apps}/x/y`), 404, 'not_found');
    expectError(await client().call('GET', '/api/v1/'), 404, 'not_found');
  });
  test.each([
    ['DELETE', '', 'POST'],
    ['PUT', '/x', 'PATCH'],
    ['GET', '/x/env', 'PUT'],
    ['POST', '/x/environments', 'GET'],
    ['PATCH', '/x/deployments', 'POST'],
    ['POST', '/x/deployments/y/failure', 'GET'],
  ])('refuses %s …/apps%s with 405 and says what is allowed', async (method, path, allowed) => {
    const answer = await client().call(method, client().apps + path);
    expectError(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toContain(allowed);
  });
  test('returns a request ID for every request, and accepts one from the client', async () => {
    const answer = await client().call('GET', '/api/v1/nothing', { headers: { 'x-request-id': 'mine-1' } });
    expect(answer.body.error).toMatchObject({ requestID: 'mine-1' });
    expect(answer.headers.get('x-request-id')).toBe('mine-1');
  });
}

const CALLS: readonly (readonly [method: string, path: string, body: unknown])[] = [
  ['POST', '', { name: 'intruder', type: 'web-landing', repository: 'a/b', branch: 'main' }],
  ['PATCH', '/APP', { branch: 'intruded' }],
  ['PUT', '/APP/env', { env: {} }],
  ['GET', '/APP/environments', undefined],
  ['POST', '/APP/deployments', {}],
  ['GET', '/APP/deployments', undefined],
  ['GET', '/APP/deployments/DEPLOY/failure', undefined],
];

function identities(client: Get): void {
  test('every call refuses every wrong identity, and does not show whether an app exists', async () => {
    const app = await client().app();
    const failed = await client().deployed(app, { branch: 'no-such-branch' });
    const { target, apps } = client();
    const appID = app.slice(apps.length + 1);
    const deployID = String(failed.deployID);
    const attempts = [
      ...Object.entries(target.unauthorized).map(([who, header]) => [who, header ?? null, [401]] as const),
      ...Object.entries(target.strangers).map(([who, header]) => [who, header, [403, 404]] as const),
    ];
    for (const [who, authorization, statuses] of attempts) {
      for (const [method, path, body] of CALLS) {
        const real = apps + path.replace('APP', appID).replace('DEPLOY', deployID);
        const imagined = apps + path.replace('APP', 'no-such-app').replace('DEPLOY', 'no-such-deployment');
        const answer = await client().call(method, real, { authorization, body });
        const blind = await client().call(method, imagined, { authorization, body });
        const said = `${who}: ${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`;
        expect(statuses, said).toContain(answer.status);
        expect(Object.keys(answer.body), said).toEqual(['error']);
        // The answers for apps that exist and apps that do not are the same.
        expect(blind.status, said).toBe(answer.status);
        expect(JSON.stringify(blind.body.error).replace(/"requestID":"[^"]*"/, '')).toBe(
          JSON.stringify(answer.body.error).replace(/"requestID":"[^"]*"/, ''),
        );
      }
    }
    expect((await client().record(app)).branch).toBe(target.branch);
    expect(list((await client().call('GET', `${app}/deployments`)).body.deployments)).toHaveLength(1);
    expect((await client().call('PATCH', `${apps}/intruder`, { body: {} })).status).toBe(404);
  });
}
