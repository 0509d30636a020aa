import { once } from 'node:events';
import type { LookupFunction } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { systemCode } from '../../base/errors.ts';
import { AddressRefused } from '../notify/addresses.ts';

/** What a host answers to a visitor's TLS handshake. `http`: its site has none. `unknown`: it was not asked. */
export interface CertificateFacts {
  readonly state: 'valid' | 'invalid' | 'none' | 'http' | 'unknown';
  /** Milliseconds since the Unix epoch. */
  readonly endsAt: number | null;
  readonly issuer: string | null;
  readonly reason: string | null;
}

export interface CertificateParts {
  /** Resolves names, and refuses those that lead to addresses which are not public. */
  readonly lookup: LookupFunction;
  readonly port: number;
  /** Authorities besides those of Node.js, in PEM. */
  readonly ca?: readonly string[] | undefined;
}

const HANDSHAKE_MS = 3_000;
const TEXT_MOST = 200;

export const NO_CERTIFICATE = { endsAt: null, issuer: null, reason: null } as const;

/** Makes a handshake with a host, and sends nothing. Never rejects. */
export async function certificateOf(host: string, { lookup, port, ca }: CertificateParts): Promise<CertificateFacts> {
  const given = { host, servername: host, port, lookup, rejectUnauthorized: false, ...(ca && { ca: [...ca] }) };
  const socket = connect(given);
  const late = setTimeout(() => socket.destroy(new Error(`no answer within ${HANDSHAKE_MS / 1_000} s`)), HANDSHAKE_MS);
  try {
    await once(socket, 'secureConnect');
    const { valid_to: end, issuer } = socket.getPeerCertificate() as Partial<PeerCertificate>;
    const endsAt = Date.parse(end ?? '');
    return {
      state: socket.authorized ? 'valid' : 'invalid',
      endsAt: Number.isNaN(endsAt) ? null : endsAt,
      // Whoever has the host writes its certificate.
      issuer: [issuer?.O ?? issuer?.CN].flat().join(', ').slice(0, TEXT_MOST) || null,
      reason: socket.authorized ? null : String(socket.authorizationError).slice(0, TEXT_MOST),
    };
  } catch (error) {
    const reason = error instanceof Error ? (systemCode(error) ?? error.message) : 'it failed';
    const state = error instanceof AddressRefused || /ENOTFOUND|EAI_AGAIN/.test(reason) ? 'unknown' : 'none';
    return {
      ...NO_CERTIFICATE,
      state,
      reason: error instanceof AddressRefused ? error.message : reason.slice(0, TEXT_MOST),
    };
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}
