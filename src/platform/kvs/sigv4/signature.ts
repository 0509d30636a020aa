import { createHmac } from 'node:crypto';
import { HmacKey, sha256 } from './digest.ts';

/** The scope of a signature: day, region and service. */
export interface Scope {
  /** `YYYYMMDD`, UTC. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
}

export const ALGORITHM = 'AWS4-HMAC-SHA256';

/** Returns `date/region/service/aws4_request`. */
export function scopeText({ date, region, service }: Scope): string {
  return `${date}/${region}/${service}/aws4_request`;
}

/** Returns the string to sign: algorithm, time (`YYYYMMDDTHHMMSSZ`), scope, and the canonical request's hash. */
export function stringToSign(time: string, scope: Scope, canonicalRequest: string): string {
  return `${ALGORITHM}\n${time}\n${scopeText(scope)}\n${sha256(canonicalRequest)}`;
}

/** Derives the key of a secret for a scope. */
export function signingKey(secret: string, scope: Scope): HmacKey {
  let key = Buffer.from(`AWS4${secret}`, 'utf8');
  for (const part of [scope.date, scope.region, scope.service, 'aws4_request']) {
    key = createHmac('sha256', key).update(part, 'utf8').digest();
  }
  return new HmacKey(key);
}

/** Returns the signature: 64 hexadecimal digits, lower case. */
export function signature(key: HmacKey, stringToSign: string): string {
  return key.sign(stringToSign);
}
