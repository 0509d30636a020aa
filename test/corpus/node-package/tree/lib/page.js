const { marked } = require('marked');

console.log(marked);
exports.page = (title) => ['<h1>', title, '</h1>'].join('');
