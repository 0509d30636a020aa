import { hash } from 'node:crypto';
import type * as v from 'valibot';
import { assertNever } from '../../base/errors.ts';
import { CONTROL_LIMITS, IDENTIFIER } from '../../contract/limits.ts';
import { type Access, includes, type Place, type Principal, placeWords, type Role } from '../identity/access.ts';
import type { Verifier } from '../identity/verifier.ts';
import {
  type Handler,
  type HttpRequest,
  type HttpResponse,
  header,
  jsonResponse,
  mediaTypeOf,
  pathOf,
} from '../shared/http.ts';
import { bodyOf, jsonOf, Refusal, rateLimited, refusalResponse } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act } from '../stores/audit.ts';
import type { Done, Once } from '../stores/state.ts';
import { actOf } from './acts.ts';
import { answerBy, type JsonSchema } from './answers.ts';
import { createMatcher, type Route } from './match.ts';
import type { RateLimit } from './rate.ts';
import type { Refusals } from './refused.ts';
import { asRefusal } from './unavailable.ts';
import { checkBody, invalid } from './validation.ts';

/** Decides who may call, and how often. */
export interface Gate extends Access {
  readonly verify: Verifier;
  readonly rateLimit: RateLimit;
  /** Records what was refused. Absent: nothing does. */
  readonly refusals?: Pick<Refusals, 'note'>;
}

/** A call of the API. The router, its checks and the OpenAPI description come from it. `Parts` is what `run` works with. */
export interface Endpoint<Parts, Body = unknown> extends Route {
  readonly summary: string;
  /** The callers, if not those with a role at the place of the path. `operators` have a role in every organization, and with `needs` that one. */
  readonly for?: 'everyone' | 'operators';
  /** The least role. Default: `viewer` if the method only reads, else `deployer`. */
  readonly needs?: Role;
  /** True for a call that reads: a role in a part of the place is enough, and `run` shows only `Call.within`. */
  readonly partly?: true;
  readonly query?: Readonly<Record<string, JsonSchema>>;
  readonly body?: v.GenericSchema<unknown, Body>;
  /** An empty body counts as `{}`. */
  readonly mayBeEmpty?: true;
  /** The status of a success. Default 200. */
  readonly status?: 201 | 202;
  readonly answer: JsonSchema;
  /** Returns the answer's body, which `answer` cuts. Rejects with `Refusal`. */
  run(call: Call<Body>, parts: Parts): Promise<object>;
}

/** Returns a function that takes the description of a call, without its route, and infers the type of its body. */
export function describing<Parts>() {
  return <Body>(it: Omit<Endpoint<Parts, Body>, keyof Route>) => it;
}

/** Gives each call its method and its path. */
export function routed<Name extends string, Parts>(
  routes: Readonly<Record<Name, Route>>,
  calls: Readonly<Record<Name, Omit<Endpoint<Parts>, keyof Route>>>,
): Readonly<Record<Name, Endpoint<Parts>>> {
  const all = (Object.keys(calls) as Name[]).map((name) => [name, { ...routes[name], ...calls[name] }] as const);
  return Object.fromEntries(all) as Record<Name, Endpoint<Parts>>;
}

export type Endpoints<Parts> = Readonly<Record<string, Endpoint<Parts>>>;

/** The input of a call. The pipeline has checked the caller and the path, and has read the body. */
export interface Call<Body = unknown> {
  /** The IDs in the path. Those that the path does not have are empty. */
  readonly key: AppKey;
  readonly parameters: Readonly<Record<string, string>>;
  readonly principal: Principal;
  /** What the caller may see of the place of a `partly` endpoint: projects and apps. Undefined: all of it. */
  readonly within?: readonly string[] | undefined;
  /** Who makes the change, for the audit log. */
  readonly act: Act;
  readonly query: URLSearchParams;
  /** Returns the body. Throws `validation_failed` if it does not match the endpoint's schema. */
  body(): Body;
  /** Carries a command out, once for all requests with one `Idempotency-Key`: later ones get the first answer. Throws `validation_failed`. */
  once<T>(command: Command<T>, recordOf: (made: T) => object): Promise<object>;
}

