import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../src/base/near.ts';

test.each([
  ['deply', 'deploy'],
  ['dpeloy', 'deploy'],
  ['roll', 'rollback'],
  ['deploys', 'deploy'],
  ['DEPLOY', 'deploy'],
  ['xyzzy', undefined],
  ['', undefined],
])('for "%s" the command %s is meant', (word, name) => {
  expect(nearest(word, ['deploy', 'rollback', 'seed'])[0]).toBe(name);
});

test('a message asks for the most similar name, and for none that is not similar', () => {
  expect(didYouMean(' buildComand', ['buildCommand', 'region'])).toBe('; did you mean "buildCommand"?');
  expect(didYouMean('output', ['buildCommand', 'region'])).toBe('');
});
