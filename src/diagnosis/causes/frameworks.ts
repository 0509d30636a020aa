import { byTool, type CauseTable, findInLines, isEmbedded, quoted } from '../cause.ts';
import { dependencyPart } from '../package-part.ts';

export const FRAMEWORK_CAUSES: CauseTable = {
  'browser-only': {
    signs: [
      /ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/,
    ],
    summary: ({ groups }) => `code for the browser ran during the build (${groups.name} is not defined)`,
    remedy: ({ groups }) =>
      `Use ${groups.name} only in the browser: after mounting (onMount, useEffect, client:only), or where typeof ${groups.name} !== 'undefined'.`,
  },
  'esm-only': {
    signs: [{ tool: 'node', log: /ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/ }],
    summary: () => 'a package that exists only as an ES module was loaded with require()',
    remedy: ({ facts }) =>
      `Load it with import (name the file .mjs, or set "type": "module" in package.json)${isEmbedded(facts) ? '' : ', or use Node.js 22 or newer on a platform that lets you choose'}.`,
  },
  'next-static-params': {
    signs: [{ tool: 'next', log: /Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/ }],
    summary: ({ groups }) => `the page ${quoted(groups.page, '')} has no generateStaticParams()`,
    remedy: () => 'Export generateStaticParams() from that page, so that the static export knows its paths.',
  },
  'base-path': {
    signs: [{ tool: 'sveltekit', log: /does not begin with `base`, which is configured in `paths\.base`/ }],
    summary: () => 'a link leaves the configured base path',
    remedy: () =>
      "Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root.",
  },
  'dead-link': {
    signs: [
      // SvelteKit, VitePress, Docusaurus, Nuxt.
      { tool: 'sveltekit', log: /^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/ },
      { tool: 'vitepress', log: /Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/ },
      { tool: 'docusaurus', log: /^\s*-> linking to (?<link>\S{1,300})/ },
      { weak: true, tool: 'nuxt', log: /^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/ },
    ],
    summary: ({ groups, lines }) => {
      const page =
        groups.page ?? findInLines(lines, /(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);
      return `a link to ${groups.link}${page ? `, in ${page},` : ''} leads to no page`;
    },
    remedy: () => 'Correct the link, or add the page. The log names any others.',
  },
  'page-failed': {
    // SvelteKit, Qwik.
    signs: [
      { weak: true, tool: 'sveltekit', log: /^\[500\] GET (?<page>\S{1,300})/ },
      { weak: true, tool: 'qwik', log: /^!!! (?<page>\S{1,300}): Error during SSG$/ },
    ],
    summary: ({ groups, lines }) => {
      const at = lines.findLastIndex((line) => /^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.test(line));
      return `the page ${groups.page} failed while it was rendered: ${lines[at + 1]?.replace(/^Error: /, '') ?? ''}`;
    },
    remedy: () => 'Mend what the page loads or shows; the stack in the log names the functions.',
  },
  'gatsby-graphql': {
    signs: [{ weak: true, tool: 'gatsby', log: /^error There was an error in your GraphQL query:/ }],
    summary: ({ lines }) => {
      const at = lines.findLastIndex((line) => line.startsWith('error There was an error in your GraphQL query'));
      return `a GraphQL query fails: ${lines.slice(at + 1).find((line) => line !== '') ?? ''}`;
    },
    remedy: () => 'Correct the query, or give its type the field in gatsby-node (createSchemaCustomization).',
  },
  // The place of the finding may be in another page.
  'gatsby-page-failed': {
    signs: [{ weak: true, tool: 'gatsby', log: /^error Building static HTML failed for path "(?<page>[^"]{1,300})"/ }],
    summary: ({ groups, lines }) =>
      `the page ${groups.page} failed while it was rendered: ${findInLines(lines, /^\s*WebpackError: (.{1,300})/) ?? ''}`,
    remedy: () => 'Mend what the page loads or shows: gatsby build --verbose tells more, and gatsby develop the line.',
  },
  'nuxt-page-failed': {
    signs: [{ weak: true, tool: 'nuxt', log: /^\s*│ [├└]── \[5\d\d\] (?<message>.*)/ }],
    summary: ({ groups, lines }) => {
      const at = lines.findLastIndex((line) => /^\s*│ [├└]── \[5\d\d\]/.test(line));
      const page = findInLines(lines.slice(0, at).reverse(), /├─ (\/\S{0,300}) \(\d+ms\)/);
      return `the page ${page} failed while it was rendered: ${groups.message}`;
    },
    remedy: () =>
      'The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its stack. Code for the browser and missing variables are common causes.',
  },
  'package-cycle': {
    signs: [{ tool: 'turbo', log: /^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/ }],
    summary: ({ lines }) => {
      const found = findInLines(lines, /^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);
      return `packages depend on each other in a cycle${found ? `: ${found.replace(/#[\w:-]{1,60}/g, '')}` : ''}`;
    },
    remedy: () => 'Take one of the dependencies between these packages out of their package.json files.',
    part: ({ lines }) => dependencyPart(findInLines(lines, /^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /)),
  },
  turbo: {
    signs: byTool({
      turbo: [
        /^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/,
        /^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/,
      ],
    }),
    summary: ({ groups }) => `turbo: ${groups.what}`,
    part: ({ groups }) => (groups.what?.includes('task') ? { kind: 'file', path: 'turbo.json' } : undefined),
    remedy: ({ groups }) =>
      groups.what?.includes('task')
        ? 'Name the task in build-command as turbo.json has it among its tasks.'
        : "Write --filter in build-command as the name in that package's package.json.",
  },
  // All style sheets are one here. The sources may show which one is at fault.
  'css-minify': {
    signs: [{ tool: 'vite', log: /^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/ }],
    summary: ({ groups, lines, facts }) => {
      const first = facts.diagnostics?.find(({ severity, line }) => severity === 'error' && line !== null);
      if (first) return `${first.file}:${first.line}: ${groups.what}`;
      const caret = lines.findIndex((line) => /^\s*\|\s+\^/.test(line));
      const text = /^\d{1,7} *\| *(\S.{0,80})/.exec(lines[caret - 1] ?? '')?.[1]?.trim();
      return `the style sheets do not parse: ${groups.what}${text ? `, at ${quoted(text, '')}` : ''}`;
    },
    remedy: () =>
      'Look above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it.',
  },
};
