import type { Tool } from '../spec.ts';

const ROUTE = 'app/routes/home.jsx';

export const REACT: readonly Tool[] = [
  {
    ...{
      id: 'react-router',
      tool: 'react-router',
      main: '@react-router/dev',
      build: 'react-router build',
      manifest: { type: 'module' },
    },
    packages: [
      '@react-router/dev@7',
      '@react-router/node@7',
      'react-router@7',
      'react@19',
      'react-dom@19',
      'vite@6',
      'isbot@5',
    ],
    files: {
      'react-router.config.js': 'export default { ssr: false };\n',
      'vite.config.js':
        "import { reactRouter } from '@react-router/dev/vite';\n\nexport default { plugins: [reactRouter()] };\n",
      'app/routes.js':
        "import { index } from '@react-router/dev/routes';\n\nexport default [index('routes/home.jsx')];\n",
      'app/root.jsx': `import { Outlet, Scripts } from 'react-router';

export default function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
`,
      [ROUTE]: 'export default function Home() {\n  return <h1>Welcome</h1>;\n}\n',
    },
    faults: [
      {
        name: 'route',
        planted: 'The routes name a file that is not there.',
        edit: [['app/routes.js', 'home.jsx', 'start.jsx']],
        ...{ cause: 'missing-import', says: 'The route module routes/start.jsx does not exist.' },
        ...{ at: ['app/routes.js', 'start.jsx'], or: [['app/routes.js', null]], terms: ['routes/start.jsx'] },
      },
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [
          [ROUTE, 'export', "import { Hero } from '../components/hero';\n\nexport"],
          [ROUTE, 'Welcome', '<Hero />'],
        ],
        ...{ cause: 'missing-import', says: 'The module ../components/hero does not exist.' },
        ...{ at: [ROUTE, '../components/hero'], terms: ['components/hero'] },
      },
      {
        name: 'jsx',
        planted: 'A tag is not closed.',
        edit: [[ROUTE, '</h1>', '']],
        ...{ cause: 'syntax', says: 'A tag of app/routes/home.jsx is not closed.' },
        ...{
          at: [ROUTE, '<h1>'],
          or: [
            [ROUTE, 3],
            [ROUTE, 4],
          ],
          terms: ['home.jsx'],
        },
      },
      {
        name: 'server-loader',
        planted: 'A site without a server has a loader.',
        edit: [
          [ROUTE, 'export default', 'export async function loader() {\n  return { ok: true };\n}\n\nexport default'],
        ],
        ...{ cause: 'config', says: 'routes/home has a loader, and ssr is false.' },
        ...{ at: [ROUTE, 'loader'], or: [[ROUTE, null]], terms: ['loader'] },
      },
    ],
  },
  {
    ...{ id: 'vite-react', tool: 'vite', build: 'vite build', manifest: { type: 'module' } },
    packages: ['vite@7', 'react@19', 'react-dom@19', '@vitejs/plugin-react@5'],
    files: {
      'vite.config.js': "import react from '@vitejs/plugin-react';\n\nexport default { plugins: [react()] };\n",
      'index.html': '<div id="root"></div>\n<script type="module" src="/src/main.jsx"></script>\n',
      'src/main.jsx':
        "import { createRoot } from 'react-dom/client';\nimport { App } from './App';\n\ncreateRoot(document.getElementById('root')).render(<App />);\n",
      'src/App.jsx': 'export function App() {\n  return <h1>Welcome</h1>;\n}\n',
    },
    faults: [
      {
        name: 'jsx',
        planted: 'A tag is closed by another name.',
        edit: [['src/App.jsx', '</h1>', '</h2>']],
        ...{ cause: 'syntax', says: 'src/App.jsx closes <h1> with </h2>.' },
        ...{ at: ['src/App.jsx', '</h2>'], terms: ['h1'] },
      },
      {
        name: 'default',
        planted: 'A default export is imported that does not exist.',
        edit: [['src/main.jsx', '{ App }', 'App']],
        ...{ cause: 'missing-export', says: 'src/App.jsx has no default export.' },
        ...{ at: ['src/main.jsx', 'import App'], terms: ['default'] },
      },
      {
        name: 'alias',
        planted: 'An alias is used that is not configured.',
        edit: [['src/main.jsx', './App', '@/App']],
        ...{ cause: 'missing-import', says: '@/App cannot be resolved: the alias is not configured.' },
        ...{ at: ['src/main.jsx', '@/App'], terms: ['@/App'] },
      },
    ],
  },
  {
    ...{
      id: 'cra',
      tool: 'react-scripts',
      packages: ['react-scripts@5', 'react@18', 'react-dom@18', 'ajv@8'],
      build: 'react-scripts build',
    },
    manifest: { eslintConfig: { extends: 'react-app' }, browserslist: ['last 2 chrome versions'] },
    files: {
      'public/index.html': '<!doctype html>\n<title>Site</title>\n<div id="root"></div>\n',
      'src/index.js':
        "import { createRoot } from 'react-dom/client';\nimport App from './App';\nimport './index.css';\n\ncreateRoot(document.getElementById('root')).render(<App />);\n",
      'src/App.js': 'export default function App() {\n  return <h1>Welcome</h1>;\n}\n',
      'src/index.css': 'body {\n  color: navy;\n}\n',
    },
    faults: [
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [
          ['src/App.js', 'export', "import Menu from './Menu';\n\nexport"],
          ['src/App.js', 'Welcome', '<Menu />'],
        ],
        ...{ cause: 'missing-import', says: 'The module ./Menu does not exist.' },
        ...{ at: ['src/App.js', './Menu'], terms: ['./Menu'] },
      },
      {
        name: 'warnings',
        planted: 'A variable is not used, and CI counts warnings as errors.',
        edit: [['src/App.js', '  return', '  const unused = 1;\n  return']],
        ...{ cause: 'lint', says: 'Warnings count as errors: unused is never used in src/App.js.' },
        ...{ at: ['src/App.js', 'unused'], terms: ['warnings'] },
      },
      {
        name: 'syntax',
        planted: 'A tag is not closed.',
        edit: [['src/App.js', '</h1>', '']],
        ...{ cause: 'syntax', says: 'A tag of src/App.js is not closed.' },
        ...{
          at: ['src/App.js', '<h1>'],
          or: [
            ['src/App.js', 3],
            ['src/App.js', 4],
          ],
          terms: ['App.js'],
        },
      },
      {
        name: 'css',
        planted: 'A style sheet shows an image that is not there.',
        edit: [['src/index.css', 'color: navy;', "background: url('./hero.png');"]],
        ...{ cause: 'missing-asset', says: 'The image ./hero.png does not exist.' },
        ...{ at: ['src/index.css', 'hero.png'], terms: ['hero.png'] },
      },
      {
        name: 'outside',
        planted: 'A file outside of src is imported.',
        put: { 'shared/names.js': 'export const names = [];\n' },
        edit: [
          ['src/App.js', 'export', "import { names } from '../shared/names';\n\nexport"],
          ['src/App.js', 'Welcome', '{names}'],
        ],
        ...{ cause: 'config', says: '../shared/names is outside of src/.' },
        ...{ at: ['src/App.js', '../shared/names'], terms: ['../shared/names'] },
      },
    ],
  },
];
