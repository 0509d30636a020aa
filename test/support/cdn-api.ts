import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CdnPlace, Fault } from '../contract-suites/cdn.ts';
import { bodyOf, serve } from './http-server.ts';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What a provider answers. `forgets`: the tags that it forgets by that. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly forgets?: readonly string[];
}

export interface CdnApi extends Omit<CdnPlace, 'cdn' | 'secret'> {
  readonly origin: string;
  readonly port: number;
  readonly requests: readonly ApiRequest[];
}

/** Serves the API of a provider with faults. `refusal`: what it answers to wrong credentials. */
export async function startCdnApi(
  answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>,
  refusal: ApiAnswer,
): Promise<CdnApi> {
  let fault: Fault = 'none';
  const forgotten: (readonly string[])[] = [];
  const requests: ApiRequest[] = [];
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: await bodyOf(incoming),
    };
    requests.push(request);
    if (fault === 'silent') return;
    if (fault === 'busy') return void response.writeHead(429, { 'retry-after': '7' }).end('{}');
    if (fault === 'broken') return void response.writeHead(500).end('<html>');
    const { status, body, forgets } = fault === 'refused' ? refusal : await answer(request);
    if (forgets) forgotten.push(forgets);
    if (fault === 'lost') return void response.destroy();
    response.writeHead(status).end(body);
  };
  const server = await serve((incoming, response) => void respond(incoming, response));
  return {
    ...{ origin: server.origin, port: server.port, forgotten, requests },
    get fault() {
      return fault;
    },
    set fault(next) {
      fault = next;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
