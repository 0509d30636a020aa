var pages = [];
function Index(options) {
  var unused = options;
  this.$$set = options;
}
function find(word, limit) {
  return pages.filter(function (page) {
    return page.indexOf(word) >= 0;
  });
}
