import { total } from './cart';

const items = [{ price: 4 }];
const items = [];
console.log(total(items));
