const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/page');

mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
