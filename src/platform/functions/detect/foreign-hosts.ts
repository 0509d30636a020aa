/** An adapter or a preset in a configuration file that makes a server for another host. */
export interface ForeignHost {
  /** Names of configuration files without their endings. */
  readonly files: readonly string[];
  /** A line of one, with the name of the adapter or preset as its first group. */
  readonly line: RegExp;
  readonly remedy: string;
}

const NITRO: ForeignHost = {
  files: ['nuxt.config', 'nitro.config', 'vite.config', 'app.config'],
  line: /\bpreset\s{0,9}:\s{0,9}['"`](?!node\b|node[-_]|static\b|github[-_]|gitlab[-_]|nitro-)([\w-]{1,60})['"`]/,
  remedy: 'Remove the preset, or set it to `node-server`',
};

/** By the slug of the framework. */
export const FOREIGN_HOSTS: Readonly<Record<string, ForeignHost>> = {
  '@sveltejs/kit': {
    files: ['svelte.config', 'vite.config'],
    line: /['"](@sveltejs\/adapter-(?:vercel|netlify|cloudflare)[\w-]{0,30}|svelte-adapter-[\w-]{1,40}|@jesterkit\/[\w-]{1,40})['"]/,
    remedy: 'Use `@sveltejs/adapter-node`',
  },
  astro: {
    files: ['astro.config'],
    line: /['"](@astrojs\/(?:vercel|netlify|cloudflare)|@deno\/astro-adapter)(?:\/[\w-]{1,40})?['"]/,
    remedy: "Use `@astrojs/node` with `mode: 'standalone'`",
  },
  'react-router': {
    files: ['react-router.config', 'vite.config'],
    line: /['"](@vercel\/react-router|@netlify\/vite-plugin-react-router|@cloudflare\/vite-plugin)(?:\/[\w-]{1,40})?['"]/,
    remedy: 'Remove it, and add `@react-router/serve`',
  },
  nuxtjs: NITRO,
  nitro: NITRO,
  'solidstart-1': NITRO,
  solidstart: NITRO,
  'tanstack-start': { ...NITRO, files: ['vite.config', 'app.config', 'nitro.config'] },
};
