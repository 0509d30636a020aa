import { hkdfSync } from 'node:crypto';
import { SlipwayError } from '../../../../base/errors.ts';
import type { SealingKey } from '../../rows/sealing.ts';

/** The purposes of keys. Each purpose has a key of its own. */
export type Purpose = 'kvs' | 'signing-key' | 'console-session' | 'secret-check' | 'request-token';

/** The secrets that all nodes share. Keys are derived from them (HKDF, RFC 5869). */
export interface ClusterSecrets {
  /** Names the secret that seals, and reveals nothing of it. */
  readonly id: string;
  /** Names the previous one, if there is one. */
  readonly previousID: string | undefined;
  /** Seals. */
  current(purpose: Purpose): SealingKey;
  /** Opens what the previous secret has sealed, until nothing is left, if there is one. */
  previous(purpose: Purpose): SealingKey | undefined;
  /** Both, the current one first. */
  all(purpose: Purpose): readonly SealingKey[];
  /** Returns the error for sealed data that neither secret opens. */
  wrong(cause?: unknown): SlipwayError;
}

const SECRET_BYTES = 32;
const ID_BYTES = 4;

/** Derives the keys. `secret` and `previous` have 32 bytes. Throws `invalid_input` if they are the same, or of another length. */
export function clusterSecrets(secret: Uint8Array, previous?: Uint8Array): ClusterSecrets {
  for (const each of previous ? [secret, previous] : [secret]) {
    if (each.length !== SECRET_BYTES) throw invalid('SLIPWAY_SECRET', `has ${each.length} bytes`);
  }
  if (previous && Buffer.compare(idOf(secret), idOf(previous)) === 0) {
    throw invalid('SLIPWAY_SECRET_PREVIOUS', 'is the same as SLIPWAY_SECRET');
  }
  const current = (purpose: Purpose) => keyOf(secret, purpose);
  const before = (purpose: Purpose) => previous && keyOf(previous, purpose);
  return {
    id: Buffer.from(idOf(secret)).toString('hex'),
    previousID: previous && Buffer.from(idOf(previous)).toString('hex'),
    current,
    previous: before,
    all: (purpose) => [current(purpose), before(purpose)].filter((each) => each !== undefined),
    wrong: wrongSecret,
  };
}

function keyOf(secret: Uint8Array, purpose: Purpose): SealingKey {
  return { id: idOf(secret), key: derive(secret, purpose, SECRET_BYTES) };
}

function idOf(secret: Uint8Array): Uint8Array {
  return derive(secret, 'key-id', ID_BYTES);
}

function derive(secret: Uint8Array, purpose: Purpose | 'key-id', bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'slipway', purpose, bytes));
}

function invalid(name: string, problem: string): SlipwayError {
  return new SlipwayError('invalid_input', `${name} ${problem}`, {
    input: 'secret-file',
    remedy: 'Write 32 random bytes in base64, the same on every node: openssl rand -base64 32',
  });
}

function wrongSecret(cause?: unknown): SlipwayError {
  return new SlipwayError('unsupported_data', 'SLIPWAY_SECRET is not the secret that sealed the data in the database', {
    input: 'secret-file',
    remedy:
      'Start this node with the secret of the other nodes. If the secret was replaced, pass the one before it as SLIPWAY_SECRET_PREVIOUS.',
    cause,
  });
}
