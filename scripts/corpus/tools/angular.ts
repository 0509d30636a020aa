import type { Tool } from '../spec.ts';

export const ANGULARS: readonly Tool[] = [
  {
    ...{ id: 'angular', tool: 'angular', main: '@angular/core', build: 'ng build', env: { NG_CLI_ANALYTICS: 'false' } },
    packages: [
      ...['@angular/build@19', '@angular/cli@19', '@angular/core@19', '@angular/common@19', '@angular/compiler@19'],
      ...[
        '@angular/compiler-cli@19',
        '@angular/platform-browser@19',
        'rxjs@7',
        'tslib@2',
        'zone.js@0.15',
        'typescript@5.7',
      ],
    ],
    files: {
      'angular.json':
        '{\n  "version": 1,\n  "projects": {\n    "site": {\n      "projectType": "application",\n      "root": "",\n      "sourceRoot": "src",\n      "architect": {\n        "build": {\n          "builder": "@angular/build:application",\n          "options": { "outputPath": "dist", "index": "src/index.html", "browser": "src/main.ts", "polyfills": ["zone.js"], "tsConfig": "tsconfig.json", "styles": ["src/styles.css"] }\n        }\n      }\n    }\n  }\n}\n',
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "es2022", "moduleResolution": "bundler", "experimentalDecorators": true, "lib": ["es2022", "dom"] }, "angularCompilerOptions": { "strictTemplates": true }, "files": ["src/main.ts"] }\n',
      'src/index.html':
        '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Site</title>\n  </head>\n  <body>\n    <app-root></app-root>\n  </body>\n</html>\n',
      'src/styles.css': 'body {\n  color: navy;\n}\n',
      'src/main.ts':
        "import { bootstrapApplication } from '@angular/platform-browser';\nimport { App } from './app';\n\nbootstrapApplication(App);\n",
      'src/app.ts':
        "import { Component } from '@angular/core';\n\n@Component({ selector: 'app-root', templateUrl: './app.html' })\nexport class App {\n  title = 'Welcome';\n}\n",
      'src/app.html': '<h1>{{ title }}</h1>\n<p>Hello</p>\n',
    },
    faults: [
      {
        name: 'template-property',
        planted: 'A template shows a property that its component does not have.',
        edit: [['src/app.html', '{{ title }}', '{{ heading }}']],
        ...{
          cause: 'type-error',
          says: "Property 'heading' does not exist on type 'App'.",
          at: ['src/app.html', 'heading'],
          terms: ["'heading'"],
        },
      },
      {
        name: 'component',
        planted: 'A template shows a component that is not imported.',
        edit: [['src/app.html', '<p>', '<app-menu></app-menu>\n<p>']],
        ...{
          cause: 'template',
          says: "'app-menu' isn't a known element.",
          at: ['src/app.html', 'app-menu'],
          terms: ['app-menu'],
        },
      },
      {
        name: 'template-file',
        planted: 'A component names a template that is not there.',
        edit: [['src/app.ts', './app.html', './app.component.html']],
        ...{
          cause: 'missing-import',
          says: 'The template ./app.component.html does not exist.',
          at: ['src/app.ts', 'app.component.html'],
          terms: ['app.component.html'],
        },
      },
      {
        name: 'tag',
        planted: 'A tag is closed by another name.',
        edit: [['src/app.html', '</p>', '</div>']],
        ...{
          cause: 'syntax',
          says: 'src/app.html closes a tag that was not opened.',
          at: ['src/app.html', '</div>'],
          terms: ['Unexpected closing tag'],
        },
      },
      {
        name: 'block',
        planted: 'A block of a template is not closed.',
        edit: [['src/app.html', '<p>Hello</p>', '<p>\n  @if (title) {\n    <b>{{ title }}</b>\n  Hello\n</p>']],
        ...{
          cause: 'syntax',
          says: 'src/app.html does not close a block @if.',
          at: ['src/app.html', '@if'],
          terms: ['@if'],
        },
      },
      {
        name: 'style',
        planted: 'angular.json names a style sheet that is not there.',
        edit: [['angular.json', 'src/styles.css', 'src/theme.css']],
        ...{
          cause: 'missing-import',
          says: 'The style sheet src/theme.css does not exist.',
          at: ['angular.json', 'src/theme.css'],
          or: [['angular.json', null]],
          terms: ['src/theme.css'],
        },
      },
      {
        name: 'type',
        planted: 'A text is given where a number is asked for.',
        edit: [['src/app.ts', "title = 'Welcome'", "title: number = 'Welcome'"]],
        ...{
          cause: 'type-error',
          says: "Type 'string' is not assignable to type 'number'.",
          at: ['src/app.ts', 'title: number'],
          terms: ["'string' is not assignable"],
        },
      },
      {
        name: 'option',
        planted: 'angular.json has an option that does not exist.',
        edit: [['angular.json', '"outputPath"', '"outputFolder": "x", "outputPath"']],
        ...{
          cause: 'config',
          says: 'angular.json has an unknown option, outputFolder.',
          at: ['angular.json', 'outputFolder'],
          or: [['angular.json', null]],
          terms: ['outputFolder'],
        },
      },
    ],
  },
];
