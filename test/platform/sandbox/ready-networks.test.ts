import { expect, test } from 'vitest';
import type { PrivateNetwork, PrivateOptions } from '../../../src/platform/sandbox/network/private.ts';
import { ReadyNetworks } from '../../../src/platform/sandbox/network/shared.ts';

const OPTIONS: PrivateOptions = { asRoot: true, folder: '/nowhere', allowed: [] };

/** Counts what is opened and ended. Each network says its number as its resolver. */
function place(most: number) {
  const lost: AbortController[] = [];
  const ended: number[] = [];
  const open = async (): Promise<PrivateNetwork> => {
    const number = lost.push(new AbortController());
    const signal = lost[number - 1]?.signal ?? AbortSignal.abort();
    return { enter: [], resolver: `${number}`, lost: signal, [Symbol.dispose]: () => void ended.push(number) };
  };
  const networks = new ReadyNetworks(open, () => most);
  return { networks, lost, ended };
}

test('some are made after the first one, and each is given once', async () => {
  const { networks, lost, ended } = place(2);
  expect((await networks.open(OPTIONS)).resolver).toBe('1');
  await expect.poll(() => lost.length).toBe(3);
  const three = [await networks.open(OPTIONS), await networks.open(OPTIONS), await networks.open(OPTIONS)];
  expect(three.map(({ resolver }) => resolver)).toEqual(['2', '3', '4']);
  await expect.poll(() => lost.length).toBe(6);
  networks[Symbol.dispose]();
  expect(ended).toEqual([5, 6]);
});

test('one that is lost, or that was made with other rules, is ended and not given', async () => {
  const { networks, lost, ended } = place(2);
  await networks.open(OPTIONS);
  await expect.poll(() => lost.length).toBe(3);
  lost[1]?.abort();
  expect((await networks.open(OPTIONS)).resolver).toBe('3');
  expect(ended).toEqual([2]);
  await expect.poll(() => lost.length).toBe(5);
  const allowed = [{ address: '10.0.0.1', family: 4 as const, port: 80 }];
  expect((await networks.open({ ...OPTIONS, allowed })).resolver).toBe('6');
  expect(ended).toEqual([2, 4, 5]);
  networks[Symbol.dispose]();
});