type Command<T> = (once: Once<T> | undefined) => Promise<Done<T>>;

/** Methods that every role may use. The others need a deployer. */
const READS = ['GET', 'HEAD'];
const BODIES = ['POST', 'PUT', 'PATCH'];

/**
 * Makes the handler of an API from its endpoints. The pipeline of each call: match (404, 405), authenticate (401), limit
 * (429), authorize (403), read the body (415, 413, 400), then the call itself (404, 409, 422).
 */
export function createApi<Parts>(gate: Gate, endpoints: Endpoints<Parts>, parts: Parts): Handler {
  const match = createMatcher(endpoints);

  const run = async (request: HttpRequest): Promise<HttpResponse> => {
    const path = pathOf(request.target);
    const { name, route: endpoint, parameters } = match(request.method, path);
    const { principal, within } = await authorize(gate, endpoint, request, parameters);
    const { bytes, json } = BODIES.includes(request.method) ? await readBody(request, endpoint) : NO_BODY;
    const { orgID: org = '', projectID: project = '', appID = '' } = parameters;
    const { status = 200, body: schema, answer: shape } = endpoint;
    let replayed: HttpResponse | undefined;
    const once: Call['once'] = async <T>(command: Command<T>, recordOf: (made: T) => object) => {
      const answer = (made: T) => JSON.stringify(answerBy(shape, recordOf(made)));
      const scope = JSON.stringify([principal.issuer, principal.email, name, org, project, appID]);
      const key = idempotencyKeyOf(request);
      const sent = key === undefined ? undefined : { scope, key, requestHash: hash('sha256', bytes), status, answer };
      const done = await command(sent);
      switch (done.kind) {
        case 'done':
          return recordOf(done.made);
        case 'replayed':
          replayed = jsonResponse(done.status, JSON.parse(done.answer), { 'idempotent-replayed': 'true' });
          return {};
        case 'other_request':
          throw invalid(['Idempotency-Key was used before with another body']);
        default:
          return assertNever(done);
      }
    };
    const answer = await endpoint.run(
      {
        key: { org, project, appID },
        parameters,
        principal,
        within,
        act: actOf(principal, request),
        query: new URLSearchParams(request.target.slice(path.length)),
        body: () => schema && checkBody(json, schema),
        once,
      },
      parts,
    );
    return replayed ?? jsonResponse(status, answerBy(shape, answer));
  };

  return async (request) => {
    try {
      return await run(request);
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (!refusal) throw thrown;
      await noteRefused(gate, refusal, request);
      return refusalResponse(refusal, request);
    }
  };
}

