import type { Tool } from '../spec.ts';

const MODULE = { type: 'module' };

export const OTHERS: readonly Tool[] = [
  {
    ...{
      id: 'storybook',
      tool: 'storybook',
      packages: ['storybook@8', '@storybook/html-vite@8', 'vite@6'],
      build: 'storybook build --disable-telemetry',
      manifest: MODULE,
    },
    files: {
      '.storybook/main.js':
        "export default { stories: ['../src/**/*.stories.js'], framework: '@storybook/html-vite' };\n",
      'src/button.js': "export const button = (label) => ['<button>', label, '</button>'].join('');\n",
      'src/button.stories.js':
        "import { button } from './button.js';\n\nexport default { title: 'Button' };\nexport const Plain = { render: () => button('Save') };\n",
    },
    faults: [
      {
        name: 'import',
        planted: 'A story imports a module that is not there.',
        edit: [['src/button.stories.js', './button.js', './buttons.js']],
        ...{
          cause: 'missing-import',
          says: 'The module ./buttons.js does not exist.',
          at: ['src/button.stories.js', './buttons.js'],
          terms: ['buttons.js'],
        },
      },
      {
        name: 'syntax',
        planted: 'A story does not parse.',
        edit: [['src/button.stories.js', "('Save') }", "('Save' }"]],
        ...{
          cause: 'syntax',
          says: 'src/button.stories.js has a syntax error.',
          at: ['src/button.stories.js', 'Plain'],
          terms: ['button.stories.js'],
        },
      },
      {
        name: 'duplicate',
        planted: 'Two stories have one title.',
        put: {
          'src/link.stories.js':
            "export default { title: 'Button' };\nexport const Plain = { render: () => '<a>Save</a>' };\n",
        },
        ...{
          cause: 'duplicate',
          says: 'Two stories are called button--plain.',
          at: ['src/link.stories.js', null],
          or: [
            ['src/link.stories.js', 1],
            ['src/link.stories.js', 2],
            ['src/button.stories.js', null],
          ],
          terms: ['uplicate'],
        },
      },
    ],
  },
  {
    ...{
      id: 'solid-start',
      tool: 'solid-start',
      main: '@solidjs/start',
      packages: ['@solidjs/start@1', 'solid-js@1', '@solidjs/router@0.15', 'vinxi@0.5'],
    },
    ...{ build: 'vinxi build', manifest: MODULE },
    files: {
      'app.config.ts':
        "import { defineConfig } from '@solidjs/start/config';\n\nexport default defineConfig({ ssr: true, server: { preset: 'static', prerender: { routes: ['/'] } } });\n",
      'src/app.tsx':
        "import { Router } from '@solidjs/router';\nimport { FileRoutes } from '@solidjs/start/router';\nimport { Suspense } from 'solid-js';\n\nexport default function App() {\n  return (\n    <Router root={(props) => <Suspense>{props.children}</Suspense>}>\n      <FileRoutes />\n    </Router>\n  );\n}\n",
      'src/routes/index.tsx': 'export default function Home() {\n  return <h1>Welcome</h1>;\n}\n',
      'src/entry-client.tsx':
        "// @refresh reload\nimport { mount, StartClient } from '@solidjs/start/client';\n\nmount(() => <StartClient />, document.getElementById('app')!);\n",
      'src/entry-server.tsx':
        '// @refresh reload\nimport { createHandler, StartServer } from \'@solidjs/start/server\';\n\nexport default createHandler(() => (\n  <StartServer\n    document={({ assets, children, scripts }) => (\n      <html lang="en">\n        <head>{assets}</head>\n        <body>\n          <div id="app">{children}</div>\n          {scripts}\n        </body>\n      </html>\n    )}\n  />\n));\n',
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "preserve", "jsxImportSource": "solid-js", "strict": true, "moduleResolution": "bundler", "module": "esnext" } }\n',
    },
    faults: [
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [
          ['src/routes/index.tsx', 'export', "import { Menu } from '../components/Menu';\n\nexport"],
          ['src/routes/index.tsx', 'Welcome', '<Menu />'],
        ],
        ...{
          cause: 'missing-import',
          says: 'The module ../components/Menu does not exist.',
          at: ['src/routes/index.tsx', 'components/Menu'],
          terms: ['components/Menu'],
        },
      },
      {
        name: 'config',
        planted: 'The configuration imports a plugin that is not installed.',
        edit: [
          ['app.config.ts', "config';", "config';\nimport tailwind from '@tailwindcss/vite';"],
          ['app.config.ts', 'ssr: true', 'ssr: true, vite: { plugins: [tailwind()] }'],
        ],
        ...{
          cause: 'missing-package',
          says: 'The package @tailwindcss/vite is not installed.',
          at: ['app.config.ts', '@tailwindcss/vite'],
          or: [['app.config.ts', null]],
          terms: ['@tailwindcss/vite'],
        },
      },
    ],
  },
  {
    ...{
      id: 'yarn1-vite5',
      tool: 'vite',
      main: 'vite',
      packages: ['vite@5', 'yarn@1'],
      run: 'yarn run build',
      build: 'vite build',
      manifest: MODULE,
    },
    files: {
      'index.html': '<script type="module" src="/src/main.js"></script>\n',
      'src/main.js': "import { start } from './start.js';\n\nstart();\n",
      'src/start.js': 'export const start = () => {};\n',
    },
    faults: [
      {
        name: 'missing-import',
        planted: 'A module is imported that is not in the repository; Yarn 1 runs the build.',
        edit: [['src/main.js', './start.js', './begin.js']],
        ...{
          cause: 'missing-import',
          says: 'The module ./begin.js does not exist.',
          at: ['src/main.js', './begin.js'],
          terms: ['begin.js'],
        },
      },
    ],
  },
];
