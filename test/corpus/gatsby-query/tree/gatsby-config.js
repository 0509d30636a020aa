module.exports = { siteMetadata: { title: 'Site' } };
