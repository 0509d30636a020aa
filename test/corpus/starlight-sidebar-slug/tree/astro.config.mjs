import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Docs',
      sidebar: [
        { label: 'Start', items: [{ slug: 'guides/getting-started' }] },
        { label: 'Team', slug: 'team' },
      ],
    }),
  ],
});
