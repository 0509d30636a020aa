import type { Tool } from '../spec.ts';

const APP = 'src/App.tsx';
const CARD = 'src/Card.tsx';

/** What `npm create vite` makes: a type check in front of the bundler. */
export const REACT_TS: readonly Tool[] = [
  {
    ...{ id: 'react-ts', tool: 'typescript', main: 'typescript', build: 'tsc -b && vite build' },
    manifest: { type: 'module' },
    packages: [
      ...['vite@7', 'react@19', 'react-dom@19', '@vitejs/plugin-react@5', 'typescript@5.8'],
      ...['@types/react@19', '@types/react-dom@19'],
    ],
    files: {
      'tsconfig.json': '{\n  "files": [],\n  "references": [{ "path": "./tsconfig.app.json" }]\n}\n',
      'tsconfig.app.json': `{
  "compilerOptions": {
    "tsBuildInfoFile": "./node_modules/.tmp/tsconfig.app.tsbuildinfo",
    "target": "ES2022",
    "lib": ["ES2022", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "types": ["vite/client"],
    "skipLibCheck": true,
    "moduleResolution": "bundler",
    "allowImportingTsExtensions": true,
    "resolveJsonModule": true,
    "verbatimModuleSyntax": true,
    "moduleDetection": "force",
    "noEmit": true,
    "jsx": "react-jsx",
    "strict": true,
    "noUnusedLocals": true,
    "erasableSyntaxOnly": true
  },
  "include": ["src"]
}
`,
      'vite.config.ts':
        "import react from '@vitejs/plugin-react';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [react()] });\n",
      'index.html': '<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n',
      'src/main.tsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`,
      'src/posts.json': '[\n  { "title": "First", "views": 3 },\n  { "title": "Second", "views": 5 }\n]\n',
      'src/format.ts':
        "export type Style = 'short' | 'long';\n\nexport function format(views: number, style: Style): string {\n  return style === 'short' ? String(views) : views + ' views';\n}\n",
      [CARD]: `interface Props {
  title: string;
  views: number;
}

export function Card({ title, views }: Props) {
  return (
    <article>
      <h2>{title}</h2>
      <p>{views} views</p>
    </article>
  );
}
`,
      [APP]: `import { Card } from './Card.tsx';
import { format } from './format.ts';
import posts from './posts.json';

export default function App() {
  const views = posts.reduce((sum, post) => sum + post.views, 0);
  return (
    <main>
      <h1>Posts</h1>
      <p>{format(views, 'long')}</p>
      {posts.map((post) => (
        <Card key={post.title} title={post.title} views={post.views} />
      ))}
    </main>
  );
}
`,
    },
    faults: [
      {
        name: 'unclosed',
        planted: 'A tag is not closed.',
        edit: [[CARD, '    </article>\n', '']],
        ...{ cause: 'syntax', says: 'src/Card.tsx does not close <article>.' },
        ...{ at: [CARD, '<article>'], terms: ["'article'"] },
      },
      {
        name: 'renamed-export',
        planted: 'A module is renamed in its import, and callbacks use what it exports.',
        edit: [
          [
            APP,
            "import { Card } from './Card.tsx';",
            "import { Card } from './Card.tsx';\nimport { recent } from './recent.ts';",
          ],
          [
            APP,
            '<h1>Posts</h1>',
            '<h1>Posts</h1>\n      {recent.map((entry) => (\n        <b key={entry.id}>{entry.name}</b>\n      ))}',
          ],
        ],
        ...{ cause: 'missing-import', says: 'The module ./recent.ts does not exist.' },
        ...{ at: [APP, './recent.ts'], terms: ['recent.ts'] },
      },
      {
        name: 'no-export',
        planted: 'An import names what a module does not export, and a callback uses it.',
        edit: [
          [APP, "import { Card } from './Card.tsx';", "import { Cards } from './Card.tsx';"],
          [APP, '<Card ', '<Cards '],
          [APP, '<h1>Posts</h1>', '<h1>Posts</h1>\n      {Cards.all.map((card) => card.title)}'],
        ],
        ...{ cause: 'missing-export', says: 'src/Card.tsx does not export Cards.' },
        ...{ at: [APP, 'import { Cards }'], terms: ["'Cards'"] },
      },
      {
        name: 'no-prop',
        planted: 'A component is not given a property that it needs.',
        edit: [[APP, ' views={post.views} />', ' />']],
        ...{ cause: 'type-error', says: 'Card is not given its property views.' },
        ...{ at: [APP, '<Card '], terms: ["'views' is missing"] },
      },
      {
        name: 'unused',
        planted: 'An import is not used.',
        edit: [[APP, 'import posts', "import { Fragment } from 'react';\nimport posts"]],
        ...{ cause: 'type-error', says: 'Fragment is imported and not used.' },
        ...{ at: [APP, 'Fragment'], terms: ["'Fragment'"] },
      },
      {
        name: 'type-import',
        planted: 'A type is imported as a value.',
        edit: [
          [APP, 'import { format }', 'import { format, Style }'],
          [APP, "'long')", "'long' as Style)"],
        ],
        ...{ cause: 'type-error', says: 'Style is a type, and must be imported as one.' },
        ...{ at: [APP, 'Style }'], terms: ["'Style'"] },
      },
      {
        name: 'json',
        planted: 'A JSON file has a comma at its end.',
        edit: [['src/posts.json', '"views": 5 }', '"views": 5 },']],
        run: 'npx vite build',
        ...{ cause: 'syntax', says: 'src/posts.json is not valid JSON.' },
        ...{
          at: ['src/posts.json', ']'],
          or: [
            ['src/posts.json', 3],
            ['src/posts.json', 4],
          ],
          terms: ['json'],
        },
      },
      {
        name: 'argument',
        planted: 'A function is given a text that it does not take.',
        edit: [[APP, "'long'", "'full'"]],
        ...{ cause: 'type-error', says: "'full' is not a style." },
        ...{ at: [APP, "'full'"], terms: ['full'] },
      },
      {
        name: 'undefined',
        planted: 'A component is used that is not imported.',
        edit: [[APP, '<h1>Posts</h1>', '<Hero title="Posts" />']],
        ...{ cause: 'type-error', says: "Cannot find name 'Hero'." },
        ...{ at: [APP, '<Hero'], terms: ["'Hero'"] },
      },
      {
        name: 'tsconfig',
        planted: 'tsconfig.app.json has an option with a typing error.',
        edit: [['tsconfig.app.json', '"moduleResolution"', '"moduleResolutions"']],
        ...{ cause: 'config', says: 'tsconfig.app.json has an unknown option, moduleResolutions.' },
        ...{ at: ['tsconfig.app.json', 'moduleResolutions'], terms: ['moduleResolutions'] },
      },
      {
        name: 'silent',
        planted: 'The last command of the script fails without a word.',
        manifest: { scripts: { build: 'tsc -b && vite build && test -f dist/404.html' } },
        ...{ cause: 'output', says: 'The script build ends with a test for dist/404.html, which is not there.' },
        ...{ at: ['package.json', '"build"'], terms: ['"build"', 'test -f dist/404.html'] },
      },
      {
        name: 'after-build',
        planted: 'A script that runs after the bundler finds that a file is missing, and says so.',
        put: {
          'scripts/check.mjs':
            "import { existsSync } from 'node:fs';\n\nif (!existsSync('dist/robots.txt')) {\n  console.log('dist/robots.txt should be there');\n  process.exit(1);\n}\n",
        },
        manifest: { scripts: { build: 'tsc -b && vite build && node scripts/check.mjs' } },
        ...{ cause: 'output', says: 'scripts/check.mjs finds no dist/robots.txt.' },
        ...{
          at: ['scripts/check.mjs', 'should be there'],
          or: [
            ['scripts/check.mjs', 'existsSync('],
            ['package.json', '"build"'],
          ],
          terms: ['dist/robots.txt'],
        },
      },
    ],
  },
];
