import { ALGORITHM, type Scope } from './signature.ts';

/** An `Authorization` header of Signature Version 4, taken apart. */
export interface SignedBy {
  readonly accessKeyID: string;
  readonly scope: Scope;
  readonly signedHeaders: readonly string[];
  /** 64 hexadecimal digits, lower case. */
  readonly signature: string;
}

const FORM = new RegExp(
  `^${ALGORITHM} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *` +
    'SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=([0-9a-f]{64})$',
);

/** Undefined where the header is not of the one form that every signer writes, or its header names are not sorted. */
export function parseAuthorization(value: string): SignedBy | undefined {
  const match = FORM.exec(value);
  if (!match) return undefined;
  const [, accessKeyID = '', date = '', region = '', service = '', names = '', signature = ''] = match;
  const signedHeaders = names.split(';');
  if (!signedHeaders.every((name, index) => index === 0 || (signedHeaders[index - 1] ?? '') < name)) return undefined;
  return { accessKeyID, scope: { date, region, service }, signedHeaders, signature };
}

const TIME = /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;

/** `YYYYMMDDTHHMMSSZ` in milliseconds since the Unix epoch; undefined for anything else, the 31st of April too. */
export function parseTime(text: string): number | undefined {
  const match = TIME.exec(text);
  if (!match) return undefined;
  const month = Number(match[2]) - 1;
  const time = Date.UTC(
    Number(match[1]),
    month,
    Number(match[3]),
    Number(match[4]),
    Number(match[5]),
    Number(match[6]),
  );
  return new Date(time).getUTCMonth() === month ? time : undefined;
}

/** The inverse of `parseTime`, whole seconds. */
export function formatTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
