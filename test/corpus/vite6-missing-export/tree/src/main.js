import { greet, meadowFarewell } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = meadowFarewell('world') + greet('world');
