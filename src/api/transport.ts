import { SlipwayError } from '../base/errors.ts';
import { present } from '../base/json.ts';
import { fillPath } from '../contract/routes.ts';
import { type JsonReading, jsonAnswer } from './answer.ts';
import { COMMON_HEADERS } from './exchange.ts';
import type { TokenProvider } from './identity/provider.ts';
import { createPipeline, type PipelineParts } from './pipeline.ts';
import { addressBelow, checkServiceUrl } from './urls.ts';

/** A call of the control plane, declared. */
export interface Operation<T> extends Pick<JsonReading<T>, 'decode' | 'takesText'> {
  /** The purpose, in words that follow "Could not". */
  readonly doing: string;
  readonly route: { readonly method: string; readonly path: string };
  /** True for GET, PUT and PATCH, which do no harm twice. A POST has one `Idempotency-Key` for all attempts of a call. */
  readonly mayRepeat: boolean;
}

export interface OperationInput extends Pick<JsonReading<unknown>, 'readError' | 'explain'> {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** The absolute address of a page that an answer named. It replaces the address of the operation. */
  readonly page?: string | undefined;
  /** Ends this call alone. */
  readonly signal?: AbortSignal | undefined;
  /** For an operation that may not repeat. Default: a new one. */
  readonly idempotencyKey?: string | undefined;
}

/** Sends one operation. Throws `SlipwayError`, or the signal's reason. */
export type Transport = <T>(operation: Operation<T>, input: OperationInput) => Promise<T>;

export interface TransportParts extends PipelineParts {
  /** The control plane: https (http for loopback), with or without a path prefix. */
  readonly baseUrl: string;
  readonly tokens: TokenProvider;
  readonly uuid: () => string;
}

/** Makes the control plane's transport (spec 4.A, 5.A). Throws `invalid_input` or `insecure_url` for a bad base-url. */
export function createTransport(parts: TransportParts): Transport {
  const base = checkServiceUrl(parts.baseUrl, 'base-url');
  const send = createPipeline(parts);
  return async (operation, input) => {
    const { doing, mayRepeat, decode, takesText, route } = operation;
    const { body, signal, readError, explain } = input;
    let token = '';
    return send({
      doing,
      mayRepeat,
      read: jsonAnswer({ decode, takesText, readError, explain }),
      signal,
      request: {
        method: route.method,
        url: input.page === undefined ? urlOf(base, route.path, input) : pageOf(base, input.page, doing),
        headers: {
          ...COMMON_HEADERS,
          ...present({
            'content-type': body === undefined ? undefined : 'application/json',
            'idempotency-key': mayRepeat ? undefined : (input.idempotencyKey ?? parts.uuid()),
          }),
        },
        ...present({ body: body === undefined ? undefined : JSON.stringify(body) }),
      },
      async authorize(request) {
        token = await parts.tokens.token();
        return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
      },
      renew: () => parts.tokens.renew(token),
    });
  };
}

/** The address comes from an answer, and the request carries a token. */
function pageOf(base: URL, page: string, doing: string): URL {
  const url = new URL(page);
  if (url.origin === base.origin) return url;
  throw new SlipwayError('redirected', `Could not ${doing}: ${base.origin} names ${url.origin} for the next page`, {
    remedy: `Nothing was sent there. If ${url.origin} is the service, give that address as base-url.`,
  });
}

function urlOf(base: URL, path: string, { parameters, query = {} }: OperationInput): URL {
  for (const [name, value] of Object.entries(parameters)) {
    // A URL drops dot segments, even encoded ones: the request would reach another resource.
    if (/^\.{0,2}$/.test(value)) {
      throw new SlipwayError('invalid_input', `"${value}" is not a valid ${name}`, {
        remedy: 'Give the identifier that the platform shows.',
      });
    }
  }
  const url = addressBelow(base, fillPath(path, parameters));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}
