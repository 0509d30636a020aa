module.exports = {
  title: 'Docs',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: '/' }, blog: false }]],
};
