import { describe, expect, test } from 'vitest';
import type { KeyStore } from '../../src/platform/stores/keys.ts';
import type { Keyring } from '../../src/platform/stores/rows/keyring.ts';
import { openText, sealText } from '../../src/platform/stores/rows/sealing.ts';

type KeyHandle = KeyStore & { readonly keyring: Keyring };

/** Two handles on one place. */
export interface KeyHandles extends AsyncDisposable {
  readonly one: KeyHandle;
  readonly other: KeyHandle;
}

/** Tests a store of the platform's keys. `open` makes a place without keys. */
export function keyStoreSuite(name: string, open: () => Promise<KeyHandles>): void {
  describe(`the ${name} keys`, () => {
    test('a key is created once, and stays the same for both handles', async () => {
      await using it = await open();
      const { keyring } = it.one;
      expect(keyring.id).toMatch(/^[0-9a-f]{8}$/);
      expect(it.other.keyring.ids).toEqual([keyring.id]);
      const sealed = sealText(keyring, 'variables', 'a name', 'the value');
      expect(sealed).not.toContain('the value');
      expect(openText(it.other.keyring, 'variables', 'a name', sealed)).toBe('the value');
      const text = (await it.other.signingKey(() => '{"kty":"EC"}\n')).value;
      expect(text).toBe('{"kty":"EC"}\n');
      expect((await it.one.signingKey(() => 'another')).value).toBe(text);
    });

    test('two handles that create a key at once get the same key', async () => {
      await using it = await open();
      const handles = [it.one, it.other, it.one, it.other];
      const ids = await Promise.all(handles.map(async (each) => each.keyring.id));
      expect(new Set(ids).size).toBe(1);
      const texts = await Promise.all(handles.map((each, n) => each.signingKey(() => `key ${n}`)));
      expect(new Set(texts.map((each) => each.value)).size).toBe(1);
    });

    test('each purpose has a key of its own', async () => {
      await using it = await open();
      const sealed = sealText(it.one.keyring, 'variables', 'a name', 'the value');
      expect(() => openText(it.one.keyring, 'build-log', 'a name', sealed)).toThrow(
        expect.objectContaining({ code: 'unsupported_data' }),
      );
    });

    test('the error for a wrong key is one sentence with a remedy', async () => {
      await using it = await open();
      const cause = new Error('cause');
      for (const key of [it.one.keyring, await it.one.signingKey(() => 'key')]) {
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
      await expect(it.one.signingKey(broken)).rejects.toThrow('no random numbers');
      expect((await it.other.signingKey(() => 'key')).value).toBe('key');
    });
  });
}
