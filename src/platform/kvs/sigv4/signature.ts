import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';

/** What a signature is scoped to: day, region and service. */
export interface Scope {
  /** `YYYYMMDD`, UTC. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
}

export const ALGORITHM = 'AWS4-HMAC-SHA256';

/** `date/region/service/aws4_request`. */
export function scopeText({ date, region, service }: Scope): string {
  return `${date}/${region}/${service}/aws4_request`;
}

/** The string to sign: algorithm, time (`YYYYMMDDTHHMMSSZ`), scope, and the canonical request's hash. */
export function stringToSign(time: string, scope: Scope, canonicalRequest: string): string {
  const digest = hash('sha256', Buffer.from(canonicalRequest, 'latin1'), 'hex');
  return `${ALGORITHM}\n${time}\n${scopeText(scope)}\n${digest}`;
}

/** The key of one secret for one scope. A `KeyObject`, since an HMAC with one costs a fraction of one with bytes. */
export function signingKey(secret: string, scope: Scope): KeyObject {
  let key = Buffer.from(`AWS4${secret}`, 'utf8');
  for (const part of [scope.date, scope.region, scope.service, 'aws4_request']) {
    key = createHmac('sha256', key).update(part, 'utf8').digest();
  }
  return createSecretKey(key);
}

/** The signature's 32 bytes. */
export function signature(key: KeyObject, stringToSign: string): Buffer {
  return createHmac('sha256', key).update(stringToSign, 'latin1').digest();
}
