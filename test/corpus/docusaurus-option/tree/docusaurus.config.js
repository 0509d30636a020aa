module.exports = {
  title: 'Docs',
  favicn: 'img/favicon.ico',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: '/' }, blog: false }]],
};
