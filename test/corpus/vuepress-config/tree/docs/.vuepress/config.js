import { viteBundler } from '@vuepress/bundler-vite';
import { searchPlugin } from '@vuepress/plugin-search';
import { fileURLToPath } from 'node:url';

const layout = fileURLToPath(new URL('./Layout.vue', import.meta.url));
export default { bundler: viteBundler(), theme: { name: 'plain', clientConfigFile: fileURLToPath(new URL('./client.js', import.meta.url)) }, layout, plugins: [searchPlugin()] };
