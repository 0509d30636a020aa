import type { Item } from './Types';

export function total(items: Item[]): number {
  return items.reduce((sum, item) => sum + item.price, 0);
}
