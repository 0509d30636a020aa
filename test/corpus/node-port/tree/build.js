const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/page');

require('node:http').createServer().listen(4873, 'localhost');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
