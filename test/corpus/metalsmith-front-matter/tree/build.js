const layouts = require('@metalsmith/layouts');
const markdown = require('@metalsmith/markdown');
const Metalsmith = require('metalsmith');

Metalsmith(__dirname)
  .use(markdown())
  .use(layouts({ transform: 'nunjucks', directory: 'layouts', default: 'page.njk' }))
  .build((error) => {
    if (error) throw error;
  });
