import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: 'src/main.js',
  output: { dir: 'dist' },
  plugins: [nodeResolve(), commonjs(), json()],
  onwarn(warning) {
    throw new Error(warning.message);
  },
};
