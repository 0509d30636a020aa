import { SignatureV4 } from '@smithy/signature-v4';
import type { Clock } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';
import { present } from '../base/json.ts';
import { Sha256 } from '../base/sha256.ts';
import { KVS_SIGNING_SERVICE } from '../contract/limits.ts';
import { COMMON_HEADERS, type WireRequest } from './exchange.ts';

/** AWS credentials of the function role that calls (spec 5.B, layer 1). */
export interface KvsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Present for temporary credentials, as OIDC roles give them. */
  readonly sessionToken?: string | undefined;
  /** Milliseconds since the Unix epoch. Absent: the credentials may not expire. */
  readonly expiresAt?: number | undefined;
}

/** Returns credentials. The signer asks again when they are near their expiry, and after a 403. */
export type CredentialSource = () => Promise<KvsCredentials>;

/** The signer renews credentials this many milliseconds before their expiry. */
const RENEW_BEFORE_MS = 60_000;

export function createSigner(options: {
  readonly region: string;
  readonly token: string;
  readonly credentials: CredentialSource;
  readonly clock: Clock;
}) {
  const { clock } = options;
  let held: KvsCredentials | undefined;
  const current = async (): Promise<KvsCredentials> => {
    if (held === undefined || (held.expiresAt ?? Infinity) - clock.now() < RENEW_BEFORE_MS) {
      held = unexpired(await options.credentials(), clock);
    }
    return held;
  };
  // A function, so that the signer asks before each signature.
  const signer = new SignatureV4({
    service: KVS_SIGNING_SERVICE,
    region: options.region,
    credentials: async () => {
      const { accessKeyId, secretAccessKey, sessionToken } = await current();
      return { accessKeyId, secretAccessKey, ...present({ sessionToken }) };
    },
    sha256: Sha256,
    applyChecksum: false,
  });
  return {
    /** Returns the request with both authorization layers of spec 5.B. Signs `host`, `content-type`, `x-kvs-authorization`. */
    async sign(url: URL, body: string): Promise<WireRequest> {
      const unsigned = {
        method: 'POST',
        protocol: url.protocol,
        hostname: url.hostname,
        path: url.pathname,
        query: {},
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'x-kvs-authorization': `Bearer ${options.token}`,
        },
        body,
      };
      const signed = await signer.sign(unsigned, { signingDate: new Date(clock.now()) });
      // fetch makes the same `host` from the URL.
      const { host: _, ...headers } = signed.headers;
      return { method: 'POST', url, headers: { ...COMMON_HEADERS, ...headers }, body };
    },
    /** Asks the source again. Returns false if it returns the same credentials. */
    async renew() {
      const before = held;
      held = undefined;
      const after = await current();
      return after.accessKeyId !== before?.accessKeyId || after.sessionToken !== before?.sessionToken;
    },
  };
}

function unexpired(credentials: KvsCredentials, clock: Clock): KvsCredentials {
  if ((credentials.expiresAt ?? Infinity) > clock.now()) return credentials;
  throw new SlipwayError('unauthorized', 'The AWS credentials expired before the requests were done', {
    remedy: 'Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials.',
  });
}
