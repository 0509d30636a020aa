import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Docs',
      customCss: ['./src/styles/brand.css'],
      sidebar: [
        { label: 'Start', items: [{ slug: 'guides/start' }] },
        { label: 'Team', slug: 'team' },
      ],
    }),
  ],
});
