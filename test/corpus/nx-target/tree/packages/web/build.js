import { title } from './src/title.js';

console.log('<h1>', title, '</h1>');
