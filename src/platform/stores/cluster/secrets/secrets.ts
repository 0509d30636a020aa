import { SlipwayError } from '../../../../base/errors.ts';
import { SECRET_BYTES, Secrets, secretID } from '../../rows/keyring.ts';
import { UnknownKey } from '../../rows/sealing.ts';

/** The secrets that all nodes share, which seal and open. The database says which one seals (`secrets/sealing.ts`). */
export class ClusterSecrets extends Secrets {
  /** The one that shall seal as soon as every node has it, without a command. */
  readonly wanted: string | undefined;

  constructor(secrets: readonly Uint8Array[], wanted: string | undefined) {
    super(secrets, { wrong: wrongSecret });
    this.wanted = wanted;
  }
}

/** Throws `invalid_input` if a secret does not have 32 bytes, or two are the same. */
export function clusterSecrets(secret: Uint8Array | readonly Uint8Array[], previous?: Uint8Array): ClusterSecrets {
  const list = secret instanceof Uint8Array ? [secret] : secret;
  for (const each of previous ? [...list, previous] : list) {
    if (each.length !== SECRET_BYTES) throw invalid('SLIPWAY_SECRET', `has ${each.length} bytes`);
  }
  const ids = list.map(secretID);
  if (new Set(ids).size < ids.length) throw invalid('SLIPWAY_SECRET', 'has the same secret twice');
  if (previous && ids.includes(secretID(previous))) {
    throw invalid('SLIPWAY_SECRET_PREVIOUS', 'is the same as SLIPWAY_SECRET');
  }
  return new ClusterSecrets(previous ? [...list, previous] : list, previous && ids[0]);
}

function invalid(name: string, problem: string): SlipwayError {
  return new SlipwayError('invalid_input', `${name} ${problem}`, {
    input: 'secret-file',
    remedy: 'Write 32 random bytes in base64, the same on every node: openssl rand -base64 32',
  });
}

/** Returns the error for data that is sealed with a secret which this node has not got. */
export function lackingSecret(id: string, cause?: unknown): SlipwayError {
  return new SlipwayError(
    'unsupported_data',
    `SLIPWAY_SECRET lacks the secret ${id}, and data of the cluster is sealed with it`,
    {
      input: 'secret-file',
      remedy:
        'Start this node with the secrets of the other nodes. Add one that was replaced behind a comma, or as a line of the file, until slipway secret status shows it as unneeded. Each node that runs shows the IDs of its secrets there.',
      cause,
    },
  );
}

function wrongSecret(cause?: unknown): SlipwayError {
  if (cause instanceof UnknownKey) return lackingSecret(cause.id, cause);
  return new SlipwayError('unsupported_data', 'SLIPWAY_SECRET does not open what the database has sealed', {
    input: 'secret-file',
    remedy: 'A row was changed, or moved from another place. Restore it from a backup of the database.',
    cause,
  });
}
