import { createApp } from 'vue';
import axios from 'axios';
import App from './App.vue';

console.log(axios);
createApp(App).mount('#app');
