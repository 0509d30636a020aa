import resolve from '@rollup/plugin-node-resolve';
import svelte from 'rollup-plugin-svelte';

export default {
  input: 'src/main.js',
  output: { format: 'iife', name: 'app', file: 'public/bundle.js' },
  plugins: [
    svelte({
      emitCss: false,
      compilerOptions: {
        dev: false,
      },
    }),
    resolve({ browser: true, dedupe: ['svelte'] }),
  ],
};
