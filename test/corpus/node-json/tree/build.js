const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/page');

console.log(require('./data/prices.json'));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
