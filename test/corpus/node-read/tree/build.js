const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/page');

const prices = require('node:fs').readFileSync('data/prices.csv', 'utf8');
console.log(prices);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
