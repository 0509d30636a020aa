/**
 * The port for DNS records: hosts of the zones that the operator delegates to the platform lead to it.
 *
 * Mirrors: spec 1.3 (a first deploy "activates the live DNS/CDN infrastructure").
 * Gaps: certificates are the proxy's (`/tls-allowed`).
 * By design: beside each name that the platform makes is a TXT record with its owner, and only names with that record are changed or
 * removed, as external-dns does. The adapters pass one suite (`test/contract-suites/dns.ts`).
 */

/** Where hosts lead: addresses, or the one name of a CNAME record. */
export type DnsTarget =
  | { readonly kind: 'addresses'; readonly A: readonly string[]; readonly AAAA: readonly string[] }
  | { readonly kind: 'name'; readonly CNAME: string };

/** `made`, `changed`, `kept`: the platform's own record. `by-hand`: one without an owner, which leads to the target already. */
export type Ensured = 'made' | 'changed' | 'kept' | 'by-hand';

/** Whose record a host has. `own`: the platform's. `by-hand`: somebody else's that leads to the target. */
export type RecordOwner = 'own' | 'by-hand' | 'foreign' | 'none';

/**
 * The records of hosts. A host is a name in lower case without a final dot, or `*.` and one. Each method is one atomic command for a
 * host where the provider can do that, and may be repeated after a lost answer. Each rejects with `DnsFault`.
 */
export interface Dns {
  /** What the records are made by, without secrets: `rfc2136://ns.example.com/sites.example`. */
  readonly name: string;
  readonly target: DnsTarget;
  /** Returns true if the host is in a zone that is delegated to the platform. */
  covers(host: string): Promise<boolean>;
  /** Makes the host lead to the target, or changes its own record. `foreign`: another's record is there, and was not touched. */
  ensure(host: string, signal?: AbortSignal): Promise<Ensured>;
  /** Looks whose record the host has, and changes nothing. */
  look(host: string, signal?: AbortSignal): Promise<RecordOwner>;
  /** Removes the record of the host, if it is the platform's own. Returns whether there was one. */
  remove(host: string, signal?: AbortSignal): Promise<boolean>;
}

/** `foreign`: the name has records of somebody else. `refused`: the server does not do it. `away`: it did not answer, or not now. */
type DnsFaultKind = 'foreign' | 'refused' | 'away';

/** Tenants read the message: it has neither secrets nor addresses of servers, unless a webhook provider says them. */
export class DnsFault extends Error {
  override readonly name = 'DnsFault';
  readonly kind: DnsFaultKind;
  /** The next step, for the one who can do it. */
  readonly remedy: string;
  constructor(kind: DnsFaultKind, message: string, remedy: string) {
    super(message);
    this.kind = kind;
    this.remedy = remedy;
  }
}

/** Seconds that resolvers keep a record. */
export const TTL_S = 300;
/** Milliseconds of one call of a server. */
export const CALL_MS = 5_000;

/** Returns the text of the TXT record beside a name. The same for all names of a platform. */
export function heritageOf(owner: string): string {
  return `heritage=slipway,slipway/owner=${owner}`;
}

const NAME_MOST = 253;

/** Returns the name of the TXT record beside a host. It is another name, because a CNAME record allows no other beside it. */
export function ownerRecordOf(host: string): string {
  const name = host.startsWith('*.') ? `_slipway-owner-any.${host.slice(2)}` : `_slipway-owner.${host}`;
  if (name.length <= NAME_MOST) return name;
  throw new DnsFault(
    'refused',
    `The name ${host} is too long for the record beside it (${name.length} of ${NAME_MOST} characters)`,
    'Use a shorter name.',
  );
}

/** Returns the error for a name that somebody else has. `found`: its records, in words. */
export function foreign(host: string, found: readonly string[], target: DnsTarget): DnsFault {
  const has = found.length === 0 ? 'records' : found.join(', ');
  return new DnsFault(
    'foreign',
    `${host} has ${has} already, which this platform did not make, so nothing was changed`,
    `Remove what is there, and deploy again: the platform makes the record then. Or let it lead here by hand: ${targetText(target)}`,
  );
}

/** As `A 203.0.113.7, AAAA 2001:db8::7`, or `CNAME edge.example.com`. */
export function targetText(target: DnsTarget): string {
  return recordsOf(target)
    .map(({ type, value }) => `${type} ${value}`)
    .join(', ');
}

export interface TargetRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME';
  readonly value: string;
}

export function recordsOf(target: DnsTarget): readonly TargetRecord[] {
  if (target.kind === 'name') return [{ type: 'CNAME', value: target.CNAME }];
  const of = (type: 'A' | 'AAAA') => target[type].map((value): TargetRecord => ({ type, value }));
  return [...of('A'), ...of('AAAA')];
}
