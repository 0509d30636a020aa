import type { Tool } from '../spec.ts';

const PAGE = 'src/pages/index.astro';
const FIRST = 'src/content/posts/first.md';
const SECOND = 'src/content/posts/second.mdx';
const TEAM = 'src/content/team.json';

/** Astro 7, whose logger writes warnings of the bundler about each page in MDX. */
export const ASTRO_7S: readonly Tool[] = [
  {
    ...{ id: 'astro7', tool: 'astro', build: 'astro build', packages: ['astro@7', '@astrojs/mdx@latest'] },
    ...{ env: { ASTRO_TELEMETRY_DISABLED: '1' }, manifest: { type: 'module' } },
    files: {
      'astro.config.mjs':
        "import mdx from '@astrojs/mdx';\nimport { defineConfig } from 'astro/config';\n\nexport default defineConfig({ site: 'https://example.com', integrations: [mdx()] });\n",
      'src/content.config.ts': `import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';

const posts = defineCollection({
  loader: glob({ pattern: '*.{md,mdx}', base: './src/content/posts' }),
  schema: z.object({
    title: z.string(),
    tags: z.array(z.string()).default([]),
    seo: z.object({ description: z.string() }).optional(),
  }),
});
const team = defineCollection({
  loader: file('src/content/team.json'),
  schema: z.object({ id: z.string(), name: z.string(), age: z.number() }),
});

export const collections = { posts, team };
`,
      [TEAM]: '[\n  { "id": "ana", "name": "Ana", "age": 31 },\n  { "id": "ben", "name": "Ben", "age": 40 }\n]\n',
      [FIRST]: '---\ntitle: First\ntags: [one, two]\nseo:\n  description: The first\n---\n\nHello.\n',
      [SECOND]: '---\ntitle: Second\n---\n\nHello {1 + 1}.\n',
      [PAGE]: `---
import { getCollection } from 'astro:content';

const team = await getCollection('team');
---
<ul>
  {team.map(({ data }) => <li>{data.name}</li>)}
</ul>
`,
      'src/pages/posts/[slug].astro': `---
import { getCollection, render } from 'astro:content';

export async function getStaticPaths() {
  const posts = await getCollection('posts');
  return posts.map((post) => ({ params: { slug: post.id }, props: { post } }));
}
const { Content } = await render(Astro.props.post);
---
<Content />
`,
    },
    faults: [
      {
        name: 'nested',
        planted: 'An object of the front matter lacks a key that the schema requires.',
        edit: [[FIRST, 'description: The', 'descripton: The']],
        ...{ cause: 'content-schema', says: 'src/content/posts/first.md has no seo.description.' },
        ...{ at: [FIRST, 'seo:'], or: [[FIRST, 'descripton']], terms: ['seo.description'] },
      },
      {
        name: 'item',
        planted: 'An item of a list in the front matter is a number.',
        edit: [[FIRST, '[one, two]', '[one, 2]']],
        ...{ cause: 'content-schema', says: 'A tag of src/content/posts/first.md is a number.' },
        ...{ at: [FIRST, 'tags'], terms: ['tags.1'] },
      },
      {
        name: 'entry',
        planted: 'An entry of a file of data has a value of another type.',
        edit: [[TEAM, '40', '"forty"']],
        ...{ cause: 'content-schema', says: 'The age of ben in src/content/team.json is a string.' },
        ...{ at: [TEAM, 'forty'], terms: ['age'] },
      },
      {
        name: 'front-matter',
        planted: 'A bracket of the front matter is not closed.',
        edit: [[FIRST, '[one, two]', '[one, two']],
        ...{ cause: 'syntax', says: 'The front matter of src/content/posts/first.md is not valid YAML.' },
        ...{ at: [FIRST, 'tags'], or: [[FIRST, 'seo:']], terms: ['first.md'] },
      },
      {
        name: 'undefined',
        planted: 'A page in MDX uses a name that is not defined.',
        edit: [[SECOND, '{1 + 1}', '{frontmater.title}']],
        ...{ cause: 'runtime', says: 'src/content/posts/second.mdx uses frontmater, which is not defined.' },
        ...{ at: [SECOND, 'frontmater'], terms: ['frontmater is not defined'] },
      },
      {
        name: 'import',
        planted: 'A page in MDX imports a component that is not there.',
        edit: [[SECOND, 'Hello', "import Chart from '../../components/Chart.astro';\n\n<Chart />\n\nHello"]],
        ...{ cause: 'missing-import', says: 'The component ../../components/Chart.astro does not exist.' },
        ...{ at: [SECOND, 'import Chart'], terms: ['Chart.astro'] },
      },
    ],
  },
];
