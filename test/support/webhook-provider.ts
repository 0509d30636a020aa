import { expect } from 'vitest';
import { bodyOf, serve, type TestServer } from './http-server.ts';

/** The media type that external-dns sends and expects, and its names of members, as in its description (`api/webhook.yaml`). */
const MEDIA_TYPE = 'application/external.dns.webhook+json;version=1';

export interface Endpoint {
  readonly dnsName: string;
  readonly recordType: string;
  readonly targets: readonly string[];
  readonly recordTTL?: number;
}

/** A provider with its records in memory. It applies a change as a whole, or refuses it. */
export interface WebhookProvider extends TestServer {
  readonly calls: string[];
  records: Endpoint[];
  /** Answers the next calls with this status instead. */
  refuse: number | undefined;
  /** Applies the next change, and ends the connection without an answer. */
  losesAnswer: boolean;
  /** Called before a change is applied. */
  beforeChange: (() => void) | undefined;
}

const same = (one: Endpoint, other: Endpoint) => one.dnsName === other.dnsName && one.recordType === other.recordType;

export async function startWebhookProvider(
  zone: string,
  filter: object = { filters: [zone] },
): Promise<WebhookProvider> {
  const provider = {
    calls: [] as string[],
    records: [] as Endpoint[],
    refuse: undefined,
    losesAnswer: false,
    beforeChange: undefined,
  } as unknown as WebhookProvider;
  const apply = ({ create, updateOld, updateNew, delete: gone }: Record<string, readonly Endpoint[]>) => {
    expect(updateOld?.length).toBe(updateNew?.length);
    const removed = [...(updateOld ?? []), ...(gone ?? [])];
    for (const each of removed) if (!provider.records.some((record) => same(record, each))) return 500;
    const left = provider.records.filter((record) => !removed.some((each) => same(record, each)));
    const added = [...(create ?? []), ...(updateNew ?? [])];
    for (const each of added) if (left.some((record) => same(record, each))) return 500;
    provider.records = [...left, ...added];
    return 204;
  };
  const server = await serve((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const call = `${request.method} ${request.url}`;
      provider.calls.push(call);
      expect(request.headers.accept).toBe(MEDIA_TYPE);
      const send = (status: number, answer?: unknown) =>
        response
          .writeHead(status, { 'content-type': MEDIA_TYPE })
          .end(answer === undefined ? '' : JSON.stringify(answer));
      if (provider.refuse !== undefined) return send(provider.refuse, 'no right to change the zone');
      if (call === 'GET /') return send(200, filter);
      if (call === 'GET /records') return send(200, provider.records);
      expect(request.headers['content-type']).toBe(MEDIA_TYPE);
      // A provider may add what it needs to a record.
      if (call === 'POST /adjustendpoints')
        return send(
          200,
          JSON.parse(body).map((each: Endpoint) => ({ ...each, setIdentifier: '' })),
        );
      if (call !== 'POST /records') return send(404);
      provider.beforeChange?.();
      provider.beforeChange = undefined;
      const status = apply(JSON.parse(body));
      if (provider.losesAnswer) {
        provider.losesAnswer = false;
        return request.socket.destroy();
      }
      return send(status);
    })();
  });
  return Object.assign(provider, server);
}
