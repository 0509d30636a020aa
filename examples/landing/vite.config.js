import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const page = (name) => resolve(import.meta.dirname, name);

export default defineConfig({
  build: {
    // Two pages: the landing page, and the one that the platform serves for paths that name no file.
    rollupOptions: { input: [page('index.html'), page('404.html')] },
  },
});
