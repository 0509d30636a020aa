require('left-hand');
console.log('built');
