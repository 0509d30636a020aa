import type { Tool } from './spec.ts';
import { ANGULARS } from './tools/angular.ts';
import { ASTROS } from './tools/astro.ts';
import { ASTRO_CHECKS } from './tools/astro-check.ts';
import { ASTRO_7S } from './tools/astro7.ts';
import { BUNDLERS } from './tools/bundlers.ts';
import { CHECKERS } from './tools/checkers.ts';
import { COMPILERS } from './tools/compilers.ts';
import { DOCUMENTS } from './tools/documents.ts';
import { ELEVENTIES } from './tools/eleventy.ts';
import { GATSBIES } from './tools/gatsby.ts';
import { GENERATORS } from './tools/generators.ts';
import { LINTERS } from './tools/linters.ts';
import { MANAGERS } from './tools/managers.ts';
import { MIXED } from './tools/mixed.ts';
import { MONOREPOS } from './tools/monorepos.ts';
import { NEXTS } from './tools/next.ts';
import { NEXT_JS } from './tools/next-js.ts';
import { OTHERS } from './tools/others.ts';
import { REACT } from './tools/react.ts';
import { REACT_TS } from './tools/react-ts.ts';
import { SCRIPTS } from './tools/scripts.ts';
import { STARLIGHTS } from './tools/starlight.ts';
import { STRANGERS } from './tools/strangers.ts';
import { STYLES } from './tools/styles.ts';
import { SVELTES } from './tools/svelte.ts';
import { TAILWINDS } from './tools/tailwind.ts';
import { TEMPLATES } from './tools/templates.ts';
import { VUES } from './tools/vue.ts';
import { VUE_CLIS } from './tools/vue-cli.ts';

/** The tools of the corpus. */
export const TOOLS: readonly Tool[] = [
  ...BUNDLERS,
  ...COMPILERS,
  ...STYLES,
  ...TAILWINDS,
  ...TEMPLATES,
  ...LINTERS,
  ...CHECKERS,
  ...ASTROS,
  ...ASTRO_7S,
  ...ASTRO_CHECKS,
  ...STARLIGHTS,
  ...ELEVENTIES,
  ...GENERATORS,
  ...DOCUMENTS,
  ...NEXTS,
  ...NEXT_JS,
  ...REACT,
  ...REACT_TS,
  ...GATSBIES,
  ...VUES,
  ...VUE_CLIS,
  ...SVELTES,
  ...ANGULARS,
  ...OTHERS,
  ...MANAGERS,
  ...MONOREPOS,
  ...SCRIPTS,
  ...STRANGERS,
  ...MIXED,
];
