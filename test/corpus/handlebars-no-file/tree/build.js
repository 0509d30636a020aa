const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const Handlebars = require('handlebars');

const template = Handlebars.compile(readFileSync('src/home.hbs', 'utf8'), { strict: true });
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', template({ title: 'Welcome', names: ['Ada', 'Grace'] }));
