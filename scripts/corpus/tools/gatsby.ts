import type { Tool } from '../spec.ts';

export const GATSBIES: readonly Tool[] = [
  {
    ...{
      id: 'gatsby',
      tool: 'gatsby',
      packages: ['gatsby@5', 'react@18', 'react-dom@18', 'ajv@8'],
      build: 'gatsby build',
      env: { GATSBY_TELEMETRY_DISABLED: '1' },
    },
    withoutScripts: true,
    files: {
      'gatsby-config.js': "module.exports = { siteMetadata: { title: 'Site' } };\n",
      'src/pages/index.js':
        "import { graphql } from 'gatsby';\nimport React from 'react';\n\nexport default function Home({ data }) {\n  return <h1>{data.site.siteMetadata.title}</h1>;\n}\n\nexport const query = graphql`\n  query {\n    site {\n      siteMetadata {\n        title\n      }\n    }\n  }\n`;\n",
    },
    faults: [
      {
        name: 'query',
        planted: 'A query asks for a field that does not exist.',
        edit: [['src/pages/index.js', '        title\n', '        subtitle\n']],
        ...{ cause: 'config', says: 'The query asks for the field subtitle, which does not exist.' },
        ...{ at: ['src/pages/index.js', 'subtitle'], or: [['src/pages/index.js', null]], terms: ['subtitle'] },
      },
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [
          ['src/pages/index.js', 'import React', "import Menu from '../components/menu';\nimport React"],
          ['src/pages/index.js', '<h1>{', '<h1><Menu />{'],
        ],
        ...{ cause: 'missing-import', says: 'The module ../components/menu does not exist.' },
        ...{ at: ['src/pages/index.js', '../components/menu'], terms: ['../components/menu'] },
      },
      {
        name: 'window',
        planted: 'A page reads window while it is rendered.',
        edit: [['src/pages/index.js', '  return', '  console.log(window.innerWidth);\n  return']],
        ...{ cause: 'browser-only', says: 'window is not available while / is rendered.' },
        ...{ at: ['src/pages/index.js', 'window'], or: [['src/pages/index.js', null]], terms: ['window'] },
      },
      {
        name: 'plugin',
        planted: 'The configuration names a plugin that is not installed.',
        edit: [['gatsby-config.js', 'siteMetadata', "plugins: ['gatsby-plugin-sitemap'], siteMetadata"]],
        ...{ cause: 'missing-package', says: 'The plugin gatsby-plugin-sitemap is not installed.' },
        ...{
          at: ['gatsby-config.js', 'gatsby-plugin-sitemap'],
          or: [['gatsby-config.js', null]],
          terms: ['gatsby-plugin-sitemap'],
        },
      },
    ],
  },
];
