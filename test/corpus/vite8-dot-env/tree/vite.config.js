import { loadEnv } from 'vite';

const { SITE_ORIGIN } = loadEnv('production', import.meta.dirname, 'SITE_');

export default { base: new URL(SITE_ORIGIN).pathname };
