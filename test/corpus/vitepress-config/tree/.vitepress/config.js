import plugin from 'markdown-it-footnote';

console.log(plugin);
export default { title: 'Docs', themeConfig: { sidebar: [{ text: 'Guide', link: '/guide' }] } };
