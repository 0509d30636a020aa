import mdx from '@mdx-js/esbuild';
import esbuild from 'esbuild';

await esbuild.build({ entryPoints: ['content/index.mdx'], outdir: 'dist', format: 'esm', bundle: true, external: ['react/*'], plugins: [mdx()] });
