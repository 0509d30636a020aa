import type { Fault, Tool } from '../spec.ts';

const APP = 'app/page.tsx';

const NEXT: Tool['files'] = {
  'next.config.mjs': "export default { output: 'export', images: { unoptimized: true } };\n",
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "target": "es2022", "lib": ["dom", "es2022"], "module": "esnext", "moduleResolution": "bundler", "jsx": "preserve", "noEmit": true, "allowJs": true, "skipLibCheck": true, "esModuleInterop": true, "resolveJsonModule": true, "isolatedModules": true, "incremental": true, "plugins": [{ "name": "next" }] }, "include": ["next-env.d.ts", "**/*.ts", "**/*.tsx"], "exclude": ["node_modules"] }\n',
  'next-env.d.ts': '/// <reference types="next" />\n',
  'app/layout.tsx': `import './globals.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  'app/globals.css': 'body {\n  color: navy;\n}\n',
  [APP]: `import Link from 'next/link';
import { Card } from '../components/card';

export default function Page() {
  const visitors: number = 12;
  return (
    <main>
      <Card title="Welcome" />
      <p>{visitors} visitors</p>
      <Link href="/about">About</Link>
    </main>
  );
}
`,
  'components/card.tsx': 'export function Card({ title }: { title: string }) {\n  return <h2>{title}</h2>;\n}\n',
};

const NEXT_FAULTS: readonly Fault[] = [
  {
    name: 'component',
    planted: 'A component is imported that is not there.',
    edit: [[APP, '../components/card', '../components/hero']],
    ...{ cause: 'missing-import', says: 'The module ../components/hero does not exist.' },
    ...{ at: [APP, '../components/hero'], terms: ['../components/hero'] },
  },
  {
    name: 'package',
    planted: 'A package is imported that is not installed.',
    edit: [
      [
        APP,
        "import Link from 'next/link';",
        "import Link from 'next/link';\nimport { format } from 'date-fns';\n\nconsole.log(format(new Date(), 'yyyy'));",
      ],
    ],
    ...{ cause: 'missing-package', says: 'The package date-fns is not installed.' },
    ...{ at: [APP, 'date-fns'], terms: ['date-fns'] },
  },
  {
    name: 'type',
    planted: 'A text is given where a number is asked for.',
    edit: [[APP, '= 12', "= 'many'"]],
    ...{ cause: 'type-error', says: "Type 'string' is not assignable to type 'number'." },
    ...{ at: [APP, 'visitors: number'], terms: ["'string' is not assignable"] },
  },
  {
    name: 'property',
    planted: 'A component is given a property that it does not have.',
    edit: [[APP, 'title="Welcome"', 'title="Welcome" size="big"']],
    ...{ cause: 'type-error', says: 'Card has no property size.' },
    ...{ at: [APP, 'size="big"'], terms: ["'size' does not exist"] },
  },
  {
    name: 'alias-case',
    planted: 'An import through an alias differs from the file in upper and lower case.',
    edit: [
      ['tsconfig.json', '"strict": true,', '"strict": true, "paths": { "@/*": ["./*"] },'],
      [APP, "'../components/card'", "'@/components/Card'"],
    ],
    ...{ cause: 'import-case', says: 'The import @/components/Card has another case than components/card.tsx.' },
    ...{ at: [APP, '@/components/Card'], terms: ['upper and lower case'] },
  },
  {
    name: 'jsx',
    planted: 'A tag is closed by another name.',
    edit: [[APP, '</main>', '</mian>']],
    ...{ cause: 'syntax', says: 'app/page.tsx closes <main> with </mian>.' },
    ...{ at: [APP, '</mian>'], or: [[APP, '<main>']], terms: ['page.tsx'] },
  },
  {
    name: 'window',
    planted: 'A page reads window while it is rendered.',
    edit: [[APP, '= 12', '= window.innerWidth']],
    ...{ cause: 'browser-only', says: 'window is not defined while /  is rendered.' },
    ...{ at: [APP, 'window.'], or: [[APP, null]], terms: ['window is not defined'] },
  },
  {
    name: 'use-client',
    planted: 'A server component uses a hook.',
    edit: [
      ['components/card.tsx', 'export', "import { useState } from 'react';\n\nexport"],
      ['components/card.tsx', '  return', '  useState(0);\n  return'],
    ],
    ...{ cause: 'config', says: "components/card.tsx uses useState and has no 'use client'." },
    ...{ at: ['components/card.tsx', 'import { useState'], terms: ['useState'] },
  },
  {
    name: 'static-params',
    planted: 'A page with a parameter has no generateStaticParams().',
    put: { 'app/posts/[slug]/page.tsx': 'export default function Post() {\n  return <p>Post</p>;\n}\n' },
    ...{ cause: 'config', says: 'The page /posts/[slug] has no generateStaticParams().' },
    ...{ at: ['app/posts/[slug]/page.tsx', null], terms: ['generateStaticParams'] },
  },
  {
    name: 'css',
    planted: 'A style sheet imports one that is not there.',
    edit: [['app/globals.css', 'body', "@import './tokens.css';\n\nbody"]],
    ...{ cause: 'missing-import', says: 'The style sheet ./tokens.css does not exist.' },
    ...{ at: ['app/globals.css', 'tokens.css'], terms: ['tokens.css'] },
  },
  {
    name: 'env',
    planted: 'The configuration throws if a variable is not set.',
    edit: [
      [
        'next.config.mjs',
        'export',
        "if (!process.env.CMS_URL) throw new Error('Missing environment variable: CMS_URL');\n\nexport",
      ],
    ],
    ...{ cause: 'env', says: 'The variable CMS_URL is not set.' },
    ...{ at: ['next.config.mjs', 'throw'], or: [['next.config.mjs', null]], terms: ['CMS_URL'] },
  },
  {
    name: 'image',
    planted: 'A page imports an image that is not there.',
    edit: [
      [APP, 'import Link', "import team from '../public/team.png';\nimport Link"],
      [APP, '<p>{visitors}', '<p>{team.src} {visitors}'],
    ],
    ...{ cause: 'missing-asset', says: 'The image ../public/team.png does not exist.' },
    ...{ at: [APP, 'team.png'], terms: ['team.png'] },
  },
  {
    name: 'api-route',
    planted: 'A static export has a route that reads its request.',
    put: {
      'app/api/hello/route.ts':
        "export const dynamic = 'force-dynamic';\n\nexport function GET() {\n  return Response.json({ ok: true });\n}\n",
    },
    ...{ cause: 'config', says: 'The route /api/hello cannot be exported.' },
    ...{ at: ['app/api/hello/route.ts', 'dynamic'], or: [['app/api/hello/route.ts', null]], terms: ['/api/hello'] },
  },
  {
    name: 'unclosed',
    planted: 'A tag is not closed.',
    edit: [[APP, '    </main>\n', '']],
    ...{ cause: 'syntax', says: 'app/page.tsx does not close <main>.' },
    ...{ at: [APP, '<main>'], or: [[APP, '  );']], terms: ['<main>'] },
  },
  {
    name: 'silent',
    planted: 'The last command of the script fails without a word.',
    manifest: { scripts: { build: 'next build && test -f out/CNAME' } },
    ...{ cause: 'output', says: 'The script build ends with a test for out/CNAME, which is not there.' },
    ...{ at: ['package.json', '"build"'], terms: ['"build"', 'test -f out/CNAME'] },
  },
  {
    name: 'suspense',
    planted: 'A page reads the parameters of its address without Suspense.',
    put: {
      'app/search/page.tsx':
        "'use client';\n\nimport { useSearchParams } from 'next/navigation';\n\nexport default function Search() {\n  const params = useSearchParams();\n  return <p>{params.get('q')}</p>;\n}\n",
    },
    ...{ cause: 'config', says: 'useSearchParams() of /search is not inside Suspense.' },
    ...{
      at: ['app/search/page.tsx', 'useSearchParams()'],
      or: [
        ['app/search/page.tsx', 'import { useSearchParams'],
        ['app/search/page.tsx', null],
      ],
      terms: ['useSearchParams', '/search'],
    },
  },
];

const NEXT_PACKAGES = ['react@19', 'react-dom@19', 'typescript@5.8', '@types/react@19', '@types/node@22'];

/** Faults whose logs are as those of the older release. */
const ONLY_OLDER = ['env', 'api-route', 'type', 'property', 'static-params', 'silent', 'suspense'];

const QUIET = { NEXT_TELEMETRY_DISABLED: '1' };

export const NEXTS: readonly Tool[] = [
  {
    ...{ id: 'next15', tool: 'next', packages: ['next@15', ...NEXT_PACKAGES], build: 'next build', env: QUIET },
    files: NEXT,
    faults: NEXT_FAULTS,
  },
  {
    ...{
      id: 'next16',
      tool: 'next',
      packages: ['next@16', ...NEXT_PACKAGES],
      build: 'next build',
      env: QUIET,
      files: NEXT,
    },
    faults: NEXT_FAULTS.filter(({ name }) => !ONLY_OLDER.includes(name)),
  },
];
