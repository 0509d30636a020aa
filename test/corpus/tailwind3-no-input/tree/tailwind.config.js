module.exports = {
  content: ['./src/**/*.html'],
  theme: {},
};
