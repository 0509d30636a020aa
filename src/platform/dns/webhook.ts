import * as v from 'valibot';
import { boundedText } from '../../base/bounded-text.ts';
import { systemCode } from '../../base/errors.ts';
import { parsedJson } from '../../base/json.ts';
import { MIB } from '../../base/sizes.ts';
import { isDomainName } from '../../contract/host-names.ts';
import {
  CALL_MS,
  type Dns,
  DnsFault,
  type DnsTarget,
  foreign,
  heritageOf,
  ownerRecordOf,
  recordsOf,
  TTL_S,
} from './port.ts';
import { isBelow } from './rfc2136.ts';

export const MEDIA_TYPE = 'application/external.dns.webhook+json;version=1';

const ENDPOINT = v.looseObject({
  dnsName: v.string(),
  recordType: v.string(),
  targets: v.nullish(v.array(v.string()), []),
  recordTTL: v.nullish(v.number()),
});
type Endpoint = v.InferOutput<typeof ENDPOINT>;
const ENDPOINTS = v.nullable(v.array(ENDPOINT));
/** `filters` in the description of version 1, and `include` since external-dns 0.15. */
const FILTER = v.looseObject({ filters: v.nullish(v.array(v.string())), include: v.nullish(v.array(v.string())) });

export interface WebhookOptions {
  /** Of the provider, without a path. */
  readonly url: URL;
  /** Empty: those that the provider names. */
  readonly zones: readonly string[];
  readonly target: DnsTarget;
  readonly owner: string;
  readonly fetch: typeof fetch;
}

/** Bytes of an answer: the records of all zones of the provider. */
const ANSWER_BYTES = 16 * MIB;

/**
 * A provider of external-dns's webhook shape: for all DNS services that have one. It has no prerequisites, so a change reads, writes and
 * reads again: of two platforms that make one name in the same second, both may see that the other has it, and neither changes it any more.
 */
export function createWebhook(options: WebhookOptions): Dns {
  const { url, target, owner } = options;
  const heritage = heritageOf(owner);
  let named: Promise<readonly string[]> | undefined;
  const zones = () => {
    if (options.zones.length > 0) return Promise.resolve(options.zones);
    named ??= negotiate(options).catch((error: unknown) => {
      named = undefined;
      throw error;
    });
    return named;
  };

  const endpointsOf = (host: string): readonly Endpoint[] =>
    [...Map.groupBy(recordsOf(target), ({ type }) => type)].map(([recordType, records]) => ({
      dnsName: host,
      recordType,
      targets: records.map(({ value }) => value),
      recordTTL: TTL_S,
    }));
  const ownerEndpoint = (host: string): Endpoint => ({
    dnsName: ownerRecordOf(host),
    recordType: 'TXT',
    targets: [`"${heritage}"`],
    recordTTL: TTL_S,
  });
  const look = async (host: string, signal?: AbortSignal) => {
    const all = await ask(options, 'GET', '/records', ENDPOINTS, undefined, signal);
    const at = (name: string) => (all ?? []).filter(({ dnsName }) => plain(dnsName) === name);
    const records = at(host).filter(isAddress);
    const beside = at(ownerRecordOf(host)).filter(({ recordType }) => recordType === 'TXT');
    const isOwn = beside.some(({ targets }) => targets?.some((text) => text.replace(/^"(.*)"$/, '$1') === heritage));
    const others = at(host).filter((each) => !isAddress(each));
    return { records, beside, isOwn, isFree: [...records, ...beside].length === 0, others };
  };
  const adjusted = async (endpoints: readonly Endpoint[], signal?: AbortSignal) =>
    (await ask(options, 'POST', '/adjustendpoints', ENDPOINTS, endpoints, signal)) ?? endpoints;
  const apply = (changes: object, signal?: AbortSignal) =>
    ask(options, 'POST', '/records', v.unknown(), changes, signal);

  return {
    name: `webhook:${url.origin}`,
    target,
    covers: async (host) => (await zones()).some((zone) => isBelow(host, zone)),
    async ensure(host, signal) {
      const before = await look(host, signal);
      const wanted = endpointsOf(host);
      const isRight = areSame(before.records, wanted);
      const isClear = target.kind === 'addresses' || before.others.length === 0;
      if (before.beside.length === 0 && isRight) return 'by-hand';
      if (!isClear || (!before.isOwn && !before.isFree))
        throw foreign(host, [...before.others, ...before.records, ...before.beside].map(wordsOf), target);
      if (before.isOwn && isRight) return 'kept';
      const made = await adjusted([...wanted, ...(before.isOwn ? [] : [ownerEndpoint(host)])], signal);
      const old = split(before.records, wanted);
      const fresh = split(made, old.same);
      const changes = { create: fresh.others, updateOld: old.same, updateNew: fresh.same, delete: old.others };
      await apply(changes, signal);
      const after = await look(host, signal);
      if (after.isOwn && after.beside.length === 1 && areSame(after.records, wanted))
        return before.isOwn ? 'changed' : 'made';
      throw foreign(host, [...after.records, ...after.beside].map(wordsOf), target);
    },
    async look(host, signal) {
      const { isOwn, records, beside } = await look(host, signal);
      if (isOwn) return 'own';
      if (records.length === 0) return 'none';
      return beside.length === 0 && areSame(records, endpointsOf(host)) ? 'by-hand' : 'foreign';
    },
    async remove(host, signal) {
      const { isOwn, records, beside } = await look(host, signal);
      if (!isOwn) return false;
      await apply({ create: [], updateOld: [], updateNew: [], delete: [...records, ...beside] }, signal);
      return true;
    },
  };
}

