import { total } from './cart';

const items = [{ price: 4 };
console.log(total(items));
