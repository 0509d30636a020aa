import { greet, pebbleFarewell } from './greet.js';
import './more.js';

const app = document.querySelector('#app');
app.textContent = pebbleFarewell('world') + greet('world');
