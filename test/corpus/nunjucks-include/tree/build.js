const { mkdirSync, writeFileSync } = require('node:fs');
const nunjucks = require('nunjucks');

const templates = nunjucks.configure('src', { throwOnUndefined: true });
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', templates.render('index.njk', { title: 'Welcome' }));
