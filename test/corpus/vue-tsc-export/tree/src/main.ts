import { createApp } from 'vue';
import App from './App.vue';
import { PAGE } from './menu';

for (const link of PAGE.map((page) => page.length)) console.log(link);

createApp(App).mount('#app');
