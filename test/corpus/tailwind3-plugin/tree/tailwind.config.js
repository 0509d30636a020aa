module.exports = {
  content: ['./src/**/*.html'],
  theme: {},
  plugins: [require('@tailwindcss/typography')],
};
