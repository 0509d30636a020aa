import type { Item } from './types';

export function total(items: Item[]): number {
  return items.reduce((sum, item) => sum + item.price, 0);
}
