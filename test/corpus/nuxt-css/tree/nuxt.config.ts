export default defineNuxtConfig({ compatibilityDate: '2025-01-01', css: ['~/assets/main.css'], devtools: { enabled: false } });
