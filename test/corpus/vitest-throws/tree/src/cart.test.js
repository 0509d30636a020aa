import { expect, test } from 'vitest';
import { total } from './cart.js';

test('adds prices', () => {
  expect(total([{ price: 2 }, { price: 3 }])).toBe(5);
});
