import { SlipwayError } from '../../src/base/errors.ts';
import { type Keyring, Secrets } from '../../src/platform/stores/rows/keyring.ts';

/** Keys for stores that a test makes by hand. The first secret seals. */
export function testKeyring(...secrets: readonly Uint8Array[]): Keyring {
  const given = secrets.length > 0 ? secrets : [Buffer.alloc(32, 7)];
  return new Secrets(given, {
    wrong: (cause) => new SlipwayError('unsupported_data', 'the wrong key', { cause }),
  });
}
