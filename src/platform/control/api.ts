import { CONTROL_LIMITS, IDENTIFIER } from '../../contract/limits.ts';
import type { Role } from '../identity/policy.ts';
import type { Principal, Verifier } from '../identity/verifier.ts';
import { BodyTooLarge, type Handler, type HttpRequest, type HttpResponse, header, pathOf } from '../shared/http.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import { createMatcher, type RouteTable } from './match.ts';
import type { RateLimit } from './rate.ts';
import { asRefusal } from './unavailable.ts';
import { invalid } from './validation.ts';

/** Decides who may call, and how often. */
export interface Gate {
  readonly verify: Verifier;
  roleOf(email: string, org: string): Role | undefined;
  readonly rateLimit: RateLimit;
}

/** The input of a call. The pipeline has checked the caller and the path, and has read the body. */
export interface Call {
  readonly name: string;
  /** The IDs in the path. Those that the path does not have are empty. */
  readonly key: AppKey;
  readonly parameters: Readonly<Record<string, string>>;
  readonly principal: Principal;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly bytes: Buffer;
  readonly idempotencyKey: string | undefined;
}

export interface Api<Name extends string> {
  readonly routes: RouteTable<Name>;
  readonly calls: Readonly<Record<NoInfer<Name>, (call: Call) => HttpResponse | Promise<HttpResponse>>>;
  /** Calls whose empty body counts as `{}`. */
  readonly mayBeEmpty: readonly NoInfer<Name>[];
}

/** Methods that every role may use. The others need a deployer. */
const READS = ['GET', 'HEAD'];
const BODIES = ['POST', 'PUT', 'PATCH'];

/**
 * Makes the handler of an API from its calls. The pipeline of each call: match (404, 405), authenticate (401), limit
 * (429), authorize (403), read the body (415, 413, 400), then the call itself (404, 409, 422). A path without
 * `{orgID}` belongs to no organization, so every identity may call it.
 */
export function createApi<Name extends string>(gate: Gate, api: Api<Name>): Handler {
  const match = createMatcher(api.routes);

  const run = async (request: HttpRequest): Promise<HttpResponse> => {
    const path = pathOf(request.target);
    const { name, parameters } = match(request.method, path);
    const { orgID: org = '', projectID: project = '', appID = '' } = parameters;
    const principal = await authorize(gate, request, parameters);
    const { bytes, body } = BODIES.includes(request.method)
      ? await readBody(request, api.mayBeEmpty.includes(name))
      : NO_BODY;
    return api.calls[name]({
      ...{ name, key: { org, project, appID }, parameters, principal, body, bytes },
      query: new URLSearchParams(request.target.slice(path.length)),
      idempotencyKey: header(request, 'idempotency-key'),
    });
  };

  return async (request) => {
    try {
      return await run(request);
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (!refusal) throw thrown;
      return refusalResponse(refusal, request);
    }
  };
}

async function authorize(
  gate: Gate,
  request: HttpRequest,
  { orgID: org, projectID: project }: Readonly<Record<string, string>>,
): Promise<Principal> {
  const principal = await gate.verify(header(request, 'authorization'));
  const wait = await gate.rateLimit(principal.email);
  if (wait > 0) {
    throw new Refusal('rate_limited', `Too many requests: wait ${wait} s.`, { 'retry-after': String(wait) });
  }
  // The call itself chooses what the caller may see.
  if (org === undefined) return principal;
  if (!IDENTIFIER.test(org)) throw invalid(['orgID in the path is not an identifier']);
  if (project !== undefined && !IDENTIFIER.test(project)) {
    throw invalid(['projectID in the path is not an identifier']);
  }
  const role = gate.roleOf(principal.email, org);
  if (role === undefined) throw new Refusal('forbidden', `${principal.email} has no role in the organization ${org}.`);
  if (role === 'viewer' && !READS.includes(request.method)) {
    throw new Refusal('forbidden', `${principal.email} may only read in the organization ${org}.`);
  }
  return principal;
}

const NO_BODY = { bytes: Buffer.alloc(0), body: undefined };

async function readBody(request: HttpRequest, mayBeEmpty: boolean) {
  const type = header(request, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== 'application/json') throw unsupported(type);
  const bytes = await request.body(CONTROL_LIMITS.bodyBytes).catch((error: unknown) => {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new Refusal('body_too_large', `The body is larger than ${CONTROL_LIMITS.bodyBytes} bytes.`);
  });
  if (bytes.length === 0 && mayBeEmpty) return { bytes, body: {} };
  if (type === undefined) throw unsupported('none');
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { bytes, body };
  } catch {
    throw new Refusal('invalid_request', `The body is ${bytes.length === 0 ? 'empty' : 'not valid JSON in UTF-8'}.`);
  }
}

function unsupported(type: string): Refusal {
  return new Refusal(
    'unsupported_media_type',
    `The Content-Type must be application/json; it is ${type.slice(0, 100)}.`,
  );
}
