module.exports = function () {
  return { dir: { input: 'src' } };
};
