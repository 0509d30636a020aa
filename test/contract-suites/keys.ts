import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { KeyStore } from '../../src/platform/stores/keys.ts';

/** Two handles on one place. */
export interface KeyHandles extends AsyncDisposable {
  readonly one: KeyStore;
  readonly other: KeyStore;
  /** The platform's key comes from the configuration, so it is never created. */
  readonly derivesPlatformKey?: boolean;
}

const newKey = () => randomBytes(32);
const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');

/** Tests a store of the platform's keys. `open` makes a place without keys. */
export function keyStoreSuite(name: string, open: () => Promise<KeyHandles>): void {
  describe(`the ${name} keys`, () => {
    test('a key is created once, and stays the same for both handles', async () => {
      await using it = await open();
      const { value } = await it.one.platformKey(newKey);
      expect(value).toHaveLength(32);
      expect(hex((await it.other.platformKey(newKey)).value)).toBe(hex(value));
      const text = (await it.other.signingKey(() => '{"kty":"EC"}\n')).value;
      expect(text).toBe('{"kty":"EC"}\n');
      expect((await it.one.signingKey(() => 'another')).value).toBe(text);
    });

    test('two handles that create a key at once get the same key', async () => {
      await using it = await open();
      const handles = [it.one, it.other, it.one, it.other];
      const keys = await Promise.all(handles.map((each) => each.platformKey(newKey)));
      expect(new Set(keys.map((each) => hex(each.value))).size).toBe(1);
      const texts = await Promise.all(handles.map((each, n) => each.signingKey(() => `key ${n}`)));
      expect(new Set(texts.map((each) => each.value)).size).toBe(1);
    });

    test('the error for a wrong key is one sentence with a remedy', async () => {
      await using it = await open();
      const cause = new Error('cause');
      for (const key of [await it.one.platformKey(newKey), await it.one.signingKey(() => 'key')]) {
        const fault = expect.objectContaining({
          code: 'unsupported_data',
          remedy: expect.stringMatching(/.\.$/),
          cause,
        });
        expect(key.wrong(cause)).toEqual(fault);
      }
    });

    test('a key that could not be created is not stored', async () => {
      await using it = await open();
      const broken = () => {
        throw new Error('no random numbers');
      };
      if (!it.derivesPlatformKey) await expect(it.one.platformKey(broken)).rejects.toThrow('no random numbers');
      await expect(it.one.signingKey(broken)).rejects.toThrow('no random numbers');
      expect((await it.other.platformKey(newKey)).value).toHaveLength(32);
      expect((await it.other.signingKey(() => 'key')).value).toBe('key');
    });
  });
}
