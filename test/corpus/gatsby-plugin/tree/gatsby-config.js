module.exports = { plugins: ['gatsby-plugin-sitemap'], siteMetadata: { title: 'Site' } };
