import type { Fault, Tool } from '../spec.ts';

const PAGE = 'src/pages/index.astro';

const POST = 'src/content/posts/first.md';

const ASTRO: Tool['files'] = {
  'astro.config.mjs':
    "import { defineConfig } from 'astro/config';\n\nexport default defineConfig({ site: 'https://example.com' });\n",
  'src/layouts/Base.astro': `---
const { title } = Astro.props;
---
<html lang="en">
  <head>
    <title>{title}</title>
  </head>
  <body>
    <slot />
  </body>
</html>
`,
  [PAGE]: `---
import { getCollection } from 'astro:content';
import Base from '../layouts/Base.astro';

const posts = await getCollection('posts');
---
<Base title="Home">
  <ul>
    {posts.map((post) => <li>{post.data.title}</li>)}
  </ul>
</Base>

<style>
  ul {
    color: navy;
  }
</style>
`,
  'src/content.config.ts': `import { glob } from 'astro/loaders';
import { defineCollection, z } from 'astro:content';

const posts = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/posts' }),
  schema: z.object({ title: z.string(), date: z.coerce.date() }),
});

export const collections = { posts };
`,
  [POST]: '---\ntitle: First\ndate: 2024-05-01\n---\n\nHello.\n',
};

const FAULTS: readonly Fault[] = [
  {
    name: 'layout',
    planted: 'A layout is imported that is not there.',
    edit: [[PAGE, '../layouts/Base.astro', '../layouts/Page.astro']],
    ...{ cause: 'missing-import', says: 'The layout ../layouts/Page.astro does not exist.' },
    ...{ at: [PAGE, 'layouts/Page'], terms: ['layouts/Page.astro'] },
  },
  {
    name: 'title-required',
    planted: 'Front matter lacks a field that the schema of its collection requires.',
    edit: [[POST, 'title: First\n', '']],
    ...{
      cause: 'content-schema',
      says: 'src/content/posts/first.md has no title, which the collection posts requires.',
    },
    ...{
      at: [POST, null],
      or: [
        [POST, 1],
        [POST, 2],
      ],
      terms: ['title'],
    },
  },
  {
    name: 'date-invalid',
    planted: 'Front matter has a value of the wrong type.',
    edit: [[POST, '2024-05-01', 'someday']],
    ...{ cause: 'content-schema', says: 'The date of src/content/posts/first.md is not a date.' },
    ...{ at: [POST, 'someday'], or: [[POST, null]], terms: ['date'] },
  },
  {
    name: 'undefined',
    planted: 'A page shows a property of what is not defined.',
    edit: [[PAGE, 'post.data.title', 'post.data.author.name']],
    ...{ cause: 'runtime', says: "src/pages/index.astro reads 'name' of undefined." },
    ...{ at: [PAGE, 'author.name'], terms: ["reading 'name'"] },
  },
  {
    name: 'image',
    planted: 'A page imports an image that is not there.',
    edit: [
      [PAGE, 'import Base', "import photo from '../assets/team.jpg';\nimport Base"],
      [PAGE, '<ul>', '<img src={photo.src} alt="">\n  <ul>'],
    ],
    ...{ cause: 'missing-asset', says: 'The image ../assets/team.jpg does not exist.' },
    ...{ at: [PAGE, 'team.jpg'], terms: ['team.jpg'] },
  },
  {
    name: 'markdown-image',
    planted: 'Markdown of a collection shows an image that is not there.',
    edit: [[POST, 'Hello.', 'Hello.\n\n![The harbour](./harbour.png)']],
    ...{ cause: 'missing-asset', says: 'The image ./harbour.png, which first.md shows, does not exist.' },
    ...{ at: [POST, 'harbour.png'], terms: ['harbour.png'] },
  },
  {
    name: 'front-matter',
    planted: 'Front matter is not YAML.',
    edit: [[POST, 'title: First', 'title: First: a start']],
    ...{ cause: 'syntax', says: 'The front matter of first.md is not valid YAML.' },
    ...{ at: [POST, 'First: a'], terms: ['first.md'] },
  },
  {
    name: 'integration',
    planted: 'The configuration imports an integration that is not installed.',
    edit: [['astro.config.mjs', "config';", "config';\nimport sitemap from '@astrojs/sitemap';"]],
    ...{ cause: 'missing-package', says: 'The package @astrojs/sitemap is not installed.' },
    ...{ at: ['astro.config.mjs', '@astrojs/sitemap'], or: [['astro.config.mjs', null]], terms: ['@astrojs/sitemap'] },
  },
  {
    name: 'option',
    planted: 'The configuration gives an option a value of the wrong type.',
    edit: [['astro.config.mjs', "'https://example.com'", "'example'"]],
    ...{ cause: 'config', says: "The option site of astro.config.mjs isn't a URL." },
    ...{ at: ['astro.config.mjs', "'example'"], or: [['astro.config.mjs', null]], terms: ['site'] },
  },
  {
    name: 'config-name',
    planted: 'The configuration uses an integration that it does not import.',
    edit: [
      ['astro.config.mjs', "site: 'https://example.com' }", "site: 'https://example.com', integrations: [sitemap()] }"],
    ],
    ...{ cause: 'config', says: 'astro.config.mjs uses sitemap, which is not defined.' },
    ...{ at: ['astro.config.mjs', 'sitemap()'], terms: ['sitemap is not defined'] },
  },
  {
    name: 'static-paths',
    planted: 'A page with a parameter has no getStaticPaths().',
    put: { 'src/pages/[slug].astro': '---\nconst { slug } = Astro.params;\n---\n<p>{slug}</p>\n' },
    ...{ cause: 'config', says: 'src/pages/[slug].astro has no getStaticPaths().' },
    ...{ at: ['src/pages/[slug].astro', null], or: [['src/pages/[slug].astro', 1]], terms: ['getStaticPaths'] },
  },
  {
    name: 'fetch',
    planted: 'A page reads an address that no host answers.',
    edit: [
      [
        PAGE,
        'const posts',
        "const prices = await fetch('https://prices.bakery.invalid/today.json').then((answer) => answer.json());\nconsole.log(prices);\nconst posts",
      ],
    ],
    ...{ cause: 'network', says: 'The host prices.bakery.invalid cannot be reached.' },
    ...{ at: [PAGE, 'fetch('], or: [[PAGE, null]], terms: ['prices.bakery.invalid'] },
  },
];

function pick(...names: readonly string[]): readonly Fault[] {
  return FAULTS.filter(({ name }) => names.includes(name));
}

export const ASTROS: readonly Tool[] = [
  {
    ...{
      id: 'astro',
      tool: 'astro',
      packages: ['astro@5'],
      build: 'astro build',
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
    files: ASTRO,
    faults: FAULTS,
  },
  {
    ...{
      id: 'astro4',
      tool: 'astro',
      packages: ['astro@4'],
      build: 'astro build',
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
    files: {
      ...ASTRO,
      'src/content.config.ts': '// Astro 4 reads src/content/config.ts.\n',
      'src/content/config.ts':
        "import { defineCollection, z } from 'astro:content';\n\nconst posts = defineCollection({ schema: z.object({ title: z.string(), date: z.coerce.date() }) });\n\nexport const collections = { posts };\n",
    },
    faults: pick('layout', 'title-required', 'image', 'undefined', 'front-matter', 'config-name'),
  },
];
