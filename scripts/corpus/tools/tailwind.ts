import type { Tool } from '../spec.ts';

export const TAILWINDS: readonly Tool[] = [
  {
    ...{ id: 'tailwind3', tool: 'tailwind', main: 'tailwindcss', packages: ['tailwindcss@3'] },
    build: 'tailwindcss -i src/main.css -o dist/main.css',
    files: {
      'src/main.css': '@tailwind base;\n@tailwind utilities;\n\n.card {\n  @apply p-4 text-gray-700;\n}\n',
      'tailwind.config.js': "module.exports = {\n  content: ['./src/**/*.html'],\n  theme: {},\n};\n",
      'src/index.html': '<p class="p-4">Hello</p>\n',
    },
    faults: [
      {
        name: 'apply',
        planted: 'A class is applied that does not exist.',
        edit: [['src/main.css', 'text-gray-700', 'text-brand-700']],
        ...{ cause: 'template', says: 'The class text-brand-700 does not exist.' },
        ...{ at: ['src/main.css', 'text-brand-700'], terms: ['text-brand-700'] },
      },
      {
        name: 'plugin',
        planted: 'The configuration loads a plugin that is not installed.',
        edit: [['tailwind.config.js', 'theme: {}', "theme: {},\n  plugins: [require('@tailwindcss/typography')]"]],
        ...{ cause: 'missing-package', says: 'The plugin @tailwindcss/typography is not installed.' },
        ...{
          at: ['tailwind.config.js', 'typography'],
          or: [['tailwind.config.js', null]],
          terms: ['@tailwindcss/typography'],
        },
      },
      {
        name: 'theme',
        planted: 'theme() asks for a value that the theme does not have.',
        edit: [['src/main.css', '@apply p-4', "color: theme('colors.brand.500');\n  @apply p-4"]],
        ...{ cause: 'config', says: "'colors.brand.500' does not exist in the theme." },
        ...{ at: ['src/main.css', 'theme('], terms: ['colors.brand'] },
      },
      {
        name: 'no-input',
        planted: 'The command names a style sheet that is not there.',
        run: 'tailwindcss -i styles/main.css -o dist/main.css',
        ...{
          cause: 'missing-import',
          says: 'The style sheet styles/main.css does not exist.',
          terms: ['styles/main.css'],
        },
      },
    ],
  },
  {
    ...{ id: 'tailwind4', tool: 'tailwind', main: 'tailwindcss', packages: ['tailwindcss@4', '@tailwindcss/cli@4'] },
    build: 'tailwindcss -i src/main.css -o dist/main.css',
    files: { 'src/main.css': '@import "tailwindcss";\n\n.card {\n  @apply p-4 text-gray-700;\n}\n' },
    faults: [
      {
        name: 'apply',
        planted: 'A class is applied that does not exist.',
        edit: [['src/main.css', 'text-gray-700', 'text-brand-700']],
        ...{ cause: 'template', says: 'The class text-brand-700 does not exist.' },
        ...{ at: ['src/main.css', 'text-brand-700'], or: [['src/main.css', null]], terms: ['text-brand-700'] },
      },
      {
        name: 'import',
        planted: 'A style sheet imports one that is not there.',
        edit: [['src/main.css', '.card', '@import "./theme.css";\n\n.card']],
        ...{ cause: 'missing-import', says: 'The style sheet ./theme.css does not exist.' },
        ...{ at: ['src/main.css', './theme.css'], or: [['src/main.css', null]], terms: ['theme.css'] },
      },
      {
        name: 'plugin',
        planted: 'A plugin is loaded that is not installed.',
        edit: [['src/main.css', '.card', '@plugin "@tailwindcss/forms";\n\n.card']],
        ...{ cause: 'missing-package', says: 'The plugin @tailwindcss/forms is not installed.' },
        ...{ at: ['src/main.css', '@plugin'], or: [['src/main.css', null]], terms: ['@tailwindcss/forms'] },
      },
      {
        name: 'brace',
        planted: 'A rule is not closed.',
        edit: [['src/main.css', 'gray-700;\n}', 'gray-700;\n']],
        ...{ cause: 'syntax', says: 'A rule of src/main.css is not closed.' },
        ...{ at: ['src/main.css', '.card'], or: [['src/main.css', null]], terms: ['.card'] },
      },
    ],
  },
];
