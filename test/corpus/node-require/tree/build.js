const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/pages');

mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
