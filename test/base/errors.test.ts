import { expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';

const also = [new SlipwayError('invalid_input', 'second')];
const cause = new Error('why');
const place = { file: 'a.yml', line: 3 };
const call = { method: 'GET', path: '/a', status: 404 };
const error = new SlipwayError('invalid_file', 'first', { remedy: 'mend', input: 'env', place, call, cause, also });

test('a copy of an error has the changes, and everything else of the error', () => {
  const copy = error.with({ message: 'changed', remedy: 'other' });
  expect(copy).toBeInstanceOf(SlipwayError);
  expect(copy).toMatchObject({ code: 'invalid_file', message: 'changed', remedy: 'other', input: 'env' });
  expect([copy.place, copy.call, copy.cause, copy.also]).toEqual([place, call, cause, also]);
  expect([error.message, error.remedy]).toEqual(['first', 'mend']);
});

test('a copy with another code can be fixed by whom that code names', () => {
  expect(error.with({ code: 'service_error' })).toMatchObject({ code: 'service_error', mender: 'platform' });
});

test('a detail that is given as undefined is removed', () => {
  const copy = error.with({ remedy: undefined, place: undefined, also: undefined, cause: undefined });
  expect([copy.remedy, copy.place, copy.cause]).toEqual([undefined, undefined, undefined]);
  expect(copy.also).toEqual([]);
  expect(copy.input).toBe('env');
});
