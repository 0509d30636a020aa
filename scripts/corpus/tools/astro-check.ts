import type { Tool } from '../spec.ts';

const PAGE = 'src/pages/index.astro';
const NOTES = 'src/pages/notes.mdx';
const CARD = 'src/components/Card.astro';

/** Astro with its type check, which prints hints also about files that nobody wrote. */
export const ASTRO_CHECKS: readonly Tool[] = [
  {
    ...{ id: 'astro-check', tool: 'astro', main: 'astro', build: 'astro check && astro build' },
    packages: [
      ...['astro@5', '@astrojs/check@0.9', '@astrojs/mdx@4', 'typescript@5.8'],
      ...['@emnapi/core@1', '@emnapi/runtime@1'],
    ],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    files: {
      'astro.config.mjs':
        "import mdx from '@astrojs/mdx';\nimport { defineConfig } from 'astro/config';\n\nexport default defineConfig({ integrations: [mdx()] });\n",
      'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }\n',
      'public/search.js': `var pages = [];
function Index(options) {
  var unused = options;
  this.$$set = options;
}
function find(word, limit) {
  return pages.filter(function (page) {
    return page.indexOf(word) >= 0;
  });
}
`,
      'src/consts.ts': "export const LINKS = ['home', 'about'];\n",
      [CARD]: `---
interface Props {
  title: string;
}

const { title } = Astro.props;
---
<a href="/" class="card">
  <div class="card-title">
    {title}
  </div>
  <p class="card-text">
    Read more about {title}
  </p>
</a>

<style>
  .card {
    color: navy;
  }
</style>
`,
      [PAGE]: `---
import Card from '../components/Card.astro';
import { LINKS } from '../consts';
---
<html lang="en">
  <body>
    <Card title="Welcome" />
    <ul>
      {LINKS.map((link) => <li>{link}</li>)}
    </ul>
  </body>
</html>
`,
      [NOTES]: `import Card from '../components/Card.astro';

# Notes

<Card title="First" />
`,
    },
    faults: [
      {
        name: 'mdx-component',
        planted: 'A page shows a component that is not imported.',
        edit: [[NOTES, '<Card', '<Crad']],
        ...{ cause: 'template', says: 'The component Crad is not imported.' },
        ...{ at: [NOTES, '<Crad'], terms: ['Crad'] },
      },
      {
        name: 'brace',
        planted: 'The brace of an expression is not closed.',
        edit: [[CARD, '    {title}\n', '    {title\n']],
        ...{ cause: 'syntax', says: 'src/components/Card.astro does not close a brace.' },
        ...{ at: [CARD, '    {title'], terms: ['Card.astro'] },
      },
      {
        name: 'export',
        planted: 'An import names what a module does not export, and a callback uses it.',
        edit: [
          [PAGE, '{ LINKS }', '{ LINK }'],
          [PAGE, 'LINKS.map', 'LINK.map'],
        ],
        ...{ cause: 'missing-export', says: 'src/consts.ts does not export LINK.' },
        ...{ at: [PAGE, '{ LINK }'], terms: ["'LINK'"] },
      },
      {
        name: 'property',
        planted: 'A component is not given a property that it needs.',
        edit: [[PAGE, '<Card title="Welcome" />', '<Card name="Welcome" />']],
        ...{ cause: 'type-error', says: 'Card is not given its property title.' },
        ...{ at: [PAGE, '<Card name'], terms: ["'name'"] },
      },
      {
        name: 'throws',
        planted: 'A page throws while it is rendered, after the check found no error.',
        edit: [[PAGE, '---\n<html', "const response = JSON.parse('{');\nconsole.log(response);\n---\n<html"]],
        ...{ cause: 'runtime', says: 'src/pages/index.astro parses JSON that is incomplete.' },
        ...{ at: [PAGE, 'JSON.parse'], or: [[PAGE, null]], terms: ['JSON'] },
      },
    ],
  },
];
