import { title } from './src/title.js';

if (!process.env.SITE_URL) throw new Error('SITE_URL is not set');
console.log('<h1>', title, '</h1>');
