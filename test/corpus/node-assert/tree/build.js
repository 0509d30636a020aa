const { mkdirSync, writeFileSync } = require('node:fs');
const { page } = require('./lib/page');

require('node:assert')(process.env.CMS_TOKEN, 'CMS_TOKEN is missing');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page('Welcome'));