/** Rejects if the provider names no zones: then every domain would be the platform's. */
async function negotiate(options: WebhookOptions): Promise<readonly string[]> {
  const { filters, include } = await ask(options, 'GET', '/', FILTER);
  const zones = [...(filters ?? []), ...(include ?? [])].map((each) => plain(each).replace(/^\./, ''));
  const known = zones.filter(isDomainName);
  if (known.length > 0) return known;
  throw new DnsFault(
    'refused',
    `The DNS provider names no domains that it serves`,
    'Set its domain filter, or name the zones: --dns webhook:http://HOST:PORT?zone=sites.example',
  );
}

async function ask<Schema extends v.GenericSchema>(
  { url, fetch }: WebhookOptions,
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  body?: unknown,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const late = AbortSignal.timeout(2 * CALL_MS);
  const what = 'The DNS provider';
  let status: number;
  let text: string | undefined;
  try {
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'error',
      headers: { accept: MEDIA_TYPE, ...(body !== undefined && { 'content-type': MEDIA_TYPE }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    status = response.status;
    text = await boundedText(response, ANSWER_BYTES);
  } catch (error) {
    signal?.throwIfAborted();
    const why = late.aborted ? `not within ${(2 * CALL_MS) / 1_000} s` : causeOf(error);
    const message = `${what} does not answer ${method} ${path}: ${why}`;
    throw new DnsFault('away', message, 'Check that it runs, and its address in --dns.');
  }
  if (text === undefined)
    throw new DnsFault('refused', `${what} answers with more than 16 MiB`, 'Let it serve fewer zones.');
  if (status >= 400) {
    const said = text.replace(/\s+/g, ' ').trim().slice(0, 200);
    throw new DnsFault(
      status >= 500 ? 'away' : 'refused',
      `${what} answers ${status} to ${method} ${path}${said === '' ? '' : `: ${said}`}`,
      'See the log of the provider: it may have no right to change the zone.',
    );
  }
  const read = v.safeParse(schema, parsedJson(text));
  if (read.success) return read.output;
  const message = `${what} answers ${method} ${path} with something that is not of external-dns's webhook shape`;
  throw new DnsFault('refused', message, `Use a provider for ${MEDIA_TYPE}.`);
}

/** Tenants read it, so it does not have the message of the system, which names the provider's address. */
function causeOf(error: unknown): string {
  return systemCode(error instanceof Error ? (error.cause ?? error) : error) ?? 'the connection failed';
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

function isAddress({ recordType }: Endpoint): boolean {
  return ['A', 'AAAA', 'CNAME'].includes(recordType);
}

function wordsOf({ dnsName, recordType, targets }: Endpoint): string {
  const at = dnsName.startsWith('_slipway-owner') ? 'the owner record ' : '';
  return `${at}${recordType} ${(targets ?? []).join(' ').slice(0, 100)}`;
}

/** The records whose types are in another list, and the others. */
function split(records: readonly Endpoint[], by: readonly Endpoint[]) {
  const types = new Set(by.map(({ recordType }) => recordType));
  const { true: same = [], false: others = [] } = Object.groupBy(records, (each) => `${types.has(each.recordType)}`);
  return { same, others };
}

/** The same targets, in any order. */
function areSame(one: readonly Endpoint[], other: readonly Endpoint[]): boolean {
  const words = (list: readonly Endpoint[]) =>
    list
      .flatMap(({ recordType, targets }) => (targets ?? []).map((each) => `${recordType} ${plain(each)}`))
      .sort()
      .join();
  return words(one) === words(other);
}
