import { systemCode } from '../../../../base/errors.ts';
import { CERTIFICATE, S3Fault } from '../s3/faults.ts';

/** The names of the stores, by the flags that name their places. */
export const STORE_NAMES = { database: 'PostgreSQL', objects: 'S3' };
export type StoreInput = keyof typeof STORE_NAMES;

/** What an operator has to change before a store can be used. */
interface Rule {
  /** Codes of TLS, of PostgreSQL or of S3. */
  readonly codes: RegExp;
  /** True: no wait makes the store usable. */
  readonly isLasting: boolean;
  readonly database: string;
  readonly objects?: string;
}

/** The first rule that fits counts. */
const RULES: readonly Rule[] = [
  {
    codes: /^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
    isLasting: true,
    database:
      'Write the host of --database as the certificate of the server names it, or renew the certificate with this name.',
    objects:
      'Write the host of AWS_ENDPOINT_URL_S3 as the certificate of the service names it, or renew the certificate with this name.',
  },
  {
    codes: /^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,
    isLasting: true,
    database: 'Renew the certificate of the server, and check the clock of this machine.',
    objects: 'Renew the certificate of the service, and check the clock of this machine.',
  },
  {
    codes: CERTIFICATE,
    isLasting: true,
    database:
      'If a private authority signed the certificate of the server, add sslrootcert=FILE with the certificate of the authority to the URL of --database, or set NODE_EXTRA_CA_CERTS to the file.',
    objects:
      'If a private authority signed the certificate of the service, set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority.',
  },
  {
    codes: /^28|^InvalidAccessKeyId$|^SignatureDoesNotMatch$|^AccessDenied$|^InvalidToken$|^ExpiredToken$/,
    isLasting: false,
    database: 'Check the user and the password in --database, and the rules for this machine in pg_hba.conf.',
    objects:
      'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that this user may read, write, list and delete in the bucket.',
  },
  {
    codes: /^3D000$|^NoSuchBucket$/,
    isLasting: false,
    database: 'Create the database: CREATE DATABASE … OWNER the user of --database.',
    objects: 'Create the bucket, or write the name of an existing one in --objects.',
  },
  {
    codes: /^42501$/,
    isLasting: true,
    database:
      'Create the database with its owner: CREATE DATABASE slipway OWNER slipway. In an existing one, write GRANT CREATE ON SCHEMA public TO slipway. "slipway" is the user of --database, who must also own the tables of the platform.',
  },
  {
    codes: /^3F000$/,
    isLasting: true,
    database:
      'Create the schema that search_path names: CREATE SCHEMA … AUTHORIZATION the user of --database. Or write ALTER ROLE … SET search_path = public.',
  },
  {
    // The server refuses to begin a session with such a setting.
    codes: /^(?:42704|42601|22023)$/,
    isLasting: true,
    database: 'Correct the settings behind options= in the URL of --database, or in PGOPTIONS.',
  },
  {
    codes: /^25006$/,
    isLasting: true,
    database:
      'Let the user of --database write: set default_transaction_read_only = off for the server, the database and the user (ALTER SYSTEM, ALTER DATABASE, ALTER ROLE). A service may set it because its disk is full.',
  },
  {
    codes: /^standby$/,
    isLasting: false,
    database: 'Write the address of the primary server in --database: one that follows a failover.',
  },
  {
    codes: /^53300$/,
    isLasting: false,
    database: 'Raise max_connections of PostgreSQL, or end connections of other programs.',
  },
];

/** Messages of `pg` without a code, and of PgBouncer, which has the same code for each violation of the protocol. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [
    /does not support SSL/,
    'Set ssl = on and a certificate in postgresql.conf, or remove sslmode if only trusted machines are in the network.',
  ],
  [
    /^unsupported startup parameter/,
    'Write the address of PostgreSQL itself in --database: a pooler as PgBouncer does not pass on notifications.',
  ],
  [
    /client password must be/,
    'The server asks for a password. Write it in --database: postgres://USER:PASSWORD@HOST/DATABASE.',
  ],
];

/** Returns the change that an operator has to make, by the cause of a `StoreUnavailable`, or undefined if none is known. */
export function storeFaultOf(input: StoreInput, cause: unknown) {
  const message = cause instanceof Error ? cause.message : '';
  const [, remedy] = MESSAGES.find(([pattern]) => pattern.test(message)) ?? [];
  if (remedy !== undefined) return { remedy, isLasting: true };
  const code = (cause instanceof S3Fault ? cause.code : undefined) ?? systemCode(cause) ?? '';
  const rule = RULES.find(({ codes }) => codes.test(code));
  return rule?.[input] === undefined ? undefined : { remedy: rule[input], isLasting: rule.isLasting };
}
