import { total } from './cart';

test('adds prices', () => {
  expect(total([{ price: 2 }, { price: 3 }])).toBe(5);
});
