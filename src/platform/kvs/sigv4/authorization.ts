import { BoundedMap } from '../../../base/bounded-map.ts';
import { ALGORITHM, type Scope } from '../../shared/sigv4.ts';

/** The parts of an `Authorization` header of Signature Version 4. */
export interface SignedBy {
  readonly accessKeyID: string;
  readonly scope: Scope;
  readonly signedHeaders: readonly string[];
  /** 64 hexadecimal digits, lower case. */
  readonly signature: string;
}

const FORM = new RegExp(
  `^${ALGORITHM} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *` +
    'SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a-f]{64}$',
);

type Signer = Omit<SignedBy, 'signature'>;

const MOST_SIGNERS = 1_024;
const MOST_LENGTH = 1_024;
const MOST_NAMES = 32;
const SIGNATURE_LENGTH = 64;
/**
 * Parsed headers by their text without the signature, which does not change for a signer during a day. Unauthenticated
 * clients can add entries, so their number, length and number of names are bounded: about 4 MB at most.
 */
const signers = new BoundedMap<string, Signer>(MOST_SIGNERS);

/** Parses an `Authorization` header. Undefined if it does not have the form that signers write, or its header names are not sorted. */
export function parseAuthorization(value: string): SignedBy | undefined {
  const signature = value.slice(-SIGNATURE_LENGTH);
  const head = value.slice(0, -SIGNATURE_LENGTH);
  const known = signers.get(head);
  if (known && HEX.test(signature)) return { ...known, signature };
  const signer = parseSigner(value);
  if (!signer) return undefined;
  if (head.length < MOST_LENGTH && signer.signedHeaders.length <= MOST_NAMES) signers.set(head, signer);
  return { ...signer, signature };
}

/** Returns the number of cached headers, for tests. */
export function rememberedSigners(): number {
  return signers.size;
}

const HEX = /^[0-9a-f]{64}$/;

function parseSigner(value: string): Signer | undefined {
  const match = FORM.exec(value);
  if (!match) return undefined;
  const [, accessKeyID = '', date = '', region = '', service = '', names = ''] = match;
  const signedHeaders = names.split(';');
  if (!signedHeaders.every((name, index) => index === 0 || (signedHeaders[index - 1] ?? '') < name)) return undefined;
  return { accessKeyID, scope: { date, region, service }, signedHeaders };
}

const TIME = /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;

let latest: { readonly text: string; readonly time: number } | undefined;

/** Parses `YYYYMMDDTHHMMSSZ` to milliseconds since the Unix epoch. Undefined for other forms and for days such as April 31. */
export function parseTime(text: string): number | undefined {
  if (latest?.text === text) return latest.time;
  const time = readTime(text);
  if (time !== undefined) latest = { text, time };
  return time;
}

function readTime(text: string): number | undefined {
  const time = TIME.test(text) ? Date.parse(text.replace(TIME, '$1-$2-$3T$4:$5:$6Z')) : Number.NaN;
  // A day such as April 31 is read as one of the next month.
  return !Number.isNaN(time) && formatTime(time) === text ? time : undefined;
}

/** Formats a time as `YYYYMMDDTHHMMSSZ`, without its milliseconds. */
export function formatTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
