import type { Fault, Tool } from '../spec.ts';

const DOCS: Tool['files'] = {
  'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Docs',
      sidebar: [
        { label: 'Start', items: [{ slug: 'guides/start' }] },
        { label: 'Team', slug: 'team' },
      ],
    }),
  ],
});
`,
  'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  'src/content/docs/index.mdx': `---
title: Welcome
---

import { Card, CardGrid } from '@astrojs/starlight/components';

<CardGrid>
  <Card title="Start">Read [the guide](/guides/start/).</Card>
</CardGrid>
`,
  'src/content/docs/guides/start.md': '---\ntitle: Start\n---\n\nRun it.\n',
  'src/content/docs/team.md': '---\ntitle: Team\n---\n\nAda and Grace.\n',
};

const INDEX = 'src/content/docs/index.mdx';

const START = 'src/content/docs/guides/start.md';

const DOCS_FAULTS: readonly Fault[] = [
  {
    name: 'sidebar-slug',
    planted: 'The sidebar names a page that does not exist.',
    edit: [['astro.config.mjs', 'guides/start', 'guides/getting-started']],
    ...{ cause: 'config', says: 'The sidebar names the page guides/getting-started, which does not exist.' },
    ...{
      at: ['astro.config.mjs', 'guides/getting-started'],
      or: [['astro.config.mjs', null]],
      terms: ['guides/getting-started'],
    },
  },
  {
    name: 'card-gird',
    planted: 'A component is closed by another name.',
    edit: [[INDEX, '</CardGrid>', '</CardGird>']],
    ...{ cause: 'syntax', says: 'src/content/docs/index.mdx closes <CardGrid> with </CardGird>.' },
    ...{ at: [INDEX, '</CardGird>'], terms: ['CardGird'] },
  },
  {
    name: 'no-title',
    planted: 'A page has no title.',
    edit: [[START, 'title: Start\n', '']],
    ...{ cause: 'content-schema', says: 'src/content/docs/guides/start.md has no title.' },
    ...{
      at: [START, null],
      or: [
        [START, 1],
        [START, 2],
      ],
      terms: ['title'],
    },
  },
  {
    name: 'component',
    planted: 'A page shows a component that it does not import.',
    edit: [[INDEX, '</CardGrid>', '  <Steps>One</Steps>\n</CardGrid>']],
    ...{ cause: 'template', says: 'src/content/docs/index.mdx shows Steps, which it does not import.' },
    ...{ at: [INDEX, '<Steps>'], or: [[INDEX, null]], terms: ['Steps'] },
  },
  {
    name: 'option',
    planted: 'The configuration has an option of an older Starlight.',
    edit: [
      [
        'astro.config.mjs',
        "title: 'Docs',",
        "title: 'Docs',\n      social: { github: 'https://github.com/acme/docs' },",
      ],
    ],
    ...{ cause: 'config', says: 'The option social of Starlight has another form.' },
    ...{ at: ['astro.config.mjs', 'social'], or: [['astro.config.mjs', null]], terms: ['social'] },
  },
  {
    name: 'image',
    planted: 'A page shows an image that is not there.',
    edit: [[START, 'Run it.', 'Run it.\n\n![The screen](../../../assets/screen.png)']],
    ...{ cause: 'missing-asset', says: 'The image screen.png, which start.md shows, does not exist.' },
    ...{ at: [START, 'screen.png'], terms: ['screen.png'] },
  },
  {
    name: 'custom-css',
    planted: 'The configuration names a style sheet that is not there.',
    edit: [['astro.config.mjs', "title: 'Docs',", "title: 'Docs',\n      customCss: ['./src/styles/brand.css'],"]],
    ...{ cause: 'missing-import', says: 'The style sheet ./src/styles/brand.css does not exist.' },
    ...{ at: ['astro.config.mjs', 'brand.css'], or: [['astro.config.mjs', null]], terms: ['brand.css'] },
  },
];

export const STARLIGHTS: readonly Tool[] = [
  {
    ...{
      id: 'starlight',
      tool: 'astro',
      main: '@astrojs/starlight',
      packages: ['astro@5', '@astrojs/starlight@0.34', 'sharp@0.34'],
    },
    ...{ build: 'astro build', env: { ASTRO_TELEMETRY_DISABLED: '1' }, files: DOCS, faults: DOCS_FAULTS },
  },
];
