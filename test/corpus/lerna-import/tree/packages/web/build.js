import { title } from './src/heading.js';

console.log('<h1>', title, '</h1>');
