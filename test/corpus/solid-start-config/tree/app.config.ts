import { defineConfig } from '@solidjs/start/config';
import tailwind from '@tailwindcss/vite';

export default defineConfig({ ssr: true, vite: { plugins: [tailwind()] }, server: { preset: 'static', prerender: { routes: ['/'] } } });
