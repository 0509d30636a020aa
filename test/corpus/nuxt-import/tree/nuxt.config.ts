export default defineNuxtConfig({ compatibilityDate: '2025-01-01', devtools: { enabled: false } });
