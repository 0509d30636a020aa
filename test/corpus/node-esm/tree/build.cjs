import { page } from './lib/page';

console.log(page('Welcome'));
