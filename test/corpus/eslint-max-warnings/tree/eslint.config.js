import js from '@eslint/js';

export default [js.configs.recommended, { rules: { 'no-magic-numbers': 'warn' } }];
