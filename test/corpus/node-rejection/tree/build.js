const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/page');

Promise.reject(new Error('The price list is empty'));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
