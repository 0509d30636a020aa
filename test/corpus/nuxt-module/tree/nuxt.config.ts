export default defineNuxtConfig({ compatibilityDate: '2025-01-01', modules: ['@nuxt/content'], devtools: { enabled: false } });