function idempotencyKeyOf(request: HttpRequest): string | undefined {
  const key = header(request, 'idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw invalid(['Idempotency-Key must be 1 to 255 visible ASCII characters']);
}

async function noteRefused(gate: Gate, { code }: Refusal, request: HttpRequest): Promise<void> {
  if (!gate.refusals || (code !== 'unauthorized' && code !== 'forbidden')) return;
  const refused = { code, request, via: 'id-token' as const };
  if (code === 'unauthorized') return gate.refusals.note(refused);
  try {
    const principal = await gate.verify(header(request, 'authorization'));
    const { by } = actOf(principal, request);
    gate.refusals.note({ ...refused, by: by ?? undefined, org: await ownOrganization(gate, principal, request) });
  } catch {
    gate.refusals.note(refused);
  }
}

/** Returns the organization in the path of a request, if the identity has a role in it. */
export async function ownOrganization(
  { roleOf }: Pick<Access, 'roleOf'>,
  principal: Principal,
  { target }: Pick<HttpRequest, 'target'>,
): Promise<string | undefined> {
  const org = /\/orgs\/([^/?]+)/.exec(target)?.[1];
  if (org === undefined || !IDENTIFIER.test(org)) return undefined;
  return (await roleOf(principal, { org })) === undefined ? undefined : org;
}

async function authorize(
  gate: Gate,
  endpoint: Pick<Endpoint<never>, 'for' | 'needs' | 'partly'>,
  request: HttpRequest,
  { orgID: org, projectID: project, appID }: Readonly<Record<string, string>>,
): Promise<Pick<Call, 'principal' | 'within'>> {
  const principal = await gate.verify(header(request, 'authorization'));
  const { email } = principal;
  const wait = await gate.rateLimit(email);
  if (wait > 0) throw rateLimited(`Too many requests: wait ${wait} s.`, wait);
  if (endpoint.for === 'operators' && (await gate.organizationsOf(principal)) !== undefined) {
    throw new Refusal('forbidden', `${email} has no role in the organization "*", which this call needs.`);
  }
  if (endpoint.for === 'operators' && endpoint.needs) await checkRole(gate, principal, { org: '*' }, endpoint.needs);
  if (endpoint.for !== undefined) return { principal };
  if (org === undefined || !IDENTIFIER.test(org)) throw invalid(['orgID in the path is not an identifier']);
  if (project !== undefined && !IDENTIFIER.test(project)) throw invalid(['projectID in the path is not an identifier']);
  const place = { org, project, appID };
  const within = endpoint.partly && (await partsAt(gate, principal, place));
  if (within && within.length > 0) return { principal, within };
  await checkRole(gate, principal, place, endpoint.needs ?? roleFor(request.method));
  return { principal };
}

/** Returns the place that a path names. */
export function placeOf({ org, project, appID }: AppKey): Place {
  return { org, project: project || undefined, appID: appID || undefined };
}

/** Returns the parts of an organization or a project in which an identity has a role. Undefined: it has one in all of it. */
export async function partsAt(
  access: Pick<Access, 'partsOf'>,
  who: Principal,
  { org, project }: Place,
): Promise<readonly string[] | undefined> {
  const parts = await access.partsOf(who, org);
  if (project === undefined || parts === undefined) return parts;
  return parts.includes(project) ? undefined : parts.filter((part) => part.startsWith(`${project}/`));
}

export function roleFor(method: string): Role {
  return READS.includes(method) ? 'viewer' : 'deployer';
}

const MAY: Readonly<Record<Role, string>> = {
  viewer: 'may only read',
  deployer: 'may not say who may do what',
  admin: 'may do everything',
};

/** Returns the role of an identity at a place. Throws `forbidden` if it has none, or not the one that is needed. */
export async function checkRole(
  { roleOf }: Pick<Access, 'roleOf'>,
  who: Principal,
  place: Place,
  needed: Role,
): Promise<Role> {
  const role = await roleOf(who, place);
  if (role === undefined) {
    // The same words for what exists and what does not, and for all who have no role there.
    throw new Refusal('forbidden', `${who.email} has no role for this in the organization ${place.org}.`);
  }
  if (includes(role, needed)) return role;
  const lacks = `${who.email} ${MAY[role]} in ${placeWords(place)}.`;
  throw new Refusal('forbidden', needed === 'admin' ? `${lacks} An admin may.` : lacks);
}

const NO_BODY = { bytes: Buffer.alloc(0), json: undefined };

async function readBody(request: HttpRequest, { mayBeEmpty, body }: Pick<Endpoint<never>, 'mayBeEmpty' | 'body'>) {
  const type = mediaTypeOf(request);
  if (type !== undefined && type !== 'application/json') throw unsupported(type);
  const most = CONTROL_LIMITS.bodyBytes;
  const bytes = await bodyOf(request, most, `The body is larger than ${most} bytes.`);
  if (bytes.length === 0 && (mayBeEmpty || !body)) return { bytes, json: {} };
  if (type === undefined) throw unsupported('none');
  if (bytes.length === 0) throw new Refusal('invalid_request', 'The body is empty.');
  return { bytes, json: jsonOf(bytes) };
}

function unsupported(type: string): Refusal {
  return new Refusal(
    'unsupported_media_type',
    `The Content-Type must be application/json; it is ${type.slice(0, 100)}.`,
  );
}
