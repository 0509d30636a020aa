import { greets } from './greet.js';

console.log(greets('world'));
