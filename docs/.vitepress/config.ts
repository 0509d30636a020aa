/** The site of the documentation. Its navigation is `docs/README.md`: a heading is a group, an item of a list is a page. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type DefaultTheme, defineConfig, type MarkdownRenderer } from 'vitepress';

const DOCS = resolve(import.meta.dirname, '..');
const ROOT = resolve(DOCS, '..');
const REPOSITORY = 'https://github.com/slipway/slipway';

/** Reads the groups of the navigation and their pages. */
function readSidebar(): DefaultTheme.SidebarItem[] {
  const groups: { text: string; items: DefaultTheme.SidebarItem[] }[] = [];
  for (const line of readFileSync(join(DOCS, 'README.md'), 'utf8').split('\n')) {
    const [, heading] = /^## (.+)$/.exec(line) ?? [];
    const [, text, page] = /^- \[(.+?)\]\((.+?)\.md\)/.exec(line) ?? [];
    if (heading !== undefined) groups.push({ text: heading, items: [] });
    if (text !== undefined && page !== undefined) groups.at(-1)?.items.push({ text, link: `/${page}` });
  }
  return groups;
}

/** Returns the anchor that GitHub gives to a heading. The plugin adds a number to a second one. */
function slugify(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Leads links to files outside of `docs/` to the repository, and keeps Vue from reading expressions in code. Throws if a
 * file does not exist.
 */
function asOnGitHub(md: MarkdownRenderer): void {
  md.core.ruler.push('as-on-github', ({ tokens, env }) => {
    for (const token of tokens.flatMap((each) => each.children ?? [])) {
      if (token.type === 'code_inline') token.attrSet('v-pre', '');
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href?.startsWith('../')) token.attrSet('href', addressOf(href, env.path));
    }
  });
}

function addressOf(href: string, page: string): string {
  const [path = '', anchor] = href.split('#');
  const file = resolve(dirname(page), path);
  if (!existsSync(file)) throw new Error(`Dead link in ${relative(ROOT, page)}: ${href}`);
  return `${REPOSITORY}/blob/main/${relative(ROOT, file)}${anchor === undefined ? '' : `#${anchor}`}`;
}

export default defineConfig({
  title: 'Slipway',
  description: 'Deploys web apps from GitHub Actions, and the platform to deploy them to.',
  lang: 'en',
  cleanUrls: true,
  rewrites: { 'README.md': 'index.md' },
  markdown: { anchor: { slugify }, config: asOnGitHub },
  themeConfig: {
    sidebar: readSidebar(),
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    editLink: { pattern: `${REPOSITORY}/edit/main/docs/:path`, text: 'Edit this page' },
  },
});
