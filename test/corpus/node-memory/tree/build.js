const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/page');

const kept = [];
for (;;) kept.push(new Array(10_000).fill(kept.length));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
