import type { Tool } from '../spec.ts';

const APP = 'app/page.jsx';

/** Next.js without types. */
export const NEXT_JS: readonly Tool[] = [
  {
    ...{ id: 'next-js', tool: 'next', build: 'next build', env: { NEXT_TELEMETRY_DISABLED: '1' } },
    packages: ['next@15', 'react@19', 'react-dom@19'],
    files: {
      'next.config.mjs': "export default { output: 'export' };\n",
      'app/layout.jsx':
        'export default function Layout({ children }) {\n  return (\n    <html lang="en">\n      <body>{children}</body>\n    </html>\n  );\n}\n',
      'lib/posts.js':
        "const POSTS = [{ slug: 'first', title: 'First' }];\n\nexport function findPost(slug) {\n  return POSTS.find((post) => post.slug === slug);\n}\n",
      [APP]:
        'import { findPost } from \'../lib/posts\';\n\nexport default function Page() {\n  const post = findPost(\'first\');\n  return (\n    <main>\n      <h1>Welcome</h1>\n      <p>{post.title}</p>\n      {/* eslint-disable-next-line @next/next/no-img-element */}\n      <img src="/team.svg" alt="" />\n    </main>\n  );\n}\n',
      'app/about/page.jsx': 'export default function About() {\n  return <img src="/team.svg" />;\n}\n',
    },
    faults: [
      {
        name: 'prerender',
        planted: 'A page shows a member of what is undefined.',
        edit: [[APP, "findPost('first')", "findPost('frist')"]],
        ...{ cause: 'runtime', says: 'app/page.jsx reads title of undefined.' },
        ...{
          at: [APP, '{post.title}'],
          or: [
            [APP, "findPost('frist')"],
            [APP, null],
          ],
          terms: ["reading 'title'"],
        },
      },
      {
        name: 'config',
        planted: 'next.config.mjs does not parse.',
        edit: [['next.config.mjs', "'export' }", "'export' "]],
        ...{ cause: 'syntax', says: 'next.config.mjs does not parse.' },
        ...{ at: ['next.config.mjs', 1], or: [['next.config.mjs', null]], terms: ['next.config.mjs'] },
      },
    ],
  },
];
