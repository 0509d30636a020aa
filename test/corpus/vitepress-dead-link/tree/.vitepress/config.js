export default { title: 'Docs', themeConfig: { sidebar: [{ text: 'Guide', link: '/guide' }] } };
