// Astro 4 reads src/content/config.ts.
