import { total } from './cart';
import type { Item } from './types';

const items: Item[] = [{ name: 'Tea', price: 4 }];
console.log(total(items));
