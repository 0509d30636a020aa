import { randomInt } from 'node:crypto';
import { formatDuration } from '../../base/durations.ts';
import { exchange, recordsAt, type ServerAddress } from './exchange.ts';
import {
  addressData,
  decodeAnswer,
  encodeName,
  encodeUpdate,
  MessageFault,
  type ResourceRecord,
  textData,
} from './message.ts';
import {
  type Dns,
  DnsFault,
  type DnsTarget,
  foreign,
  heritageOf,
  ownerRecordOf,
  recordsOf,
  type TargetRecord,
  TTL_S,
} from './port.ts';
import { sign, type TsigError, type TsigKey, verify } from './tsig.ts';

export interface Rfc2136Options {
  readonly server: ServerAddress;
  readonly zone: string;
  readonly key: TsigKey;
  readonly target: DnsTarget;
  /** Names this platform in the zone. */
  readonly owner: string;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** `met`: it was done. `unmet`: a prerequisite does not hold, and nothing was done. */
type Outcome = 'met' | 'unmet';

/** Attempts while others change the same name. */
const ATTEMPTS = 3;
const TYPES = ['A', 'AAAA', 'CNAME'] as const;

/**
 * Dynamic updates (RFC 2136), signed with a key (TSIG). Each change is one message, whose prerequisites (section 2.4) the server checks
 * together with it. So a lost answer may be repeated, and of two platforms that want one name, one gets it.
 */
export function createRfc2136(options: Rfc2136Options): Dns {
  const { server, zone, target, owner } = options;
  const records = recordsOf(target);

  const update = (prerequisites: readonly ResourceRecord[], changes: readonly ResourceRecord[], signal?: AbortSignal) =>
    send(options, prerequisites, changes, signal);
  const wanted = (host: string) =>
    records.map((each): ResourceRecord => ({ ...dataOf(host, each), class: 'IN', ttl: TTL_S }));
  const own = (host: string): ResourceRecord => ({
    name: ownerRecordOf(host),
    type: 'TXT',
    class: 'IN',
    data: textData(heritageOf(owner)),
  });
  /** What must not be there, so that the host leads to the target alone. */
  const others = (host: string) =>
    TYPES.filter((type) => !records.some((each) => each.type === type)).map(absent(host));
  const leads = (host: string) => [...wanted(host).map((each) => ({ ...each, ttl: 0 })), ...others(host)];
  const removed = (host: string) => TYPES.map((type): ResourceRecord => ({ name: host, type, class: 'ANY' }));

  const make = (host: string, signal?: AbortSignal) => {
    const free = target.kind === 'name' ? [absent(host)('ANY')] : TYPES.map(absent(host));
    const heritage = own(host);
    return update([...free, absent(heritage.name)('TXT')], [...wanted(host), { ...heritage, ttl: TTL_S }], signal);
  };
  const isRight = async (host: string, isOwn: boolean, signal?: AbortSignal) =>
    (await update([isOwn ? own(host) : absent(own(host).name)('TXT'), ...leads(host)], [], signal)) === 'met';
  /** The zone's own records are there, beside which no CNAME record may be. */
  const refuseTop = (host: string) => {
    if (host !== zone || target.kind === 'addresses') return;
    const message = `${host} is the top of its zone, which cannot have a CNAME record`;
    throw new DnsFault('foreign', message, 'Name addresses in --dns-target, as --dns-target 203.0.113.7.');
  };

  return {
    name: `rfc2136://${server.host}:${server.port}/${zone}`,
    target,
    covers: async (host) => isBelow(host, zone),
    async ensure(host, signal) {
      refuseTop(host);
      for (let attempt = 1; ; attempt += 1) {
        if (await isRight(host, true, signal)) return 'kept';
        if ((await make(host, signal)) === 'met') return 'made';
        if ((await update([own(host)], [...removed(host), ...wanted(host)], signal)) === 'met') {
          // A server leaves a CNAME record out, and says nothing, where the name has other records (section 3.4.2.2).
          if (await isRight(host, true, signal)) return 'changed';
        } else if (await isRight(host, false, signal)) return 'by-hand';
        const found = await recordsAt([host, ownerRecordOf(host)], server, signal);
        if (found.length > 0 || attempt === ATTEMPTS) throw foreign(host, found, target);
      }
    },
    async look(host, signal) {
      refuseTop(host);
      if ((await update([own(host)], [], signal)) === 'met') return 'own';
      if ((await update(TYPES.map(absent(host)), [], signal)) === 'met') return 'none';
      return (await isRight(host, false, signal)) ? 'by-hand' : 'foreign';
    },
    async remove(host, signal) {
      const heritage = own(host);
      const gone = [...removed(host), { name: heritage.name, type: 'TXT', class: 'ANY' } as const];
      return (await update([heritage], gone, signal)) === 'met';
    },
  };
}

export function isBelow(host: string, zone: string): boolean {
  const name = host.replace(/^\*\./, '');
  return name === zone || name.endsWith(`.${zone}`);
}

function absent(name: string) {
  return (type: 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'ANY'): ResourceRecord => ({ name, type, class: 'NONE' });
}

function dataOf(name: string, { type, value }: TargetRecord): Pick<ResourceRecord, 'name' | 'type' | 'data'> {
  return { name, type, data: type === 'CNAME' ? encodeName(value) : addressData(value) };
}

/** YXDOMAIN, YXRRSET, NXRRSET and NXDOMAIN are the answers to prerequisites that do not hold. */
const UNMET: ReadonlySet<number> = new Set([3, 6, 7, 8]);
const SERVFAIL = 2;

async function send(
  { server, zone, key, now }: Rfc2136Options,
  prerequisites: readonly ResourceRecord[],
  changes: readonly ResourceRecord[],
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const id = randomInt(0x10000);
  const seconds = () => Math.floor(now() / 1_000);
  const request = sign(encodeUpdate(id, { zone, prerequisites, changes }), key, seconds());
  const answer = await exchange(request.message, server, signal);
  try {
    const { id: answered, isResponse, code } = decodeAnswer(answer);
    if (answered !== id || !isResponse) throw new MessageFault('it answers another request');
    const signature = verify(answer, key, request.mac, seconds());
    if (signature.kind === 'refused') throw refusedKey(signature.error, key, signature.serverTime, seconds());
    if (code !== 0 && !UNMET.has(code)) throw refusedBy(code, zone, key);
    if (signature.kind === 'right') return code === 0 ? 'met' : 'unmet';
    throw new DnsFault(
      'refused',
      `The answer of the DNS server is not signed by the key ${key.name}, so it may be anybody's`,
      'Check the address in --dns. The server must sign its answers, as BIND and Knot do for a request with a signature.',
    );
  } catch (error) {
    if (!(error instanceof MessageFault)) throw error;
    const message = `What answers is not a DNS server: ${error.message}`;
    throw new DnsFault('refused', message, 'Check the address and the port in --dns.');
  }
}

function refusedKey(error: TsigError, { name, algorithm }: TsigKey, serverTime: number | undefined, now: number) {
  const off = serverTime === undefined ? 0 : now - serverTime;
  const by =
    off === 0 ? '' : `: this machine is ${formatDuration(Math.abs(off) * 1_000)} ${off > 0 ? 'ahead' : 'behind'}`;
  const otherSecret = [
    `The DNS server does not accept signatures of the key ${name}, because its secret is another one (${error})`,
    'Copy the secret of the key from the server into SLIPWAY_DNS_KEY=NAME:ALGORITHM:BASE64 again.',
  ] as const;
  const reasons: Readonly<Record<TsigError, readonly [message: string, remedy: string]>> = {
    BADKEY: [
      `The DNS server does not know the key ${name} with ${algorithm} (BADKEY)`,
      'Compare the name and the algorithm in SLIPWAY_DNS_KEY with those of the server: key "NAME" in named.conf of BIND, key: id in knot.conf. Knot says the same of a key that no acl of the zone names.',
    ],
    BADSIG: otherSecret,
    BADTRUNC: otherSecret,
    BADTIME: [
      `The clocks of this machine and of the DNS server differ too much (BADTIME)${by}`,
      'Set the clocks of both, as with: timedatectl set-ntp true',
    ],
  };
  return new DnsFault('refused', ...reasons[error]);
}

const REFUSALS: Readonly<Record<number, readonly [what: string, remedy: string]>> = {
  1: [
    'does not understand the request (FORMERR)',
    'Only a primary server with dynamic updates (RFC 2136) can be used.',
  ],
  [SERVFAIL]: [
    'cannot make changes now (SERVFAIL)',
    'See the log of the DNS server, which may lack the right to write its zone.',
  ],
  4: ['takes no updates (NOTIMP)', 'Use a server with dynamic updates (RFC 2136), as BIND and Knot.'],
  5: [
    'refuses updates with this key (REFUSED)',
    'Allow them for the zone: update-policy { grant KEY zonesub ANY; }; in named.conf of BIND, an acl with key and "action: update" in knot.conf.',
  ],
  9: [
    'is not the primary server of the zone (NOTAUTH)',
    'Write the zone and the address of its primary server: --dns rfc2136://SERVER/ZONE',
  ],
  10: [
    'says that the name is not in the zone (NOTZONE)',
    'A part of the zone may be a zone of its own: delegate that one.',
  ],
};

function refusedBy(code: number, zone: string, { name }: TsigKey): DnsFault {
  const [what, remedy] = REFUSALS[code] ?? [`answers with code ${code}`, 'See the log of the DNS server.'];
  const message = `The DNS server ${what}: zone ${zone}, key ${name}`;
  return new DnsFault(code === SERVFAIL ? 'away' : 'refused', message, remedy);
}
